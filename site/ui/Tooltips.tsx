import { Tooltip } from 'radix-ui'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

/** How long the pointer rests before a tooltip opens, and how soon after one the next opens at once, in ms. */
const DELAY = { delayDuration: 700, skipDelayDuration: 300 }

/**
 * Shows the name of every element with `data-tooltip` while the pointer rests on it, or when the Tab key reaches it. The
 * elements stand anywhere in the page and need no island of their own. shell.ts wakes this one when it is first needed.
 */
export function Tooltips() {
  const [keys, setKeys] = useState<ReadonlyMap<HTMLElement, number>>(new Map())
  const tabbed = useTabbed()

  useEffect(() => {
    const follow = (target: EventTarget | null) => {
      const element = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')
      if (element) setKeys((known) => (known.has(element) ? known : new Map(known).set(element, known.size)))
    }
    const followTarget = ({ target }: Event) => follow(target)
    for (const element of document.querySelectorAll('[data-tooltip]:is(:hover, :focus-visible)')) follow(element)
    const ended = new AbortController()
    const { signal } = ended
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, followTarget, { signal })
    return () => ended.abort()
  }, [])

  return (
    <Tooltip.Provider {...DELAY}>
      {[...keys].map(([element, key]) => (
        <ElementTooltip key={key} element={element} tabbed={tabbed} />
      ))}
    </Tooltip.Provider>
  )
}

/** Whether Tab was pressed last: a focus that a script moves opens no tooltip, which would take the first Escape from a menu or dialog. This script may come after the key: a focus inside a menu or dialog then came with its opening. */
function useTabbed() {
  const tabbed = useRef(false)
  useEffect(() => {
    tabbed.current = document.querySelector('[data-tooltip]:focus-visible:not([popover] *, dialog *)') !== null
    const note = (event: Event) => {
      tabbed.current = event instanceof KeyboardEvent && event.key === 'Tab'
    }
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, options)
    return () => ended.abort()
  }, [])
  return tabbed
}

interface ElementTooltipProps {
  element: HTMLElement
  tabbed: { current: boolean }
}

function ElementTooltip({ element, tabbed }: ElementTooltipProps) {
  // Only what the browser shows in its top layer is seen over a dialog.
  const container = element.closest<HTMLElement>('dialog, [popover]') ?? document.body
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Trigger element={element} tabbed={tabbed} />
      </Tooltip.Trigger>
      <Tooltip.Portal container={container}>
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          <Name element={element} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** The short name of `data-tooltip`; without one, the name that screen readers say. Read whenever the tooltip opens. */
function Name({ element }: { element: HTMLElement }): ReactNode {
  // Of two names styles show one.
  const shown = [...element.children].filter((child) => child.checkVisibility())
  return element.dataset.tooltip || element.ariaLabel || shown.map((child) => child.textContent).join('')
}

/** What Radix asks of a trigger, for an element that is in the page already. */
interface TriggerProps extends ElementTooltipProps {
  ref?: Ref<HTMLElement>
  onPointerMove?: (event: Event) => void
  onPointerLeave?: (event: Event) => void
  onPointerDown?: (event: Event) => void
  onFocus?: (event: Event) => void
  onBlur?: (event: Event) => void
  onClick?: (event: Event) => void
}

/** Leaves out `aria-describedby`: the tooltip repeats the element's name, which screen readers say anyway. */
function Trigger({ element, tabbed, ref, ...handlers }: TriggerProps) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }, [ref, element])
  useEffect(() => {
    const ended = new AbortController()
    const on = (type: string, act: (event: Event) => void) =>
      element.addEventListener(type, act, { signal: ended.signal })
    const focus = (event: Event) => tabbed.current && latest.current.onFocus?.(event)
    // What is open under a button says more than its name.
    const point = (event: Event) => element.ariaExpanded !== 'true' && latest.current.onPointerMove?.(event)
    on('pointermove', point)
    on('pointerleave', (event) => latest.current.onPointerLeave?.(event))
    on('pointerdown', (event) => latest.current.onPointerDown?.(event))
    on('focus', focus)
    on('blur', (event) => latest.current.onBlur?.(event))
    on('click', (event) => latest.current.onClick?.(event))
    // The browser's own tooltip would stand beside this one.
    element.removeAttribute('title')
    if (element.matches(':hover')) point(new PointerEvent('pointermove'))
    if (element.matches(':focus-visible')) focus(new FocusEvent('focus'))
    return () => ended.abort()
  }, [element, tabbed])
  return null
}
