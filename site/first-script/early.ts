// Runs before the first paint: site/frame/Document.astro has it in the head, minified.

export {}

const root = document.documentElement
const classes = root.classList
// Styles hide what needs script as long as this class is not there.
classes.add('js')
// What the first screen can do without: the icon, the manifest, late.css (Document.astro has them just before this script).
const late = root.querySelector('noscript') as Element
// A link to a part of a page needs the true heights of all parts above it (styles/layout.css), before the page
// has loaded: until then the browser keeps the part in its place. So does a page that is read again where it was left.
// `performance.navigation` is deprecated, but short: its type is 0 for a visit, and more for a reload or a way back.
if (location.hash || performance.navigation.type) {
  classes.add('deep')
  late.outerHTML = late.textContent
}

// Calm is what the visitor chose last, else what the device asks for: reduced motion, which may change while the page is
// open, less data, or a line on which films would be in the way (specification 14.1.2).
const reduced = matchMedia('(prefers-reduced-motion:reduce)')
function followCalm() {
  let chosen: string | undefined
  try {
    chosen = localStorage.calm
    // In another tab, or on a later page from which this one comes back, the visitor may choose again.
    document.onvisibilitychange = followCalm
  } catch {
    // Storage may be forbidden.
  }
  const { saveData, effectiveType } = navigator.connection ?? {}
  const sparing = saveData || /[23]g/.test(effectiveType as string) || matchMedia('(prefers-reduced-data)').matches
  const calm = chosen ? +chosen > 0 : reduced.matches || sparing
  root.toggleAttribute('data-calm', calm)
  root.toggleAttribute('data-calms', calm)
  document.dispatchEvent(new Event('calm'))
}
followCalm()
reduced.onchange = followCalm
// A page that was rendered ahead is opened: meanwhile the visitor may have chosen on the page before.
document.onprerenderingchange = followCalm

// On a slow line, `late` would slow the first screen's fonts. Styles, too, hold back what they ask for until `settled`.
addEventListener('load', () =>
  setTimeout(() => {
    classes.add('settled')
    late.outerHTML = late.textContent
  }, 200),
)

declare global {
  interface Document {
    onprerenderingchange: () => void
  }
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
