// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { openPage } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { Replies } from './Replies.tsx'

const saved = (name: string, desk: string | null) => ({
  ...{ id: name, name, desk, text: 'Dear {name},', used: 3, author: 'Ines', at: '2026-03-02T15:00:00Z' },
})

test('replies stand by desk, the first is open where none was chosen, and what is left is as it was', async () => {
  fakeServer(() => [saved('Price follows', 'quotes'), saved('Not ours', null), saved('Call arranged', 'quotes')])
  const { page, draw } = openPage({ timeZone: 'America/New_York', desks: [{ name: 'quotes' }, { name: 'careers' }] })
  const names = () => [...page.querySelectorAll('li a bdi')].map(({ textContent }) => textContent)

  await draw(<Replies place={{ view: 'replies', filter: NO_FILTER, reference: undefined }} />)

  await act(() => vi.waitFor(() => expect(names()).toEqual(['Price follows', 'Call arranged', 'Not ours'])))
  expect(page.querySelector('[aria-current]')?.textContent).toContain('Price follows')
  expect([...page.querySelectorAll('li .mono.quiet')].map(({ textContent }) => textContent)).toContain(';price')
  const [, both] = page.querySelectorAll<HTMLInputElement>('.reply-pane [type=radio]:not(:checked)')
  await act(async () => both?.click())
  expect(both?.checked).toBe(true)
  await act(async () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Leave it')?.click(),
  )
  expect(both?.checked).toBe(false)

  // A phone shows the list alone.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await draw(<Replies place={{ view: 'replies', filter: NO_FILTER, reference: undefined }} />)
  expect(page.querySelector('[aria-current]')).toBeNull()
})
