// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openElement } from '../../tests/support/simulated-page.ts'
import { SentNotice } from './SentNotice.tsx'

const OHIO = 'America/New_York'

const reply = { message: '', reference: 'J-7K3M9', receipt: '/r/abc', dueAt: '2026-11-30T23:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
})

async function panel(props: { hasFiles?: boolean; timeZone?: string } = {}): Promise<string> {
  const { page, draw } = openElement()
  await draw(<SentNotice title="Sent" reply={reply} timeZone={OHIO} floating={false} onDismiss={() => {}} {...props} />)
  return page.textContent
}

test('the panel names the date of a due time that is more than six days off', async () => {
  expect(await panel()).toContain('We answer by Monday, November 30, 6:00 PM EST.')
})

test('the panel speaks of files only where there were some', async () => {
  expect(await panel()).toContain('Stored safely. Keep the reference')
  expect(await panel({ hasFiles: true })).toContain('Stored safely, files included. Keep the reference')
})

test('the panel adds the due time of a visitor whose clock is another', async () => {
  // The company is in Kiribati, where nobody who runs this test is.
  const clock = new Date(reply.dueAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

  expect(await panel({ timeZone: 'Pacific/Kiritimati' })).toContain(`${clock} your time`)
})
