import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/time/units.ts'
import { idOf } from '../../context.fixture.ts'
import { addToSubmission } from '../../submissions/add-to-submission.ts'
import { look } from '../../watch/watch.ts'
import { actionCommand } from '../cli/actions.ts'
import { parseFlags } from '../cli/flags.ts'
import { openRequest } from './desk.fixture.ts'

async function openDesk() {
  const desk = await openRequest()
  const { reference } = desk
  const listed = async (later: string) =>
    (await desk.ask('GET', `/api/submissions?status=open&later=${later}`)).json.items
  const put = (ms: number | null, more = {}) => {
    const until = ms === null ? null : new Date(desk.context.now() + ms).toISOString()
    return desk.ask('POST', '/api/actions', { action: 'later', target: { references: [reference] }, until, ...more })
  }
  return { ...desk, listed, put }
}

test('what is put aside leaves the list and its counts, keeps its due time, and comes back by itself', async () => {
  const desk = await openDesk()
  const { dueAt } = await desk.shown()

  expect(await desk.put(3 * HOUR_MS)).toMatchObject({ status: 200, json: { changed: 1 } })

  const found = [{ reference: desk.reference }]
  expect([await desk.listed('no'), await desk.listed('only'), await desk.listed('')]).toMatchObject([[], found, found])
  expect((await desk.ask('GET', '/api/overview')).json).toMatchObject({ open: 0, nobodys: 0, later: 1 })
  await look(desk.context)
  expect(await desk.listed('no')).toEqual([])

  desk.context.pass(3 * HOUR_MS)
  await look(desk.context)
  await look(desk.context)
  expect(await desk.listed('no')).toMatchObject(found)
  const { history, ...request } = await desk.shown()
  expect(request).toMatchObject({ laterAt: null, status: 'open', dueAt })
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'postponed', 'cameBack'])
})

test('nothing is put aside beyond its promise without saying so, and the history keeps what was said', async () => {
  const desk = await openDesk()

  expect((await desk.put(-1)).json).toMatchObject({ changed: 0, reasons: [{ reason: 'past' }] })
  expect((await desk.put(25 * HOUR_MS)).json).toMatchObject({ changed: 0, reasons: [{ reason: 'late' }] })
  expect((await desk.put(25 * HOUR_MS, { evenLate: true })).json).toMatchObject({ changed: 1 })

  const { history } = await desk.shown()
  expect(history.at(-1)).toMatchObject({ detail: 'Sunday, November 22, 4:00 PM EST, past its promise' })
  // The warning an hour before comes all the same.
  desk.context.pass(23.5 * HOUR_MS)
  await look(desk.context)
  const warnings = await desk.context.db.selectFrom('outbox').select('kind').where('kind', '=', 'warning').execute()
  expect(warnings).toHaveLength(1)
  desk.context.pass(HOUR_MS)
  const overview = { open: 0, overdue: 1, later: 1, overdueLater: 1 }
  expect((await desk.ask('GET', '/api/overview')).json).toMatchObject(overview)
})

test('what the visitor adds brings it back, an answer ends it, and undo puts it aside again', async () => {
  const desk = await openDesk()
  const submissionId = await idOf(desk.context, desk.reference)
  await desk.put(HOUR_MS)
  await addToSubmission(desk.context, { submissionId, note: 'One more thing.', files: [] })
  expect(await desk.shown()).toMatchObject({ laterAt: null, status: 'open' })

  await desk.put(HOUR_MS)
  const answer = { action: 'answer', target: { references: [desk.reference] } }
  const answered = await desk.ask('POST', '/api/actions', answer)
  expect(await desk.shown()).toMatchObject({ laterAt: null, status: 'answered' })
  await desk.ask('POST', '/api/undo', { undo: answered.json.undo })
  expect(await desk.shown()).toMatchObject({ laterAt: '2026-11-21T21:00:00.000Z', status: 'open' })

  await desk.put(null)
  expect(await desk.shown()).toMatchObject({ laterAt: null })
})

test('from the command line, by a word, a moment or “now”', async () => {
  const desk = await openDesk()
  const later = async (...options: string[]) => {
    const parsed = parseFlags(['later', desk.reference, ...options])
    if ('problem' in parsed) throw new Error(parsed.problem)
    const { context } = desk
    const around = { config: {} as never, confirm: async () => true } // no command of an action reads the settings
    return actionCommand('later')({ context, actor: { name: 'Ines' }, ...parsed, ...around })
  }

  expect((await later()).problem).toContain('later needs --until')
  expect((await later('--until', 'someday')).problem).toContain('later needs --until')
  expect((await later('--until', 'monday')).problem).toContain('is due before that')
  expect((await later('--until', 'monday', '--late')).out).toContain(`${desk.reference} is put aside`)
  expect((await later('--until', 'now')).out).toContain('is back among what is due')
})
