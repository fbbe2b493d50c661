import { expect, expectTypeOf, test, vi } from 'vitest'
import { NO_FILTER } from '../contract/desk/filter.ts'
import { email, long } from '../contract/fields/field.ts'
import type { defineForm, FormFacts } from '../contract/form.ts'
import { partnership } from '../contract/forms/partnership.ts'
import { openTestContext } from '../server/context.fixture.ts'
import { renderEmail } from '../server/mail/render-email.ts'
import { correctAddress } from '../server/submissions/desk/correct-address.ts'
import { csvOf } from '../server/submissions/desk/csv.ts'
import { eachLoaded, listItems } from '../server/submissions/desk/list.ts'
import { showSubmission } from '../server/submissions/desk/show.ts'
import { receive } from '../server/submissions/receive.ts'

// A field says what it is by its role. This form calls the sender's name, address and company otherwise.

vi.mock('../contract/forms/partnership.ts', async (original) => {
  const module = await original<typeof import('../contract/forms/partnership.ts')>()
  const { long, organization, phone, senderAddress, senderName } = await import('../contract/fields/field.ts')
  const fields = {
    who: senderName('Who writes'),
    replyTo: senderAddress('Where we answer'),
    yard: organization('Shipyard'),
    call: phone('Call'),
    letter: long('Letter'),
  }
  return { partnership: { ...module.partnership, fields, title: () => 'Partnership', unshown: undefined } }
})

const ANSWERS = {
  ...{ who: 'Odile Brandt', replyTo: 'odile@yard.example', yard: 'Brandt Yard', call: '+1 419-555-0137' },
  letter: 'We build hulls.',
}
const INES = { name: 'Ines' }

test('a form that calls the sender otherwise is acknowledged, answered, found, corrected and exported as any', async () => {
  const context = await openTestContext()
  const received = await receive(context, { form: partnership, answers: ANSWERS as never, files: [] })
  if (received.status !== 'accepted') throw new Error(received.status)
  const { reference } = received
  const rows = await context.db.selectFrom('outbox').selectAll().execute()
  const desk = rows.find(({ kind }) => kind === 'desk')

  expect(rows.find(({ kind }) => kind === 'visitor')?.recipient).toBe('odile@yard.example')
  const letter = desk && (await renderEmail(context, desk, { address: 'post@sender.test' }))
  expect(letter?.replyTo).toEqual({ name: 'Odile Brandt', address: 'odile@yard.example' })
  expect(letter?.html).toContain('Odile Brandt, Brandt Yard')
  expect(letter?.html).toContain('href="tel:+14195550137"')
  expect(await showSubmission(context, reference)).toMatchObject({
    ...{ name: 'Odile Brandt', email: 'odile@yard.example', organization: 'Brandt Yard' },
  })

  await correctAddress(context, reference, 'brandt@yard.example', INES)
  const query = { filter: { ...NO_FILTER, text: 'brandt@yard.example' }, me: 'Ines', now: context.now() }
  expect(await listItems(context, query, { limit: 5 })).toMatchObject({ total: 1, items: [{ reference }] })
  const corrected = await showSubmission(context, reference)
  expect(corrected?.answers).toContainEqual(expect.objectContaining({ key: 'replyTo', shown: 'brandt@yard.example' }))
  const csv = (await Array.fromAsync(csvOf(eachLoaded(context, query)))).join('')
  expect(csv).toContain(',Odile Brandt,brandt@yard.example,')
  expect(csv.match(/brandt@yard/g)).toHaveLength(1)
})

test('a form without the sender’s address has no type', () => {
  const fields = { colleague: email('A colleague’s address'), message: long('Message') }
  type Facts = FormFacts<typeof fields, 'berth', 'quotes'>
  type Taken = Parameters<typeof defineForm<typeof fields, 'berth', 'quotes'>>[0]

  expectTypeOf<Facts>().not.toExtend<Taken>()
  expectTypeOf<FormFacts<typeof partnership.fields, 'berth', 'quotes'>>().toExtend<
    Parameters<typeof defineForm<typeof partnership.fields, 'berth', 'quotes'>>[0]
  >()
})
