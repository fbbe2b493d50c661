// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../api/queries.ts'
import { NameDialog } from '../app/NameDialog.tsx'
import { openPage, rest, typeInto } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { askToErase } from './ask.ts'
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
  expect(page.textContent).toContain('3 open')
  isAway = false
  await give()
  await rest()

  expect(closed).toHaveBeenCalledOnce()
  expect(sent()).toEqual(['/api/submissions/Q-1/notes', '/api/submissions/Q-1/notes', '/api/actions'])
})

test('of what somebody else has erased meanwhile, nothing can be erased', async () => {
  fakeServer(() => ({ submissions: 0, sample: [] }))
  const page = await draw(<EraseDialog />)

  await act(async () => askToErase({ references: ['Q-1'] }, () => {}))
  await rest()

  expect(page.querySelector('[role=alert]')?.textContent).toContain('somebody has erased it already')
  expect(page.querySelector<HTMLButtonElement>('.danger')?.disabled).toBe(true)
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
