// With analytics.ts, all of our script that runs before a visitor interacts. Everything else is an island.

import { whenIdle } from './activation.ts'

const root = document.documentElement
const wake = (name: string) => {
  root.dataset.wake = name
  document.dispatchEvent(new Event(`wake:${name}`))
}

// Header: past 100 px (specification 3.1.2) it turns solid.
const header = document.getElementById('header')
if (header)
  new IntersectionObserver(([entry]) => header.toggleAttribute('data-scrolled', !entry?.isIntersecting)).observe(
    document.getElementById('top-mark') as Element,
  )

// The header's quote button steps back to an outline while an orange button of the page is in view, below the header.
const inView = new Set<Element>()
const actions = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    if (header) header.dataset.action = inView.size ? 'near' : 'far'
  },
  { rootMargin: '-64px 0px 0px' },
)
for (const action of document.querySelectorAll('main .bg-signal')) actions.observe(action)

// Dialogs: an element with data-opens="quote" opens #quote-dialog. Its data-choose is the chosen service, its data-title
// the dialog's heading, its data-sounding tells that a sounding goes along. Opening a dialog closes the one before.
function open(name: string, { choose, title, sounding }: DOMStringMap): boolean {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${name}-dialog`)
  if (!dialog) return false
  menu?.hidePopover()
  dialog.dataset.sounding = sounding ?? ''
  dialog.dataset.choose = choose ?? ''
  const heading = dialog.querySelector('h2')
  if (heading && title) heading.textContent = title
  // Only in a form whose script has not come yet: one that has it follows `choose`, and its hidden selects are left to it.
  for (const option of dialog.querySelectorAll<HTMLOptionElement>('select:not([aria-hidden]) option'))
    option.selected ||= option.value === choose
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  cover(true, dialog)
  dialog.showModal()
  heading?.focus()
  dialog.dispatchEvent(new Event('choose'))
  // The frame that shows the dialog goes first: to wake its form takes a phone a third of a second.
  requestAnimationFrame(() => setTimeout(wake, 0, name))
  return true
}

// While a dialog or the menu covers the page, what is out of view is not rendered: the browser computes the style of
// all that becomes inert, and nobody can scroll there, find or read it. Afterwards it comes back part by part, as it does at
// first (styles/layout.css): all at once would block a slow phone. The mono face loads first: its text is then laid out once.
const away = new Set(document.querySelectorAll<HTMLElement>('main>*,body>footer,.prose>*'))
let isCovered = false
addEventListener('load', () =>
  setTimeout(() => document.fonts.load('1em Geist Mono Variable').finally(bringNextBack), 300),
)
function cover(now: boolean, dialog?: Element) {
  isCovered = document.body.classList.toggle('modal-open', now)
  if (isCovered) {
    const sizes = new Map<HTMLElement, DOMRect>()
    for (const part of document.querySelectorAll('main>*,body>footer'))
      findOutOfView(part, sizes, [dialog, document.activeElement])
    for (const part of away) if (!sizes.has(part)) bringBack(part)
    for (const [part, { width, height }] of sizes) {
      away.add(part)
      part.style.width = `${width}px`
      part.style.height = `${height}px`
    }
  } else whenIdle(bringNextBack)
  // A part that is scrolled to before it has come back is shown at once.
  for (const { style } of away) style.contentVisibility = isCovered ? 'hidden' : 'auto'
}

/** What holds a dialog that opens, or has the focus, stays. Inside of a part that is in view, only what lies below it: margins there may join, and would move what is seen. */
function findOutOfView(
  part: Element,
  sizes: Map<HTMLElement, DOMRect>,
  needed: (Element | null | undefined)[],
  isInside = false,
) {
  const size = part.getBoundingClientRect()
  const { top, bottom, height } = size
  if (bottom > 0 && top < innerHeight) {
    if (height > innerHeight) for (const child of part.children) findOutOfView(child, sizes, needed, true)
  } else if (height > 99 && (top > 0 || !isInside) && !needed.some((one) => one && part.contains(one)))
    // Parts of pages are elements of HTML; what lies inside a drawing is never taller than the window.
    sizes.set(part as HTMLElement, size)
}

function bringBack(part: HTMLElement) {
  away.delete(part)
  part.style.width = part.style.height = ''
  part.style.contentVisibility = 'visible'
}

function bringNextBack() {
  root.classList.add('lettered')
  const [part] = away
  if (isCovered) return
  if (!part) return
  bringBack(part)
  // Lays it out now, and not together with the next one.
  void part.offsetTop
  whenIdle(bringNextBack)
}
addEventListener('beforeprint', () => away.forEach(bringBack))

function toggleCalm() {
  const calm = root.toggleAttribute('data-calm')
  try {
    localStorage.calm = +calm
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
  document.dispatchEvent(new Event('calm'))
  // The rule for every element styles the whole page. The frame that shows the choice comes first.
  whenIdle(() => root.toggleAttribute('data-calms', calm))
}

// A selection of text that begins in a dialog and ends on its backdrop is a click on the dialog, too.
let pressed: EventTarget | null
document.addEventListener('pointerdown', ({ target }) => {
  pressed = target
})

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const opener = target.closest<HTMLElement>('[data-opens]')?.dataset
  // A jump within the page needs the true heights of all parts above its target.
  if (target.closest('a')?.hash) away.forEach(bringBack)
  if (opener?.opens && !(event.metaKey || event.ctrlKey || event.shiftKey) && open(opener.opens, opener))
    event.preventDefault()
  // The target of a click on the backdrop is the dialog itself.
  else if (target.closest('[data-closes]') || (target === pressed && target.matches('dialog')))
    target.closest('dialog')?.close()
  else if (target.closest('[data-calm-switch]')) toggleCalm()
  else if (target.closest('#menu a')) menu?.hidePopover()
})
document.addEventListener('close', () => document.querySelector('dialog[open]') ?? cover(false), true)

// The form's island wakes when the pointer or the focus rests on the button; a press that comes at once opens the dialog
// first. So does the one for tooltips, without delay, where there is a keyboard or a pointer that can rest.
for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('[data-opens]')
    if (opener) setTimeout(wake, 150, opener.dataset.opens)
    const named = target.closest('[data-tooltip]')
    if (named && (matchMedia('(hover)').matches || named.matches(':focus-visible')))
      document.dispatchEvent(new Event('wake:tooltips'))
    // Beside the entries of the mega-menu stands the drawing of the one under pointer or focus, or of the page's own, or of the first: fetched
    // when it is first named.
    const entry =
      mega?.contains(target) &&
      (target.closest<HTMLElement>('[data-figure]') ||
        (!figure?.hasAttribute('href') &&
          (mega.querySelector<HTMLElement>('.mega-item[aria-current]') ??
            mega.querySelector<HTMLElement>('[data-figure]'))))
    if (entry) figure?.setAttribute('href', `/art/menu.svg#${entry.dataset.figure}`)
  })
}

