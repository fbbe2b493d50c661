import { deletions } from './analytics-cookies.ts'

const KEY = 'analytics'

/**
 * Loads Google Analytics for a visitor who agreed, and asks one who has not answered. Global Privacy Control counts as
 * the answer "no". `#analytics` in the address asks again: that is how a visitor withdraws consent. Whoever has said no
 * has no cookie of Google Analytics.
 */
export function askConsent(id: string, seen: () => void): void {
  const bar = document.getElementById('consent')
  const declined = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const ask = (open: boolean) => bar?.toggleAttribute('hidden', !open)

  function obey(given = stored() ?? (declined ? 'no' : undefined)) {
    ask(given === undefined || location.hash === '#analytics')
    // A script that runs cannot be unloaded, but it obeys this. The next page comes without it.
    Object.assign(window, { [`ga-disable-${id}`]: given !== 'yes' })
    if (given === 'yes') load(id, seen)
    else {
      window.gtag = undefined
      // A script that ran until its page was left may have set its cookies again.
      deleteCookies()
    }
  }

  obey()
  // The answer of another tab, or of a later page from which this one comes back.
  addEventListener('storage', ({ key }) => key === KEY && obey())
  addEventListener('pageshow', ({ persisted }) => persisted && obey())
  addEventListener('hashchange', () => location.hash === '#analytics' && ask(true))
  bar?.addEventListener('click', ({ target }) => {
    const given = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!given) return
    store(given)
    // Else a reload would ask again.
    if (location.hash === '#analytics') history.replaceState(null, '', location.pathname + location.search)
    obey(given)
  })
}

function load(id: string, seen: () => void): void {
  if (window.gtag) return
  const queue: unknown[] = []
  Object.assign(window, { dataLayer: queue })
  window.gtag = function gtag() {
    // Google's script accepts only the arguments object, no array.
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  window.gtag('js', new Date())
  // We send page views ourselves: each once, and only after consent.
  window.gtag('config', id, { send_page_view: false })
  seen()
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  script.async = true
  document.head.append(script)
}

/** By the document: the Cookie Store API needs https and a recent browser. */
function deleteCookies(): void {
  for (const cookie of deletions(document.cookie, location.hostname)) Object.assign(document, { cookie })
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    // The answer could not be stored and would be asked for on every page: we measure nothing.
    return 'no'
  }
}

function store(answer: string): void {
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // The answer then holds for this page.
  }
}

declare global {
  interface Window {
    /** Present once the visitor has agreed. */
    gtag?: (command: 'event' | 'config' | 'js', subject: string | Date, details?: Record<string, unknown>) => void
  }
}
