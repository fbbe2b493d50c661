// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { PATIENT } from '../../tests/support/patience.ts'
import { queryClient, refresh } from '../api/queries.ts'
import { fakeServer } from '../fake-server.fixture.ts'
import { MailInProblem } from './MailInProblem.tsx'
import { type Session, SessionProvider } from './session.tsx'

test('while emails do not come in, the desk says why and since when', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let mailInProblem: object | null = { since: '2020-11-21T20:00:00Z', what: 'The mailbox has no folder X.' }
  fakeServer(() => ({ mailInProblem }))
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={{ timeZone: 'America/New_York' } as Session}>
          <MailInProblem />
        </SessionProvider>
      </QueryClientProvider>,
    ),
  )

  const said = () => page.querySelector('[role=status]')?.textContent
  await act(() =>
    vi.waitFor(() => expect(said()).toMatch(/since Nov 21.*3:00 PM\. The mailbox has no folder X\./), PATIENT),
  )
  mailInProblem = null
  await act(async () => refresh([]))
  await act(() => vi.waitFor(() => expect(said()).toBeUndefined(), PATIENT))
  await act(async () => root.unmount())
})
