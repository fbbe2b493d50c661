/** Corners of the window in the order of choice; styles/notices.css places the notices in them. */
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const

/** What a notice must not cover, and what it covers only if there is no other place. */
const FIELDS = 'input, select, textarea, [role="combobox"]'
const CONTROLS = 'button, a[href]'
/** One field counts for more than all the buttons and links of a page. */
const FIELD_WEIGHT = 1000

/**
 * Moves the notices to the first corner in which they cover no field, or the least. They stay where they are while they
 * cover none, so that scrolling does not make them jump; in a dialog they begin at its top. Narrow screens have one place
 * for them, at the top.
 */
export function keepClearOfFields(layer: HTMLElement): void {
  keepBelowHead(layer)
  if (layer.querySelector('.toast') === null || matchMedia('(width < 48rem)').matches) return
  const container = layer.closest('dialog') ?? document.body
  const fields = boxes(container, FIELDS)
  const controls = boxes(container, CONTROLS)
  const present = layer.getBoundingClientRect()
  const { width, height } = present

  const costs = CORNERS.map((corner) => {
    const place = placeOf(corner, width, height)
    return FIELD_WEIGHT * covered(fields, place) + covered(controls, place)
  })
  const chosen = CORNERS.findIndex((corner) => layer.matches(`[data-corner="${corner}"]`))
  if (chosen >= 0 && (costs[chosen] ?? 0) < FIELD_WEIGHT) return
  if (chosen < 0 && layer.closest('.form-dialog') && covered(fields, present) === 0) return
  layer.dataset.corner = CORNERS[costs.indexOf(Math.min(...costs))]
}

/** In a dialog of one column the notices stand below its head: title, due time and Close stay free. */
function keepBelowHead(layer: HTMLElement) {
  const head = matchMedia('(width < 64rem)').matches && layer.closest('dialog')?.querySelector('.form-dialog-panel')
  const below = head ? Math.min(Math.max(0, head.getBoundingClientRect().bottom), innerHeight * 0.4) : 0
  layer.style.top = below > 0 ? `${below}px` : ''
}

/** Between the notice and the card, in px. */
const GAP = 12

/**
 * Lifts the success card above a notice in its corner (styles/notices.css), or lets it sink. Called whenever one of the two
 * comes or changes. Set on the card alone: a property of the root would restyle the whole page.
 */
export function liftCard(): void {
  const card = document.querySelector<HTMLElement>('.sent-floating')
  const layer = document.querySelector<HTMLElement>('.toast-layer')
  // A notice that is gone has no height.
  const height = layer?.querySelector<HTMLElement>('.toast')?.offsetHeight ?? 0
  const isInItsCorner = height > 0 && (layer?.dataset.corner ?? 'bottom right') === 'bottom right'
  card?.toggleAttribute('data-lifted', isInItsCorner)
  card?.style.setProperty('--toast-lift', isInItsCorner ? `${height + GAP}px` : '0px')
}

function boxes(container: Element, selector: string): DOMRect[] {
  return [...container.querySelectorAll(selector)]
    .filter((element) => element.closest('.toast-layer, .trap, .sent') === null && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
}

function placeOf(corner: (typeof CORNERS)[number], width: number, height: number): DOMRect {
  const { clientWidth, clientHeight } = document.documentElement
  return new DOMRect(
    corner.endsWith('right') ? clientWidth - width : 0,
    corner.startsWith('bottom') ? clientHeight - height : 0,
    width,
    height,
  )
}

function covered(all: DOMRect[], place: DOMRect): number {
  return all.filter(
    (box) => box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top,
  ).length
}
