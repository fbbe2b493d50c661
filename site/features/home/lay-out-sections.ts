// On a small screen the page is first laid out as far as it is in view (home.css). The rest follows as soon as it has been
// read, but a section at a time: in one piece it would hold up a slow phone.

for (const section of document.querySelectorAll<HTMLElement>('main > section')) setTimeout(layOut, 0, section)

function layOut(section: HTMLElement) {
  section.style.contentVisibility = 'visible'
  // Asked for its height, it is laid out now and not together with the next.
  section.getBoundingClientRect()
}
