import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { ALL_FORMS } from '../../contract/forms.ts'
import { markedAnswers } from '../answers.fixture.ts'
import { openTestContext, send, sendAccepted, stagedFile, type TestContext, test } from '../context.fixture.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import { act } from './desk/act.ts'
import { erase } from './desk/erase.ts'
import { showSubmission } from './desk/show.ts'
import { receive } from './receive.ts'
import { erasedAt, purge } from './retention.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The test's clock starts on November 21, 2026. */
const MONTHS_LATER = { 12: Date.parse('2027-11-21T20:00:00Z'), 24: Date.parse('2028-11-21T20:00:00Z') }

function references({ db }: TestContext): Promise<{ form: string }[]> {
  return db.selectFrom('submission').select('form').orderBy('form').execute()
}

/** The texts of the privacy page: 12 months for applications, 24 for everything else. */
const KEPT_MONTHS = { quote: 24, consultation: 24, contact: 24, partnership: 24, career: 12, internship: 12 } as const

test.for(Object.entries(KEPT_MONTHS))(
  'a submission of the form %s is erased after %i months, and not a minute earlier',
  async ([name, months], { context }) => {
    const form = ALL_FORMS.find((form) => form.name === name)
    if (!form) throw new Error(`There is no form ${name}.`)
    await receive(context, { form, answers: markedAnswers(form, 'ada'), files: [] })

    context.pass(MONTHS_LATER[months] - context.now() - MINUTE)
    await purge(context)
    expect(await references(context)).toEqual([{ form: name }])

    context.pass(2 * MINUTE)
    expect(await purge(context)).toMatchObject({ submissions: 1 })
    expect(await references(context)).toEqual([])
    expect(form.keptMonths).toBe(months)
  },
)

test('on the 29th of February nothing is erased before its time', async ({ context }) => {
  context.pass(Date.parse('2030-03-01T12:00:00Z') - context.now())
  for (const [key, later] of Object.entries({ 1: '2032-02-29T13:00:00Z', 2: '2034-03-01T12:00:00Z' })) {
    await sendAccepted(context, { key })
    context.pass(Date.parse(later) - context.now())
    await purge(context)
    expect(await references(context)).toHaveLength(1)
  }
})

test('every form that takes submissions has a time after which they are erased', () => {
  const names = ALL_FORMS.filter(({ promise }) => promise).map((form) => form.name)

  expect(new Set(names)).toEqual(new Set(Object.keys(KEPT_MONTHS)))
})

test('quarantine and spam are erased after 30 days', async ({ context }) => {
  await sendAccepted(context, { key: '1', verdict: { quarantine: [{ reason: 'Hidden field filled', weight: 3 }] } })
  await sendAccepted(context, { key: '2' })
  await context.db.updateTable('submission').set({ status: 'spam' }).where('status', '=', 'open').execute()
  await sendAccepted(context, { key: '3' })

  context.pass(30 * DAY - MINUTE)
  expect(await purge(context)).toMatchObject({ submissions: 0 })

  context.pass(2 * MINUTE)
  expect(await purge(context)).toMatchObject({ submissions: 2 })
  expect(await references(context)).toHaveLength(1)
})

test('what is set aside a year later stays for 30 days, too, so that it can be taken back', async ({ context }) => {
  const reference = await sendAccepted(context)
  context.pass(300 * DAY)
  await act(context, { action: 'spam', target: { references: [reference] } }, { name: 'Ines' })

  context.pass(30 * DAY - MINUTE)
  expect(await purge(context)).toMatchObject({ submissions: 0 })
  expect((await showSubmission(context, reference))?.erasedAt).toBe('2027-10-17T20:00:00.000Z')
  context.pass(2 * MINUTE)
  expect(await purge(context)).toMatchObject({ submissions: 1 })
})

