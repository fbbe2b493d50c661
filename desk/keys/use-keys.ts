import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * `j`, `X` (with Shift), `Enter`, `mod+k` (Ctrl or Cmd), `g d` (one after the other). A command that gives `false` leaves the
 * key to whoever is asked next, at last to the browser.
 */
export type Keys = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>

/** The key beside a letter in commands, as this keyboard names it: both are taken. */
export const MODIFIER = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'

/** Until when the second key of a pair counts, ms. */
const PAIR_MS = 900
const STORED = 'desk.single-keys'

const layers: { current: Keys }[] = []
let first: { key: string; at: number } | undefined
let singleKeys = localStorage.getItem(STORED) !== 'off'
const listeners = new Set<() => void>()

/** Keys of a part of the screen, as long as it is rendered. What was rendered last is asked first. */
export function useKeys(keys: Keys): void {
  const layer = useRef(keys)
  layer.current = keys
  useEffect(() => {
    if (layers.length === 0) addEventListener('keydown', press)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener('keydown', press)
    }
  }, [])
}

/** Whether letters alone act (WCAG 2.1.4: they can be switched off). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => singleKeys,
  )
  return [on, setSingleKeys]
}

function setSingleKeys(on: boolean): void {
  singleKeys = on
  localStorage.setItem(STORED, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return
  const withModifier = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key
  const isSingle = key.length === 1 && !withModifier
  if (isSingle && !singleKeys) return
  const isPalette = withModifier && key === 'k'
  if (!isPalette && document.querySelector('dialog[open], [popover]:popover-open')) return
  if (!withModifier && key !== 'Escape' && isTyping(event.target)) return
  const name = withModifier ? `mod+${key}` : key
  const pair = first && performance.now() - first.at < PAIR_MS ? `${first.key} ${key}` : undefined
  first = isSingle ? { key, at: performance.now() } : undefined
  for (const { current } of [...layers].reverse()) {
    const command = (pair && current[pair]) || current[name]
    if (!command || command(event) === false) continue
    event.preventDefault()
    first = pair && current[pair] ? undefined : first
    return
  }
}

/** A button or a link keeps its own Enter and space. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}
