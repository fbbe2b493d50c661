// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { refresh } from '../api/queries.ts'
import { openPage, until } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { MailInProblem } from './MailInProblem.tsx'

test('while emails do not come in, the desk says why and since when', async () => {
  let mailInProblem: object | null = { since: '2020-11-21T20:00:00Z', what: 'The mailbox has no folder X.' }
  fakeServer(() => ({ mailInProblem }))
  const { page, draw } = openPage({ timeZone: 'America/New_York' })
  await draw(<MailInProblem />)

  const said = () => page.querySelector('[role=status]')?.textContent
  await until(() => expect(said()).toMatch(/since Nov 21.*3:00 PM\. The mailbox has no folder X\./))
  mailInProblem = null
  await act(async () => refresh([]))
  await until(() => expect(said()).toBeUndefined())
})
