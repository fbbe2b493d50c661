import type { AnalyticsEvent } from '../ui/analytics-event.ts'
import { whenOpened } from './activation.ts'
import { askConsent } from './consent.ts'

// Sends page views and events (specification 23.2). An element names its event as "action category label" in an
// attribute:
// data-event is sent on a click, data-view with the page view, data-arrival with the page view unless the visitor came by
// Back or reloaded, or the page before told it. Forms and islands use `sendEvent`.

const id: string | undefined = import.meta.env.PUBLIC_GA_MEASUREMENT_ID

/** Does nothing where no analytics facility exists (specification 23.1.1). */
const send = ({ action, category, label, value }: AnalyticsEvent) =>
  window.gtag?.('event', action, { event_category: category, event_label: label, value })

const tell = (event = '') => {
  const [action = '', category = '', ...label] = event.split(' ')
  send({ action, category, label: label.join(' ') })
}

document.addEventListener('analytics', ({ detail }) => send(detail))

function seen() {
  tell(`page_view page ${location.pathname}`)
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-view]')) tell(dataset.view)
  if (window.gtag) tellArrivals()
}

/**
 * Tells the search and the filter that the server answered, except those that the page before told already: a search that
 * is then filtered by a plain request stands in both addresses.
 */
function tellArrivals() {
  const arrivals = [...document.querySelectorAll<HTMLElement>('[data-arrival]')].map(({ dataset }) => dataset.arrival)
  let before: string[] = []
  try {
    before = (sessionStorage.arrivals ?? '').split('\n')
    sessionStorage.arrivals = arrivals.join('\n')
  } catch {
    // Storage may be forbidden: a search that is then filtered is told again.
  }
  if (!performance.navigation.type) for (const told of arrivals) if (told && !before.includes(told)) tell(told)
}

document.addEventListener('click', ({ target }) => {
  const marked = target instanceof Element && target.closest<HTMLElement>('[data-event]')
  if (marked) tell(marked.dataset.event)
})

// The address of these pages holds a private token: nothing is loaded there, even with consent.
const secret = () => /^\/(r|s|newsletter)\//.test(location.pathname)

if (!id) {
  console.warn('PUBLIC_GA_MEASUREMENT_ID is not set: no analytics.')
  whenOpened(seen)
} else if (!secret()) whenOpened(() => askConsent(id, seen))
