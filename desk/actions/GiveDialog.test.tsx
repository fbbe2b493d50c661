// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import type { DeskItem, DeskSubmission } from '../../contract/desk/replies.ts'
import { queryClient } from '../api/queries.ts'
import { AskedDialog } from '../app/App.tsx'
import { NameDialog } from '../app/NameDialog.tsx'
import { useToasts } from '../app/toasts.ts'
import { Actions } from '../detail/Actions.tsx'
import { openPage, rest, typeInto } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { BulkBar } from '../inbox/BulkBar.tsx'
import type { Selection } from '../inbox/selection.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'
import { Subscribers } from '../subscribers/Subscribers.tsx'
import { askToErase, perform } from './ask.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { GiveDialog } from './GiveDialog.tsx'

const SESSION = { name: 'Ines', staff: [], people: ['Corin'], desks: [] }

/** Of the facets. */
const OWNED = [{ value: '@Corin', label: 'Corin', count: 3 }]

const draw = async (dialog: React.ReactNode) => {
  const { page, draw } = openPage(SESSION)
  await draw(dialog)
  return page
}

test('a note that goes along stays in the dialog until it is stored', async () => {
  let isAway = true
  const done = { changed: 1, references: ['Q-1'], undo: 'token', skipped: 0, reasons: [], owner: OWNED }
  const requests = fakeServer(({ path }) => (path.endsWith('/notes') && isAway ? new Error('away') : done))
  const closed = vi.fn()
  const props = { action: 'give' as const, target: { references: ['Q-1'] }, onDone() {}, onClose: closed }
  const page = await draw(<GiveDialog {...props} />)
  const give = () => act(async () => page.querySelector<HTMLElement>('[cmdk-item][data-value="Corin"]')?.click())
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path }) => path)
  await typeInto(page.querySelector('textarea'), 'She knows the pumps.')

  await give()
  await rest()
  expect(closed).not.toHaveBeenCalled()
  expect(page.querySelector('textarea')?.value).toBe('She knows the pumps.')
  expect(page.querySelector('dialog [role=alert]')?.textContent).toContain('does not answer')
  expect(page.textContent).toContain('3 open')
  isAway = false
  await give()
  await rest()

  expect(closed).toHaveBeenCalledOnce()
  expect(sent()).toEqual(['/api/submissions/Q-1/notes', '/api/submissions/Q-1/notes', '/api/actions'])
})

test('what was said on the phone is in its dialog again until it is stored', async () => {
  const of = (changed: number) => ({ changed, references: ['Q-1'], undo: null, skipped: 0, reasons: [] })
  const answers = [new Error('away'), of(0), of(1)]
  const requests = fakeServer(({ path }) => (path === '/api/actions' && answers.shift()) || { items: [] })
  const [held, onDone, target] = [[] as unknown[], vi.fn(), { references: ['Q-1'] }]
  const page = await draw(<AskedDialog />)
  const field = () => page.querySelector('input')
  const ask = () => act(() => perform('phone', { label: '' }, target, onDone))

  for (const typed of ['Two pumps', 'Two pumps, by Friday', 'Three pumps']) {
    await ask()
    held.push(field()?.value)
    await typeInto(field(), typed)
    await act(async () => page.querySelector('form')?.requestSubmit())
    await rest()
  }
  await ask()

  expect([...held, field()?.value]).toEqual(['', 'Two pumps', 'Two pumps, by Friday', ''])
  expect(requests.map(({ body }) => body)).toContainEqual({ action: 'phone', target, how: 'Three pumps' })
  expect(onDone).toHaveBeenCalledOnce()
})

test('of what somebody else has erased meanwhile, nothing can be erased', async () => {
  fakeServer(() => ({ submissions: 0, sample: [] }))
  const page = await draw(<EraseDialog target={{ references: ['Q-1'] }} onDone={() => {}} onClose={() => {}} />)

  await rest()

  expect(page.querySelector('[role=alert]')?.textContent).toContain('somebody has erased it already')
  expect(page.querySelector<HTMLButtonElement>('.danger')?.disabled).toBe(true)
})

