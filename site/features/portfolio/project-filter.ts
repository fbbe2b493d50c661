import type { AnalyticsEvent } from '../../ui/analytics-event.ts'

// Search and category together (specification 6.3): shows the matching cards, counts them, and keeps both in the
// address.

const list = document.getElementById('projects')
const cards = [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
const input = document.querySelector<HTMLInputElement>('#project-search')
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-category]')]
const shown = document.querySelector('[data-shown]')
const empty = document.getElementById('projects-empty')

let category = 'all'

function filter() {
  const words = searched().toLowerCase().replaceAll('’', "'")
  const fits = (card: HTMLElement) =>
    (category === 'all' || card.dataset.category === category) && (card.dataset.words ?? '').includes(words)
  const count = cards.filter((card) => !card.toggleAttribute('hidden', !fits(card))).length
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.category === category))
  list?.toggleAttribute('data-filtered', count < cards.length)
  list?.toggleAttribute('data-alone', count === 1)
  if (shown) shown.textContent = String(count)
  if (empty) empty.hidden = count > 0
}

function searched(): string {
  return input?.value.trim() ?? ''
}

function keep() {
  const address = new URL(location.href)
  address.hash = ''
  address.searchParams.delete('project')
  for (const [name, value] of Object.entries({ category: category === 'all' ? '' : category, q: searched() })) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  history.replaceState(history.state, '', address)
}

function choose(wanted: string) {
  category = wanted
  filter()
  keep()
}

for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.category ?? 'all'))
input?.addEventListener('input', () => choose(category))
input?.addEventListener('change', () => {
  if (!searched()) return
  // `sendEvent` is in a file that islands share: importing it would cost a request before the first interaction.
  const detail: AnalyticsEvent = { action: 'search', category: 'portfolio', label: searched() }
  document.dispatchEvent(new CustomEvent('analytics', { detail }))
})
document.getElementById('projects-clear')?.addEventListener('click', () => {
  if (input) input.value = ''
  choose('all')
  input?.focus()
})

const query = new URLSearchParams(location.search)
if (input) input.value = query.get('q') ?? input.value
category = buttons.find(({ dataset }) => dataset.category === query.get('category'))?.dataset.category ?? 'all'
filter()

// `?project=wardrow`, or the fragment of links that were sent before projects had pages, opens a project's details,
// at DOMContentLoaded, because shell.ts must listen first. A reload does not open again what was closed.
const named = () => /^#project-(.+)-dialog$/.exec(location.hash)?.[1]
function open(project = '') {
  document.querySelector<HTMLElement>(`[data-opens="project-${CSS.escape(project)}"]`)?.click()
  document.getElementById(`project-${project}-dialog`)?.addEventListener('close', keep)
}
addEventListener('DOMContentLoaded', () => open(query.get('project') ?? named()))
addEventListener('hashchange', () => open(named()))
