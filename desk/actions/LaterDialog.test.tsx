// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../api/queries.ts'
import { placeNow, readPlace } from '../app/address.ts'
import { openPage, pressButton, rest } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { Filters } from '../inbox/Filters.tsx'
import { Inbox } from '../inbox/Inbox.tsx'
import { LaterDialog } from './LaterDialog.tsx'

const SESSION = {
  ...{ timeZone: 'America/Port_of_Spain', holidays: [], name: 'Ines' },
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
}
const DONE = { changed: 1, references: ['Q-1'], undo: 'token', skipped: 0, reasons: [] }

test('a moment past the promise is asked once more, with how late it is; one before it is not', async () => {
  const due = Date.now() + 2 * 3_600_000
  const request = { reference: 'Q-1', name: 'Ruben', dueAt: new Date(due).toISOString() }
  queryClient.setQueryData(['submission', 'Q-1'], request)
  const requests = fakeServer(({ method }) => (method === 'GET' ? request : DONE))
  const closed = vi.fn()
  const { page, draw } = openPage(SESSION)
  const props = { action: 'later' as const, target: { references: ['Q-1'] }, onDone() {}, onClose: closed }
  const sent = () => requests.flatMap(({ path, body }) => (path === '/api/actions' ? [body] : []))
  await draw(<LaterDialog {...props} />)
  expect(page.textContent).toContain('A moment, Port of Spain time')

  await pressButton(page, 'Tomorrow')
  expect(page.textContent).toContain(' late')
  expect(sent()).toEqual([])
  await pressButton(page, 'all the same')
  expect(sent()).toMatchObject([{ action: 'later', evenLate: true }])
  expect(closed).toHaveBeenCalledOnce()

  await draw(null)
  await draw(<LaterDialog {...props} />)
  expect(page.querySelectorAll('.profile .event').length).toBeGreaterThan(1)
  const key = new KeyboardEvent('keydown', { key: 'd', bubbles: true })
  await act(async () => void page.querySelector('li button')?.dispatchEvent(key))
  const until = new Date(due - 3_600_000).toISOString()
  expect(sent()[1]).toEqual({ action: 'later', target: { references: ['Q-1'] }, until })
})

test('a promise that is put aside is not counted above the list of what is due, and an empty list leads to it', async () => {
  const overview = { open: 0, overdue: 1, later: 1, overdueLater: 1, byDesk: {}, week: { onTime: 0, answered: 0 } }
  const none = { items: [], next: null, total: 0, of: 0, ms: 0 }
  fakeServer(({ path }) => (path === '/api/overview' ? overview : path.includes('facets') ? [] : none))
  const { page, draw } = openPage({ ...SESSION, desks: [], people: [], staff: [] })

  await draw(<Inbox place={readPlace('')} />)
  await rest()

  expect(page.querySelector('header [role=status]')?.textContent?.trim()).toBe('none open')
  expect(page.textContent).toContain('Nothing is due but what is put aside.')
  expect(page.querySelector('.list a[href*="later=only"]')?.textContent).toBe('Later')
})

test('the boxes of a filter are ticked as the list is: what is open, and one’s own under one’s name', async () => {
  const box = (value: string) => ({ value, label: value, count: 1 })
  const facets = { ...{ desk: [], form: [] }, status: [box('open')], owner: [box('@Ines'), box('@Corin')] }
  fakeServer(({ path }) => (path.includes('choices') ? [] : path.includes('facets') ? facets : {}))
  const { page, draw } = openPage({ ...SESSION, desks: [] })
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  const ticked = () => boxes().flatMap(({ checked, labels }) => (checked ? [labels?.[0]?.textContent] : []))
  const { filter } = readPlace('?owner=me')

  await draw(<Filters filter={filter} />)
  await rest()

  expect(ticked()).toEqual(['@Ines1', 'open1'])
  await act(async () => boxes()[1]?.click())
  expect(placeNow().filter.owner).toEqual(['@Ines', '@Corin'])
  await act(async () => boxes()[0]?.click())
  expect(placeNow().filter.owner).toEqual([])
})

test.each([
  ['', 'All 7'],
  ['?owner=me', 'Mine 2'],
  ['?status=spam', undefined],
  ['?owner=me&status=answered', undefined],
  ['?later=only', undefined],
])('a phone names the list of the address “%s” as the open one', async (address, current) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  fakeServer(({ path }) => (path === '/api/overview' ? { open: 7, mine: 2, nobodys: 1 } : {}))
  const { page, draw } = openPage(SESSION)

  await draw(<Filters filter={readPlace(address).filter} />)
  await rest()

  expect(page.querySelector('[aria-current]')?.textContent).toBe(current)
  expect(page.querySelector('.main')?.textContent).toBe(current)
})
