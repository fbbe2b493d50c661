// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { wakeElement } from '../../tests/support/simulated-page.ts'
import { AUTO_ROTATION_MS } from './rotation.ts'
import { useRotation } from './use-rotation.ts'

let page: HTMLElement
let look: (isIntersecting: boolean) => void

class FakeObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  delete document.documentElement.dataset.calm
})

async function open(before = (_page: HTMLElement) => {}) {
  const turn = vi.fn()
  page = await wakeElement(<Tabs turn={turn} />, before)
  await act(async () => look(true))
  return turn
}

function Tabs({ turn }: { turn: () => void }) {
  const ground = useRef<HTMLDivElement>(null)
  useRotation({ ground, every: AUTO_ROTATION_MS, at: 0, turn })
  return (
    <div ref={ground}>
      <button type="button">First</button>
    </div>
  )
}

function point(type: 'pointerenter' | 'pointerleave') {
  return act(async () => page.firstElementChild?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' })))
}

function pass(ms: number) {
  return act(async () => void vi.advanceTimersByTime(ms))
}

test.each([
  ['', []],
  [', which stands still while a pointer rests on it', [60_000]],
])('what is shown gives way after its time, and not before%s', async (_when, rests) => {
  const turn = await open()

  await pass(AUTO_ROTATION_MS - 1000)
  for (const ms of rests) {
    await point('pointerenter')
    await pass(ms)
    await point('pointerleave')
  }
  await pass(999)
  expect(turn).not.toHaveBeenCalled()
  await pass(1)

  expect(turn).toHaveBeenCalledTimes(1)
})

test.each([
  ['for a visitor who wants calm', () => document.documentElement.setAttribute('data-calm', '')],
  ['under the focus that woke it', (asleep: HTMLElement) => asleep.querySelector('button')?.focus()],
])('nothing turns %s', async (_when, before) => {
  const turn = await open(before)

  await pass(60_000)

  expect(turn).not.toHaveBeenCalled()
})