test.for<[string, (context: TestContext) => Promise<unknown>]>([
  ['the purge', purge],
  ['a filter’s erasure', (context) => erase(context, { filter: 'status=quarantined' }, 6, { name: 'Corin' })],
])('what a person takes out of quarantine while %s is at others stays', async ([, remove], { context }) => {
  const verdict = { quarantine: [{ reason: 'Hidden field filled', weight: 3 }] }
  const files = [await stagedFile(context, 'plan.txt', 'A plan')]
  const sent = [await sendAccepted(context, { key: 'first', verdict, files })]
  for (const key of '12345') sent.push(await sendAccepted(context, { key, verdict }))
  context.pass(31 * DAY)
  const released = { action: 'release', target: { references: sent } } as const
  const release = async () => void (await act(context, released, { name: 'Ines' }))
  vi.spyOn(context.store, 'remove').mockImplementation(release)

  expect(await remove(context)).toMatchObject({ submissions: 5 })
  expect(await references(context)).toHaveLength(1)
})

test('a key made from the contents is deleted after its ten minutes, a key of the client stays', async () => {
  const context = await openTestContext()
  await send(context)
  await send(context, { key: 'form-1', answers: { message: 'Something else, at the same length.' } })
  const keys = () => context.db.selectFrom('idempotency').select('expiresAt').execute()

  await purge(context)
  expect(await keys()).toHaveLength(2)

  context.pass(10 * MINUTE + 1)
  await purge(context)

  expect(await keys()).toEqual([{ expiresAt: null }])
})

test('digests that were sent or given up are deleted after 7 days with their files, those that wait stay', async () => {
  const context = await openTestContext()
  const digest = { kind: 'digest', about: 'quotes', recipient: 'quotes@site.test' } as const
  await context.db.transaction().execute((tx) => enqueue(tx, [digest, digest, digest], context.now()))
  const rows = () => context.db.selectFrom('outbox').select(['id', 'state']).orderBy('state').execute()
  const [dead, sent] = await rows()
  if (!dead || !sent) throw new Error('No digest was queued.')
  await context.db.updateTable('outbox').set({ state: 'dead' }).where('id', '=', dead.id).execute()
  await context.db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', sent.id).execute()
  const mail = join(context.dataDir, 'mail')
  await mkdir(mail)
  await writeFile(join(mail, `2026-11-21T20-00-00-${sent.id}.eml`), 'Wilhelmina Quist')

  context.pass(7 * DAY - MINUTE)
  await purge(context)
  expect(await rows()).toHaveLength(3)
  expect(await readdir(mail)).toHaveLength(1)

  context.pass(2 * MINUTE)
  await purge(context)
  expect((await rows()).map(({ state }) => state)).toEqual(['waiting'])
  expect(await readdir(mail)).toEqual([])
})

test('emails in files that the outbox does not know are removed after an hour, and nothing else is', async () => {
  const context = await openTestContext()
  await sendAccepted(context)
  const [known] = await context.db.selectFrom('outbox').select('id').execute()
  const mail = join(context.dataDir, 'mail')
  await mkdir(mail)
  const [old, young] = [randomUUID(), randomUUID()]
  const names = {
    known: `2026-11-21T20-00-00-${known?.id}.eml`,
    old: `2026-11-21T20-00-00-${old}.eml`,
    half: `2026-11-21T20-00-00-${old}.eml.${randomUUID()}.new`,
    young: `2026-11-21T20-00-00-${young}.eml`,
    foreign: 'notes.txt',
  }
  const longAgo = new Date(Date.now() - 61 * MINUTE)
  for (const name of Object.values(names)) {
    await writeFile(join(mail, name), 'Wilhelmina Quist')
    if (name !== names.young) await utimes(join(mail, name), longAgo, longAgo)
  }

  await purge(context)

  expect((await readdir(mail)).sort()).toEqual([names.known, names.young, names.foreign].sort())
})

test.each([
  ['open', '2028-11-21T20:00:00Z'],
  ['answered', '2028-11-21T20:00:00Z'],
  ['quarantined', '2026-12-21T20:00:00Z'],
  ['spam', '2026-12-21T20:00:00Z'],
] as const)('the desk is told that a quote request that is %s is erased at %s', (status, at) => {
  const receivedAt = Date.parse('2026-11-21T20:00:00Z')

  expect(new Date(erasedAt({ form: 'quote', status, receivedAt }, []))).toEqual(new Date(at))
})
