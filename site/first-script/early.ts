// Runs before the first paint: site/frame/Document.astro has it in the head, minified.

export {}

const root = document.documentElement
const classes = root.classList
// Styles hide what needs script as long as this class is not there.
classes.add('js')

// Calm is what the visitor chose last, else what the device asks for: reduced motion, or Save-Data (specification
// 14.1.2).
let chosen: string | undefined
try {
  chosen = localStorage.calm
} catch {
  // Storage may be forbidden.
}
if (chosen ? chosen === '1' : matchMedia('(prefers-reduced-motion:reduce)').matches || navigator.connection?.saveData)
  root.dataset.calm = ''

// On a slow line, what the first screen can do without would take its share from the screen's fonts. Styles hold it back
// until `settled`, and the manifest stands in a noscript element till then. The mono face comes after that, with
// `lettered`: a fallback of the same width stands in its place.
addEventListener('load', () => {
  setTimeout(() => {
    classes.add('settled')
    // Every page has one (Document.astro).
    const manifest = root.querySelector('noscript') as Element
    manifest.outerHTML = manifest.textContent
  }, 200)
  setTimeout(() => document.fonts.load('1em Geist Mono Variable').finally(() => classes.add('lettered')), 280)
})

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean }
  }
}
