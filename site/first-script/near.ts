// For the home page: puts a picture of ui/Near.tsx into it when the first screen is there and its place is near the view, or
// for print, closes on a phone what folds (ui/Fold.tsx), and opens a tab that is pressed before its island is awake.

const HELD = 'noscript[data-near]'
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) show(target)
  },
  { rootMargin: '1000px' },
)
addEventListener('load', () => {
  for (const { parentElement } of document.querySelectorAll(HELD)) if (parentElement) observer.observe(parentElement)
})
addEventListener('beforeprint', () => show(document))

// A phone's page is short: what folds is closed there, but for the first business stage.
if (matchMedia('(width < 40rem)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold:not(.stage:first-child *)')) fold.open = false

// As the island will find it (ui/Tabs.tsx), which is then told of the press (interaction.ts).
addEventListener('mousedown', ({ button, target }) => {
  const tab = !button && target instanceof Element && target.closest('astro-island[ssr] [role=tab]')
  const tabs = tab && (tab.parentElement?.children as HTMLCollectionOf<HTMLElement> | undefined)
  for (const other of tabs || []) {
    const isOpen = other === tab
    const panel = document.getElementById(`${other.getAttribute('aria-controls')}`) as HTMLElement
    other.ariaSelected = `${isOpen}`
    panel.hidden = !isOpen
    other.dataset.state = panel.dataset.state = isOpen ? 'active' : 'inactive'
  }
})

function show(place: ParentNode) {
  for (const held of place.querySelectorAll(HELD)) held.outerHTML = held.textContent
}
