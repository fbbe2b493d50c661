import type { AnalyticsEvent } from '../ui/analytics-event.ts'
import { askConsent } from './consent.ts'

// Which pages are seen and which marked links are pressed (spec 2 §7). An element says its event in an attribute:
// data-event="action category label" for a press, data-view for being on the page, data-arrival for having come to it
// anew: not by Back, not by reloading. Forms and islands send theirs with `sendEvent`.

const id: string | undefined = import.meta.env.PUBLIC_GA_MEASUREMENT_ID

/** Told only where an analytics facility exists (spec 1 §7, product.md 2.27). */
const send = ({ action, category, label, value }: AnalyticsEvent) =>
  window.gtag?.('event', action, { event_category: category, event_label: label, value })

const tell = (event = '') => {
  const [action = '', category = '', ...label] = event.split(' ')
  send({ action, category, label: label.join(' ') })
}

document.addEventListener('analytics', ({ detail }) => send(detail))

function seen() {
  tell(`page_view page ${location.pathname}`)
  const [arrival] = performance.getEntriesByType('navigation')
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-view], [data-arrival]'))
    if (dataset.view) tell(dataset.view)
    else if (isNew) tell(dataset.arrival)
}

document.addEventListener('click', ({ target }) => {
  const marked = target instanceof Element && target.closest<HTMLElement>('[data-event]')
  if (marked) tell(marked.dataset.event)
})

// An address with a private token in it is nobody else's business: there nothing is loaded, whatever was agreed.
const secret = /^\/(r|newsletter)\//.test(location.pathname)

if (!id) {
  console.warn('PUBLIC_GA_MEASUREMENT_ID is not set: no analytics.')
  seen()
} else if (!secret) askConsent(id, seen)