test('a refused erasure is told inside its dialog, and the next press erases what is there now', async () => {
  let there = 60
  const asked = fakeServer(({ path, body }) => {
    if (path.endsWith('/preview')) return { submissions: there, sample: [] }
    there = 61
    const isSame = (body as { submissions: number }).submissions === there
    return isSame ? { submissions: there } : Response.json({ error: 'There are 61 now.' }, { status: 409 })
  })
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  const page = await draw(<EraseDialog target={{ filter: 'status=quarantined' }} onDone={onDone} onClose={onClose} />)
  await rest()
  const erase = () => act(async () => page.querySelector<HTMLElement>('.danger')?.click())

  await erase()
  await rest()
  expect(page.querySelector('dialog [role=alert]')?.textContent).toBe('There are 61 now.')
  expect(page.querySelector('h2')?.textContent).toBe('Erase 61 requests for good?')
  await erase()
  await rest()

  expect(asked.flatMap(({ path, body }) => (path === '/api/erase' ? [body] : []))).toMatchObject([
    { submissions: 60 },
    { submissions: 61 },
  ])
  expect([onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test.each([
  ['', { submissions: 1 }, '1 request erased for good'],
  [' and in vain', new Error('away'), 'does not answer'],
])('an erasure answered late%s closes no dialog that was opened since, and is told', async (_how, answer, words) => {
  const come = Promise.withResolvers<object>()
  fakeServer(({ path }) => (path.endsWith('/preview') ? { submissions: 1, sample: [] } : come.promise))
  const toasts = await renderHook(useToasts)
  const page = await draw(<AskedDialog />)
  await act(async () => askToErase({ references: ['Q-1'] }))
  await rest()

  await act(async () => page.querySelector<HTMLElement>('.danger')?.click())
  await leave(page)
  expect(page.querySelector('dialog')).toBeNull()
  await act(async () => askToErase({ references: ['Q-2'] }))
  await act(async () => come.resolve(answer))
  await rest()

  expect(page.querySelector('dialog')).not.toBeNull()
  expect(toasts.now().at(-1)?.text).toContain(words)
})

const leave = (page: HTMLElement) => act(async () => page.querySelector('dialog')?.dispatchEvent(new Event('cancel')))

test('a subscriber who cannot be erased is told of inside the dialog, and one who is late closes no other’s', async () => {
  const items = ['ada', 'bob'].map((id) => ({ id, email: `${id}@b.example`, state: 'pending', askedAt: '2026' }))
  const come = Promise.withResolvers<object>()
  const answers = [new Error('away'), come.promise]
  fakeServer(({ method, path }) => {
    if (path.endsWith('/erase')) return answers.shift() ?? {}
    return method === 'GET' ? { items, total: 2, next: null } : { emails: 0, links: 0 }
  })
  const page = await draw(<Subscribers />)
  await rest()
  const press = async (button: string) => {
    await act(async () => page.querySelector<HTMLElement>(button)?.click())
    await rest()
  }

  await press('[aria-label="Erase ada@b.example"]')
  await press('.danger')
  expect(page.querySelector('dialog [role=alert]')?.textContent).toContain('does not answer')
  await press('.danger')
  await leave(page)
  await press('[aria-label="Erase bob@b.example"]')
  await act(async () => come.resolve({}))
  await rest()

  expect(page.querySelector('h2')?.textContent).toBe('Erase bob@b.example for good?')
})

test('while rows are selected no key of an action is that of the request beside them', async () => {
  const requests = fakeServer(() => ({ changed: 2, references: ['Q-2', 'Q-3'], undo: null, skipped: 0, reasons: [] }))
  const { draw } = openPage({ ...SESSION, desks: [{ name: 'quotes' }, { name: 'careers' }] })
  const toasts = await renderHook(useToasts)
  const target = { references: ['Q-2', 'Q-3'] }
  // Only what these parts read.
  const [drafts, state] = [[] as object[], { owner: null, status: 'open', desk: 'quotes', emails: [] }]
  const open = { reference: 'Q-1', ...state, drafts } as unknown as DeskSubmission
  const selection = { count: 2, has: () => true, clear() {}, target: () => target } as unknown as Selection
  const pressBeside = async (key: string, ...desks: DeskItem['desk'][]) => {
    const items = desks.map((desk) => ({ desk }) as DeskItem)
    await draw([
      <Actions key="one" submission={open} onGone={() => {}} onReply={() => {}} />,
      <BulkBar key="many" selection={selection} items={items} total={2} filter={{ ...NO_FILTER, status: ['spam'] }} />,
    ])
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key })))
  }
  const sent = () => requests.flatMap(({ path, body }) => (path === '/api/actions' ? [body] : []))

  await pressBeside('w', 'careers', 'careers')
  expect(sent()).toEqual([{ action: 'move', desk: 'quotes', target }])
  // Which of the two desks is meant, and what E may do to spam, nobody knows.
  await pressBeside('w', 'careers', 'quotes')
  await pressBeside('e', 'careers', 'careers')

  expect(sent()).toHaveLength(1)
  expect(toasts.now().at(-1)?.text).toContain('More for the selected')
})

test('under another name nothing of the first person’s is taken for one’s own', async () => {
  fakeServer(() => ({}))
  queryClient.setQueryData(['list', 'owner=me'], { of: 'Ines' })
  const closed = vi.fn()
  const page = await draw(<NameDialog onClose={closed} />)
  await typeInto(page.querySelector('input'), 'Corin')

  await act(async () => page.querySelector('form')?.requestSubmit())
  await rest()

  expect(queryClient.getQueryState(['list', 'owner=me'])?.isInvalidated).toBe(true)
  expect(closed).toHaveBeenCalledOnce()
})
