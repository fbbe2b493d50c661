// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskItem } from '../../contract/desk/replies.ts'
import type { Selection } from '../inbox/selection.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'

// The layers of keys live in the module: each test has a window of its own.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['performance'] })
  localStorage.clear()
  document.body.replaceChildren()
})

async function openScreen(...layers: string[][]) {
  const { useKeys, useSingleKeys } = await import('./use-keys.ts')
  const done: string[] = []
  const screens = []
  for (const [index, keys] of layers.entries()) {
    const commands = Object.fromEntries(keys.map((key) => [key, () => void done.push(`${key} of layer ${index}`)]))
    screens.push(await renderHook(() => useKeys(commands) ?? true))
  }
  const single = await renderHook(useSingleKeys)
  return { done, screens, single: single.now }
}

function press(key: string, init: KeyboardEventInit & { at?: Element } = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  const { at = document.body } = init
  at.dispatchEvent(event)
  return event
}

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html)
  const added = document.body.lastElementChild
  if (added === null) throw new Error('Nothing was added.')
  return added
}

test('a key does what the part of the screen that was rendered last says, and its default is left out', async () => {
  const { done, screens } = await openScreen(['j', 'u'], ['j'])

  expect(press('j').defaultPrevented).toBe(true)
  press('u')
  expect(press('y').defaultPrevented).toBe(false)
  expect(done).toEqual(['j of layer 1', 'u of layer 0'])

  await screens[1]?.unmount()
  press('J')
  expect(done.at(-1)).toBe('j of layer 0')
})

test('two keys one after the other are a command, if the second comes in time', async () => {
  const { done } = await openScreen(['g d', 'd'])

  press('g')
  vi.advanceTimersByTime(899)
  const inTime = new KeyboardEvent('keydown', { key: 'd', bubbles: true })
  // A busy page hears of it later.
  vi.advanceTimersByTime(900)
  document.body.dispatchEvent(inTime)
  press('g')
  vi.advanceTimersByTime(900)
  press('d')

  expect(done).toEqual(['g d of layer 0', 'd of layer 0'])
})

test('two keys are a command before the second one is, whatever part of the screen has it', async () => {
  const { done } = await openScreen(['g e'], ['e'])

  press('g')
  press('e')

  expect(done).toEqual(['g e of layer 0'])
})

test('a key that is held acts once, but for those that move', async () => {
  const { done } = await openScreen(['e', 'j'])

  for (const key of ['e', 'j']) for (const repeat of [false, true]) press(key, { repeat })

  expect(done).toEqual(['e of layer 0', 'j of layer 0', 'j of layer 0'])
})

test('what lies over all else is asked first, whatever was rendered since', async () => {
  const { useKeys } = await import('./use-keys.ts')
  const done: string[] = []
  for (const [name, rank] of Object.entries({ frame: -1, bar: 1, detail: 0 }))
    await renderHook(
      () =>
        useKeys({ e: () => void done.push(name), ...(rank < 1 && { u: () => void done.push(name) }) }, rank) ?? true,
    )

  press('e')
  press('u')

  expect(done).toEqual(['bar', 'detail'])
})

test('in a field, Ctrl and A select its text, and no requests; X selects one, with Shift a range', async () => {
  const { useListKeys } = await import('../inbox/use-list-keys.ts')
  const { readPlace } = await import('../app/address.ts')
  const selection = { all: vi.fn(), toggle: vi.fn() } as unknown as Selection // what the keys use of it
  const items = [{ reference: 'Q-1' } as DeskItem]
  const place = readPlace('?ref=Q-1')
  await renderHook(() => useListKeys({ items, offset: 0, total: 1, place, selection, name: 'Due' }))

  expect(press('a', { ctrlKey: true, at: add('<textarea></textarea>') }).defaultPrevented).toBe(false)
  expect(selection.all).not.toHaveBeenCalled()
  expect(press('a', { ctrlKey: true }).defaultPrevented).toBe(true)
  expect(selection.all).toHaveBeenCalledOnce()

  press('x')
  press('X', { shiftKey: true })
  expect(vi.mocked(selection.toggle).mock.calls).toEqual([
    ['Q-1', false],
    ['Q-1', true],
  ])
})

test('from a request that has left the list, J and K lead to those that stood beside it, and Enter into it at once', async () => {
  const { useListKeys } = await import('../inbox/use-list-keys.ts')
  const { placeNow, readPlace } = await import('../app/address.ts')
  let items = ['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5'].map((reference) => ({ reference }) as DeskItem)
  let place = readPlace('?ref=Q-3')
  const keys = { offset: 0, total: 5, selection: {} as Selection, name: 'Due' }
  const list = await renderHook(() => useListKeys({ ...keys, items, place }))

  items = items.filter(({ reference }) => reference !== 'Q-3' && reference !== 'Q-4')
  await list.again()
  for (const [key, reference] of Object.entries({ j: 'Q-5', k: 'Q-2' })) {
    press(key)
    expect(placeNow().reference).toBe(reference)
  }
  expect(list.now().next).toBeDefined()
  const detail = add('<article tabindex="-1" id="detail"></article>')
  press('Enter')
  // The next key may lead into a field: a frame later would be too late.
  await Promise.resolve()
  expect(document.activeElement).toBe(detail)

  // Another filter is another list.
  place = readPlace('?ref=Q-3&desk=careers')
  await list.again()
  press('j')
  expect(placeNow().reference).toBe('Q-1')
})

describe('a key does nothing', () => {
  test.each([['<input value="who types">'], ['<textarea></textarea>'], ['<select><option>j</option></select>']])(
    'in %s, but Escape does',
    async (html) => {
      const { done } = await openScreen(['j', 'Escape'])
      const at = add(html)

      press('j', { at })
      press('Escape', { at })

      expect(done).toEqual(['Escape of layer 0'])
    },
  )

  test('behind an open dialog, but the list of commands opens', async () => {
    const { done } = await openScreen(['j', 'Escape', 'mod+k', 'mod+Enter'])
    const dialog = add('<dialog open><button>Erase</button></dialog>')

    press('j')
    press('Escape')
    press('Enter', { ctrlKey: true })
    expect(done).toEqual([])
    press('k', { ctrlKey: true })
    press('k', { metaKey: true })
    expect(done).toEqual(['mod+k of layer 0', 'mod+k of layer 0'])

    dialog.remove()
    press('j')
    expect(done.at(-1)).toBe('j of layer 0')
  })

  test('with Alt, while a word is being composed, or where something else has taken it', async () => {
    const { done } = await openScreen(['j'])
    const at = add('<button>Own</button>')
    at.addEventListener('keydown', (event) => {
      done.push('own')
      event.preventDefault()
    })

    press('j', { altKey: true })
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) press('j', { at, ...composing })
    expect(done).toEqual([])

    press('j', { at })
    expect(done).toEqual(['own'])
  })

  test('alone where single letters are switched off, and that stays so', async () => {
    const first = await openScreen(['j', 'mod+k'])

    await act(async () => first.single()[1](false))
    press('j')
    press('k', { ctrlKey: true })
    expect(first.done).toEqual(['mod+k of layer 0'])

    for (const screen of first.screens) await screen.unmount()
    vi.resetModules()
    expect((await openScreen(['j'])).single()[0]).toBe(false)
  })
})

test('a box that is ticked does not type: keys act there', async () => {
  const { done } = await openScreen(['X', 'x'])

  press('x', { at: add('<input type="checkbox">') })
  press('X', { shiftKey: true })

  expect(done).toEqual(['x of layer 0', 'X of layer 0'])
})
