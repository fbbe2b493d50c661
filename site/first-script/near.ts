// For the home page: puts a picture of ui/Near.tsx into it when its place comes near the view, or when it is printed, and closes
// on a phone what folds (ui/Fold.tsx).

const places = new Set<Element>()
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) show(target)
  },
  { rootMargin: '1000px' },
)
for (const { parentElement } of document.querySelectorAll('noscript[data-near]'))
  if (parentElement) places.add(parentElement)
for (const place of places) observer.observe(place)
addEventListener('beforeprint', () => places.forEach(show))

// A phone's page is short: what folds is closed there, but for the first business stage.
if (matchMedia('(width < 40rem)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold:not(.stage:first-child *)')) fold.open = false

function show(place: Element) {
  observer.unobserve(place)
  places.delete(place)
  for (const held of place.querySelectorAll(':scope > noscript')) held.outerHTML = held.textContent
}
