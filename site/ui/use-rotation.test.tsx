// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openElement } from '../../tests/support/simulated-page.ts'
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

async function open() {
  const turn = vi.fn()
  const opened = openElement()
  page = opened.page
  await opened.draw(<Tabs turn={turn} />)
  await act(async () => look(true))
  return turn
}

function Tabs({ turn }: { turn: () => void }) {
  const ground = useRef<HTMLDivElement>(null)
  useRotation({ ground, every: AUTO_ROTATION_MS, at: 0, turn })
  return <div ref={ground} />
}

function ground(): Element {
  const found = page.firstElementChild
  if (found === null) throw new Error('The tabs are not drawn.')
  return found
}

function point(type: 'pointerenter' | 'pointerleave') {
  return act(async () => ground().dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' })))
}

function pass(ms: number) {
  return act(async () => void vi.advanceTimersByTime(ms))
}

test('what is shown gives way after its time, and not before', async () => {
  const turn = await open()

  await pass(AUTO_ROTATION_MS - 1)
  expect(turn).not.toHaveBeenCalled()
  await pass(1)

  expect(turn).toHaveBeenCalledTimes(1)
})

test('while a pointer rests on it nothing turns, and then the rest of its time runs on', async () => {
  const turn = await open()
  await pass(AUTO_ROTATION_MS - 1000)

  await point('pointerenter')
  await pass(60_000)
  expect(turn).not.toHaveBeenCalled()
  await point('pointerleave')
  await pass(999)
  expect(turn).not.toHaveBeenCalled()
  await pass(1)

  expect(turn).toHaveBeenCalledTimes(1)
})

test('who wants calm sees nothing turn', async () => {
  document.documentElement.dataset.calm = ''
  const turn = await open()

  await pass(60_000)

  expect(turn).not.toHaveBeenCalled()
})
