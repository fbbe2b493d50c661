// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

// What a notice does a second later would meet a page that is gone.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

test.each([
  ['of a failure at once', { title: 'Lost', text: 'Not sent.', destructive: true }, 'assertive'],
  ['of a success after what it says', { title: 'Stored', text: 'We have it.' }, 'polite'],
])('a screen reader tells %s', async (_what, notice, politeness) => {
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