// Menu of narrow screens: while it covers the page, nothing behind it takes the focus or scrolls. A wide window has no
// button for it.
const menu = document.getElementById('menu')
menu?.addEventListener('beforetoggle', ({ newState }) => {
  const isOpen = newState === 'open'
  cover(isOpen)
  for (const part of document.querySelectorAll('body>:is(a,header,main,footer)')) part.toggleAttribute('inert', isOpen)
})
menu?.addEventListener('toggle', ({ newState }) => newState === 'open' && menu.querySelector('button')?.focus())
matchMedia('(width>=64rem)').onchange = () => menu?.hidePopover()

// Mega-menu: CSS opens it on hover. This adds the toggle button and Escape.
const mega = document.querySelector<HTMLElement>('[data-mega]')
const toggle = mega?.querySelector('button')
const setMega = (state: '' | 'open' | 'shut') => {
  if (!mega) return
  mega.dataset.mega = state
  if (toggle) toggle.ariaExpanded = `${state ? state === 'open' : mega.matches(':hover')}`
}
const isPinned = () => mega?.dataset.mega === 'open'
toggle?.addEventListener('click', () => setMega(isPinned() ? 'shut' : 'open'))
// What takes the focus is a node, or nothing of this page.
mega?.addEventListener('focusout', (event) => mega.contains(event.relatedTarget as Node | null) || setMega(''))
mega?.addEventListener('mouseenter', () => isPinned() || setMega(''))
mega?.addEventListener('mouseleave', () => (isPinned() && mega.contains(document.activeElement)) || setMega(''))
// The pointer may have been there before this script.
setMega('')
const figure = mega?.querySelector('use')
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || toggle?.ariaExpanded !== 'true') return
  // Under the pointer it stays shut until the pointer leaves.
  setMega('shut')
  if (mega?.contains(document.activeElement)) toggle.focus()
})

// A logo that fails to load is hidden with its place (specification 3.5.3).
const hideLogo = (image: EventTarget | null) => {
  if (image instanceof Element && image.matches('[data-logo]')) image.closest('li')?.toggleAttribute('hidden', true)
}
document.addEventListener('error', (event) => hideLogo(event.target), true)
for (const image of document.images) if (image.complete && !image.naturalWidth && image.currentSrc) hideLogo(image)

// Deep link: /?quote=devops (specification 2.3.1).
const quote = new URLSearchParams(location.search).get('quote')
if (quote !== null) open('quote', { choose: quote })
