// On a small screen the browser first lays out only what is in view (styles/home/first-layout.css). This lays out the rest
// once the page has been parsed, one section at a time: all at once would block a slow phone.

for (const section of document.querySelectorAll<HTMLElement>('main > section')) setTimeout(layOut, 0, section)

function layOut(section: HTMLElement) {
  section.style.contentVisibility = 'visible'
  // Reading its size forces its layout now, before the next section's.
  section.getBoundingClientRect()
}
