import type { ReactNode } from 'react'
import { openElement } from '../tests/support/simulated-page.ts'

/** What a hook gives in a component of a simulated page, now. It is unmounted at `unmount`, or after the test. */
export async function renderHook<T>(hook: () => T, around: (component: ReactNode) => ReactNode = (one) => one) {
  const given: T[] = []
  const { draw, end: unmount } = openElement()
  const render = () => draw(around(<Caller call={() => given.push(hook())} />))
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
