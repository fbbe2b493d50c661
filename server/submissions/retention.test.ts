import { describe, expect, test } from 'vitest'
import { ALL_FORMS } from '../../contract/forms.ts'
import { markedAnswers } from '../answers.fixture.ts'
import { openTestContext, send, sendAccepted, type TestContext } from '../context.fixture.ts'
import { receive } from './receive.ts'
import { keptMonths, purge } from './retention.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The test's clock starts on November 21, 2026. */
const MONTHS_LATER = { 12: Date.parse('2027-11-21T20:00:00Z'), 24: Date.parse('2028-11-21T20:00:00Z') }

function references({ db }: TestContext): Promise<{ form: string }[]> {
  return db.selectFrom('submission').select('form').orderBy('form').execute()
}

/** The texts of the privacy page: 12 months for applications, 24 for everything else. */
const KEPT_MONTHS = {
  quote: 24,
  consultation: 24,
  contact: 24,
  partnership: 24,
  career: 12,
  internship: 12,
} as const

describe.each(Object.entries(KEPT_MONTHS))('a submission of the form %s', (name, months) => {
  test(`is erased after ${months} months, and not a minute earlier`, async () => {
    const context = await openTestContext()
    const form = ALL_FORMS.find((form) => form.name === name)
    if (!form) throw new Error(`There is no form ${name}.`)
    await receive(context, { form, answers: markedAnswers(form, 'ada'), files: [] })

    context.pass(MONTHS_LATER[months] - context.now() - MINUTE)
    await purge(context, context.dataDir)
    expect(await references(context)).toEqual([{ form: name }])

    context.pass(2 * MINUTE)
    expect(await purge(context, context.dataDir)).toMatchObject({ submissions: 1 })
    expect(await references(context)).toEqual([])
    expect(keptMonths(form.name)).toBe(months)
  })
})

test('every form that takes submissions has a time after which they are erased', () => {
  const names = ALL_FORMS.filter(({ promise }) => promise).map((form) => form.name)

  expect(new Set(names)).toEqual(new Set(Object.keys(KEPT_MONTHS)))
})

test('quarantine and spam are erased after 30 days', async () => {
  const context = await openTestContext()
  await sendAccepted(context, { key: '1', verdict: { quarantine: [{ reason: 'Hidden field filled', weight: 3 }] } })
  await sendAccepted(context, { key: '2' })

  context.pass(30 * DAY - MINUTE)
  expect(await purge(context, context.dataDir)).toMatchObject({ submissions: 0 })

  context.pass(2 * MINUTE)
  expect(await purge(context, context.dataDir)).toMatchObject({ submissions: 1 })
  expect(await references(context)).toHaveLength(1)
})

test('a key made from the contents is deleted after its ten minutes, a key of the client stays', async () => {
  const context = await openTestContext()
  await send(context)
  await send(context, { key: 'form-1', answers: { message: 'Something else, at the same length.' } })
  const keys = () => context.db.selectFrom('idempotency').select('expiresAt').execute()

  await purge(context, context.dataDir)
  expect(await keys()).toHaveLength(2)

  context.pass(10 * MINUTE + 1)
  await purge(context, context.dataDir)

  expect(await keys()).toEqual([{ expiresAt: null }])
})
