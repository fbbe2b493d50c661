// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'a failure interrupts what a screen reader says',
    { title: 'Lost', text: 'Not sent.', destructive: true },
    'assertive',
  ],
  ['a success waits for its end', { title: 'Stored', text: 'We have it.' }, 'polite'],
])('%s', async (_what, notice, politeness) => {
  const before = announcements()

  await act(async () => toast(notice))

  const added = announcements().filter((one) => !before.includes(one))
  expect(added.map((one) => one.getAttribute('aria-live'))).toEqual([politeness])
  const shown = [...document.querySelectorAll('.toast')].at(-1)
  expect(shown?.textContent).toContain(notice.title)
  expect(shown?.textContent).toContain(notice.text)
})

function announcements(): Element[] {
  return [...document.querySelectorAll('[role=status][aria-live]')]
}
