import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { PATIENT } from '../tests/support/patience.ts'
import { openElement } from '../tests/support/simulated-page.ts'
import { queryClient } from './api/queries.ts'
import { type Session, SessionProvider } from './app/session.tsx'

export { typeInto } from '../tests/support/simulated-page.ts'

/** A simulated page for parts of the screen, which read this of the session. They end at `end`, or after the test. */
export function openPage(session: object = {}) {
  // What a server answered here is none of the next file's.
  onTestFinished(() => queryClient.clear())
  const { draw, ...opened } = openElement()
  const drawInSession = (part: ReactNode) =>
    draw(
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session as Session}>{part}</SessionProvider>
      </QueryClientProvider>,
    )
  return { ...opened, draw: drawInSession }
}

/** Presses the first button that says so. */
export const pressButton = (page: HTMLElement, words: string) =>
  act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))?.click())

/** What was begun by then has ended. */
export const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

/** Waits until `check` throws no more. */
export const until = (check: () => void) => act(() => vi.waitFor(check, PATIENT))
