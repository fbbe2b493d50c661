import { useEffect, useRef } from 'react'
import { createStore } from '../ui/store.ts'

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

/** Keys that go on as long as they are held: any other acts once. */
const MOVES = 'j,k,ArrowDown,ArrowUp'.split(',')

let layers: { rank: number; keys: { current: Keys } }[] = []
let first: { key: string; at: number } | undefined
const singleKeys = createStore(localStorage.getItem(STORED) !== 'off')
addEventListener('keydown', press)
addEventListener('keydown', leaveToInputMethod, true)

/**
 * Keys of a part of the screen, as long as it is rendered. Of equal rank, what was rendered last is asked first.
 *
 * @param rank above 0 for what lies over all else, below for what is asked last.
 */
export function useKeys(keys: Keys, rank = 0): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const layer = { rank, keys: current }
    layers = [layer, ...layers].sort((a, b) => b.rank - a.rank)
    return () => {
      layers = layers.filter((one) => one !== layer)
    }
  }, [rank])
}

/** Whether letters alone act (WCAG 2.1.4: they can be switched off). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [singleKeys.useValue(), setSingleKeys]
}

function setSingleKeys(on: boolean): void {
  localStorage.setItem(STORED, on ? 'on' : 'off')
  singleKeys.set(on)
}

/** While a word is composed, Enter, Escape and arrows choose it: no part of the screen gets them. Safari tells by 229 alone. */
function leaveToInputMethod(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation()
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return
  const withModifier = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key
  const isSingle = key.length === 1 && !withModifier
  if (isSingle && !singleKeys.get()) return
  const isPalette = withModifier && key === 'k'
  if (!isPalette && document.querySelector('dialog[open], [popover]:popover-open')) return
  if (!withModifier && key !== 'Escape' && isTyping(event.target)) return
  const name = withModifier ? `mod+${key}` : key
  const pair = first && event.timeStamp - first.at < PAIR_MS ? `${first.key} ${key}` : undefined
  first = isSingle ? { key, at: event.timeStamp } : undefined
  for (const asked of pair ? [pair, name] : [name])
    for (const { keys } of layers) {
      const command = keys.current[asked]
      if (!command) continue
      const isHeld = event.repeat && !MOVES.includes(key)
      if (!isHeld && command(event) === false) continue
      event.preventDefault()
      if (asked === pair) first = undefined
      return
    }
}

/** Whether a key pressed there is one of a text. A button or a link keeps its own Enter and space. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}
