// The listing's tabs filter the groups, and the address keeps the choice.

const bar = document.querySelector<HTMLElement>('.filter-tabs')
const tabs = [...(bar?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
const panel = document.getElementById('all')

function choose(tab: HTMLElement) {
  const category = tab.dataset.category ?? 'all'
  for (const one of tabs) {
    one.setAttribute('aria-selected', String(one === tab))
    one.tabIndex = one === tab ? 0 : -1
  }
  panel?.setAttribute('aria-labelledby', tab.id)
  for (const group of panel?.children ?? [])
    group.toggleAttribute('hidden', category !== 'all' && group.id !== category)
  return category
}

function chooseAndKeep(tab: HTMLElement) {
  const category = choose(tab)
  const address = new URL(location.href)
  address.hash = ''
  if (category === 'all') address.searchParams.delete('category')
  else address.searchParams.set('category', category)
  history.replaceState(history.state, '', address)
}

for (const tab of tabs) {
  tab.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    chooseAndKeep(tab)
  })
}
bar?.addEventListener('keydown', (event) => {
  // Alt and an arrow is Back.
  if (event.altKey || event.metaKey || event.ctrlKey) return
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
  const next = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length)
  if (steps[event.key] === undefined || next === undefined) {
    // These tabs are links: Space would scroll the page.
    if (event.key === ' ') {
      event.preventDefault()
      tabs[at]?.click()
    }
    return
  }
  event.preventDefault()
  next.focus()
  next.click()
})

const wanted = new URLSearchParams(location.search).get('category') ?? location.hash.slice(1)
const first = tabs.find((tab) => tab.dataset.category === wanted) ?? tabs[0]
if (first) choose(first)
