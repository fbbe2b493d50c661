// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SentNotice } from './SentNotice.tsx'

const OHIO = 'America/New_York'

test('the panel names the date of a due time that is more than six days off', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
  const reply = { message: '', reference: 'J-7K3M9', receipt: '/r/abc', dueAt: '2026-11-30T23:00:00.000Z' }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)

  await act(async () =>
    root.render(<SentNotice title="Sent" reply={reply} timeZone={OHIO} floating={false} onDismiss={() => {}} />),
  )

  expect(place.textContent).toContain('We answer by Monday, November 30, 6:00 PM EST.')
  await act(async () => root.unmount())
  vi.useRealTimers()
})
