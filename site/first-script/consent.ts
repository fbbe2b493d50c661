const KEY = 'analytics'

/**
 * Loads Google Analytics for a visitor who agreed; asks, once, one who has not answered. A browser that sends Global
 * Privacy Control has answered. `#analytics` in the address asks again, which is how consent is withdrawn.
 */
export function askConsent(id: string, seen: () => void): void {
  const bar = document.getElementById('consent')
  const declined = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const ask = (open: boolean) => bar?.toggleAttribute('hidden', !open)

  const answer = stored() ?? (declined ? 'no' : undefined)
  if (answer === 'yes') load(id, seen)
  ask(answer === undefined || location.hash === '#analytics')

  addEventListener('hashchange', () => location.hash === '#analytics' && ask(true))
  bar?.addEventListener('click', ({ target }) => {
    const given = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!given) return
    store(given)
    ask(false)
    // Answered: a page that is reloaded must not ask again.
    if (location.hash === '#analytics') history.replaceState(null, '', location.pathname + location.search)
    if (given === 'yes') load(id, seen)
    // What runs cannot be unloaded: the next page comes without it.
    else window.gtag = undefined
  })
}

function load(id: string, seen: () => void): void {
  if (window.gtag) return
  const queue: unknown[] = []
  Object.assign(window, { dataLayer: queue })
  window.gtag = function gtag() {
    // Google's script reads the arguments object itself; an array would be ignored.
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  window.gtag('js', new Date())
  // Page views are ours to send, so that each is sent once and after consent.
  window.gtag('config', id, { send_page_view: false })
  seen()
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  script.async = true
  document.head.append(script)
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    // Where nothing may be stored, nothing is measured, and nobody is asked on every page.
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
