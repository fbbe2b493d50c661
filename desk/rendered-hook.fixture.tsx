import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** What a hook gives in a component of a simulated page, now. It is unmounted at `unmount`, or after the test. */
export async function renderHook<T>(hook: () => T, around: (component: ReactNode) => ReactNode = (one) => one) {
  const given: T[] = []
  const root = createRoot(document.createElement('div'))
  const unmount = () => act(async () => root.unmount())
  onTestFinished(async () => {
    await unmount()
    vi.unstubAllGlobals()
  })
  const render = () => act(async () => root.render(around(<Caller call={() => given.push(hook())} />)))
  await render()
  return {
    now(): T {
      const last = given.at(-1)
      if (last === undefined) throw new Error('The hook gave nothing.')
      return last
    },
    /** Calls it again, as when what is around it has changed. */
    again: render,
    unmount,
  }
}

function Caller({ call }: { call: () => void }) {
  call()
  return null
}
