/** How long the plate before may stand in for the one that comes, in ms. After that its empty box is shown. */
const LONGEST_WAIT_MS = 8000

/** The panel whose plate is awaited, by the tabs. */
const awaited = new WeakMap<Element, Element>()

/** The fade of styles/home/services.css, in ms. */
const FADE_MS = 180

/** Fetches and decodes the plate of a hidden panel, for when it opens. Never rejects: a picture that fails has words. */
export async function fetchPlate(panel: Element): Promise<void> {
  const plate = plateOf(panel)
  if (!plate) return
  plate.loading = 'eager'
  await plate.decode().catch(() => undefined)
}

/** Fetches the plate of a tab that the pointer or the focus reaches. @returns what ends that. */
export function fetchPlatesAhead(tabs: Element): () => void {
  const fetchNamed = ({ target }: Event) => {
    const panel = target instanceof Element && target.closest('[role=tab]')?.getAttribute('aria-controls')
    const named = panel && document.getElementById(panel)
    if (named) fetchPlate(named)
  }
  const listening = new AbortController()
  for (const type of ['pointerover', 'focusin']) tabs.addEventListener(type, fetchNamed, listening)
  return () => listening.abort()
}

/**
 * Lets the plate of the panel that closes lie over the one that opens until that is there (`data-stays`), and then fade.
 * Call it just before the panels change.
 */
export async function changePlate(from: HTMLElement, to: HTMLElement): Promise<void> {
  const tabs = to.parentElement
  if (!tabs) return
  const isAwaited = () => awaited.get(tabs) === to
  awaited.set(tabs, to)
  // While a plate has not come, the one before it stays.
  if (plateOf(from)?.complete) {
    clear(tabs)
    from.dataset.stays = ''
  }
  delete to.dataset.stays
  await Promise.race([fetchPlate(to), after(LONGEST_WAIT_MS)])
  if (!isAwaited()) return
  for (const panel of tabs.querySelectorAll<HTMLElement>('[data-stays]')) panel.dataset.stays = 'fades'
  await after(FADE_MS)
  if (isAwaited()) clear(tabs)
}

function clear(tabs: Element) {
  for (const panel of tabs.querySelectorAll('[data-stays]')) panel.removeAttribute('data-stays')
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function plateOf(panel: Element): HTMLImageElement | null {
  return panel.querySelector<HTMLImageElement>('.service-picture img')
}
