import { expect, test } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { readPlace } from '../../desk/app/address.ts'
import { emailOf, emailsOf, openTestContext, sendAccepted } from '../context.fixture.ts'
import { queueWarnings } from '../watch/warnings.ts'
import { deskAddress } from './desk-address.ts'
import { enqueue } from './queue/outbox.ts'

/** A submission with its emails, its warning, and a digest. */
async function withEmails(deskUrl?: string) {
  const context = Object.assign(await openTestContext(), { deskUrl })
  const reference = await sendAccepted(context)
  context.pass(23 * 60 * 60_000)
  await queueWarnings(context)
  const digest = { kind: 'digest', about: 'quotes', recipient: context.company.mail.quotes } as const
  await context.db.transaction().execute((tx) => enqueue(tx, [digest], context.now()))
  return { context, reference }
}

test.each([
  ['desk', 'its request'],
  ['warning', 'its request'],
  ['digest', 'what its desk has open'],
] as const)('the %s email leads to %s at DESK_URL', async (kind, _where) => {
  const { context, reference } = await withEmails('https://desk.example.org')

  const { text, html } = await emailOf(context, kind)

  const [url = ''] = /https:\/\/desk\.example\.org\/\S*/.exec(text) ?? []
  const place = kind === 'digest' ? { filter: { ...NO_FILTER, desk: ['quotes'] } } : { filter: NO_FILTER, reference }
  expect(readPlace(new URL(url).search)).toEqual({ view: 'inbox', ...place })
  expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
})

test('without DESK_URL no email has an address of the desk, and a visitor’s never has', async () => {
  const without = await withEmails()
  const withUrl = await withEmails('https://desk.example.org')

  const texts = [
    ...(await emailsOf(without.context, 'desk')),
    ...(await emailsOf(without.context, 'warning')),
    ...(await emailsOf(without.context, 'digest')),
    ...(await emailsOf(withUrl.context, 'visitor')),
  ].map(({ text, html }) => text + html)

  expect(texts).toHaveLength(4)
  for (const text of texts) expect(text).not.toMatch(/127\.0\.0\.1|localhost|4322|desk\.example/)
})

test('an address without anything is the inbox', () => {
  expect(deskAddress({ deskUrl: 'https://desk.example.org' }, {})).toBe('https://desk.example.org/')
})
