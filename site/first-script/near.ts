// Puts a picture of ui/Near.tsx into the page when its place comes near the view, or when the page is printed.

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

function show(place: Element) {
  observer.unobserve(place)
  places.delete(place)
  for (const held of place.querySelectorAll(':scope > noscript')) held.outerHTML = held.textContent
}
