// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskSavedReply } from '../../contract/desk/conversation.ts'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { openPage, pressButton, typeInto, until } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { Replies } from './Replies.tsx'

const SESSION = { timeZone: 'America/New_York', desks: [{ name: 'quotes' }, { name: 'careers' }] }

const saved = (name: string, desk: DeskSavedReply['desk']): DeskSavedReply => ({
  ...{ id: name, name, desk, text: 'Dear {name},', used: 3, author: 'Ines', at: '2026-03-02T15:00:00Z' },
})

const REQUEST = { reference: 'Q-7K3M9', name: 'Rosalind', form: 'quote', answers: [] }

/** A server with one open request, which answers so where replies are asked for. */
const serve: typeof fakeServer = (answer) =>
  fakeServer((asked) => {
    if (asked.path.includes(REQUEST.reference)) return REQUEST
    return asked.path.includes('?') ? { items: [REQUEST], next: null } : answer(asked)
  })

beforeEach(() => sessionStorage.clear())

test('replies stand by desk, the first is open where none was chosen, and what is left is as it was', async () => {
  serve(() => [saved('Price follows', 'quotes'), saved('Not ours', null), saved('Call arranged', 'quotes')])
  const { page, draw } = openPage(SESSION)
  const names = () => [...page.querySelectorAll('li a bdi')].map(({ textContent }) => textContent)

  await draw(<Replies place={{ view: 'replies', filter: NO_FILTER, reference: undefined }} />)

  await until(() => expect(names()).toEqual(['Price follows', 'Call arranged', 'Not ours']))
  expect(page.querySelector('[aria-current]')?.textContent).toContain('Price follows')
  expect([...page.querySelectorAll('li .mono.quiet')].map(({ textContent }) => textContent)).toContain(';price')
  await until(() => expect(page.querySelector('p.prose')?.textContent).toBe('Dear Rosalind,'))
  const [, both] = page.querySelectorAll<HTMLInputElement>('.reply-pane [type=radio]:not(:checked)')
  await act(async () => both?.click())
  expect(both?.checked).toBe(true)
  await pressButton(page, 'Leave it')
  expect(both?.checked).toBe(false)

  // A phone shows the list alone.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await draw(<Replies place={{ view: 'replies', filter: NO_FILTER, reference: undefined }} />)
  expect(page.querySelector('[aria-current]')).toBeNull()
})

test('a reply that a colleague changed meanwhile is shown below the own text, which is kept when it is kept again', async () => {
  let stored = saved('Call', null)
  const asked = serve(({ method, body }) => {
    if (method === 'GET') return [stored]
    const isNewer = stored.at !== (body as DeskSavedReply | undefined)?.at
    return isNewer ? Response.json({ error: 'Maud changed it.', newer: [stored.at] }, { status: 409 }) : stored
  })
  const { page, draw } = openPage(SESSION)
  const keep = () => act(async () => page.querySelector<HTMLElement>('[type=submit]')?.click())
  await draw(<Replies place={{ view: 'replies', filter: NO_FILTER, reference: undefined }} />)
  await until(() => expect(page.querySelector('textarea')?.value).toBe('Dear {name},'))
  await typeInto(page.querySelector('textarea'), 'My words')

  stored = { ...stored, text: 'Her words', at: '2026-03-02T15:05:00Z' }
  await keep()
  await until(() => expect(page.querySelector('.prose:not(textarea)')?.textContent).toBe('Her words'))
  expect(page.querySelector('textarea')?.value).toBe('My words')
  expect(page.querySelector('.remark')?.textContent).toBe('Maud changed it.')
  await keep()

  const sent = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toMatchObject([{ text: 'My words' }, { text: 'My words', at: stored.at }])

  // Behind the question nobody would hear why it stays.
  await act(async () => page.querySelector<HTMLElement>('.danger')?.click())
  await act(async () => page.querySelector<HTMLElement>('dialog .danger')?.click())
  await until(() => expect(page.querySelector('dialog')).toBeNull())
  expect(page.querySelector('.remark')?.textContent).toBe('Maud changed it.')
})

test('what was written of a reply that a colleague removed stays, and is kept as a new one', async () => {
  sessionStorage.setItem('desk.note.reply Call', JSON.stringify({ name: 'Call', desk: null, text: 'My words' }))
  const asked = serve(({ method }) => (method === 'GET' ? [saved('Price', null)] : saved('Call', null)))
  const { page, draw } = openPage(SESSION)
  await draw(<Replies place={{ view: 'replies', filter: NO_FILTER, reference: undefined, issue: 'Call' }} />)
  await until(() => expect(page.querySelector('textarea')?.value).toBe('My words'))

  await act(async () => page.querySelector<HTMLElement>('[type=submit]')?.click())

  await until(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ text: 'My words' }))
})
