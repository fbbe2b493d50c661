// Opened anew on a small screen, the page lays out what is in view (home.css). The rest follows here, a section at a time so
// that none holds up a touch, and all at once when one comes: then places and lengths are true before anybody uses them.

/** After load, and between two sections, in milliseconds. */
const REST = 300
const STEP = 40

const sections = [...document.querySelectorAll<HTMLElement>('main > section')]

function layOut(section: HTMLElement) {
  section.style.contentVisibility = 'visible'
}

addEventListener('load', () => {
  for (const [place, section] of sections.entries()) setTimeout(layOut, REST + STEP * place, section)
})
for (const touch of ['pointerdown', 'keydown']) {
  addEventListener(touch, () => sections.map(layOut), { once: true })
}
