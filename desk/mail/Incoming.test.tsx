// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { readPlace } from '../app/address.ts'
import { openPage, until } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { Incoming } from './Incoming.tsx'

const MAIL = { sender: 'a@b.example', detail: '', copies: 1, at: '2026-11-21T20:00:00Z' }
const CAME_IN = [
  { ...MAIL, id: '1', reference: 'Q-1', status: 'open', subject: 'Re: yes', outcome: 'reply', detail: 'Mina wrote' },
  { ...MAIL, id: '2', reference: 'K-2', status: 'quarantined', subject: 'Hello', outcome: 'unmatched', copies: 2 },
  { ...MAIL, id: '3', reference: 'K-3', status: 'spam', subject: 'Dismissed', outcome: 'unmatched' },
]

test('an email that belongs to no request waits for a person, who makes it one or dismisses it', async () => {
  const done = { changed: 1, references: ['K-2'], undo: 'token', skipped: 0, reasons: [] }
  const requests = fakeServer(({ path }) => (path === '/api/incoming' ? CAME_IN : done))
  const { page, draw } = openPage({ name: 'Ines', timeZone: 'America/New_York' })
  await draw(<Incoming place={readPlace('?view=incoming')} />)
  await until(() => expect(page.querySelectorAll('.incoming li')).toHaveLength(3))

  expect(page.textContent).toContain('One belongs to no request, and waits for a person.')
  const subjects = [...page.querySelectorAll('.incoming strong')].map((one) => one.textContent)
  expect(subjects).toEqual(['Hello', 'Re: yes', 'Dismissed'])
  const buttons = [...page.querySelectorAll('.incoming button')]
  expect(buttons.map((button) => button.textContent)).toEqual(['Make it a request', 'Dismiss'])
  for (const button of buttons) await act(async () => button instanceof HTMLElement && button.click())

  expect(requests.filter(({ path }) => path === '/api/actions').map(({ body }) => body)).toEqual([
    { action: 'release', target: { references: ['K-2'] } },
    { action: 'spam', target: { references: ['K-2'] } },
  ])
})
