import { describe, expect } from 'vitest'
import { email, FOREIGN_EMAIL } from '../contract/fields/field.ts'
import { mailboxOf } from '../contract/fields/mailbox.ts'
import { sendAccepted, test } from './context.fixture.ts'
import { confirm } from './newsletter/confirm.ts'
import { DAY, newestEmail } from './newsletter/newsletter.fixture.ts'
import { renewMailboxes } from './newsletter/renew-mailboxes.ts'
import { subscribe } from './newsletter/subscribe.ts'

const VICTIM = 'victim@b\u00fccher.example'
const SPELLINGS = [
  VICTIM,
  ...Array.from({ length: 8 }, (_, k) => `victim@b\u00fccher.example${'\u200b'.repeat(k)}`),
  'vic\u00adtim@b\u00fccher.example',
  'VICTIM@B\u00dcCHER.example',
  'victim@xn--bcher-kva.example',
  'victim@bu\u0308cher.example',
  'victim@\uff42\u00fccher.example',
  'victim@b\u00fccher\u3002example',
  'victim@b\u00fccher\uff0eexample',
  '\uff56ictim@b\u00fccher.example',
  '\u202evictim@b\u00fccher.example',
]

const FIELD = email('Email')

/** The address as its field reads it. @throws when the field refuses it. */
function readAddress(typed: string): string {
  const read = FIELD.read(typed)
  if (!read.ok) throw new Error(`${typed}: ${read.problem}`)
  return read.value
}

describe('all spellings of one mailbox', () => {
  test('are read as one', () => {
    expect(new Set(SPELLINGS.map((typed) => mailboxOf(readAddress(typed))))).toEqual(
      new Set(['victim@xn--bcher-kva.example']),
    )
  })

  test('get one acknowledgement', async ({ context }) => {
    for (const [n, typed] of SPELLINGS.entries()) {
      await sendAccepted(context, { answers: { email: readAddress(typed), message: `Another message, number ${n}.` } })
    }

    const rows = await context.db.selectFrom('outbox').select('recipient').where('kind', '=', 'visitor').execute()
    expect(rows).toEqual([{ recipient: 'victim@xn--bcher-kva.example' }])
  })

  test('are one subscriber and get one email', async ({ context }) => {
    for (const typed of SPELLINGS) await subscribe(context, readAddress(typed))

    expect(await context.db.selectFrom('subscriber').select('id').execute()).toHaveLength(1)
    expect(await context.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  test('that an earlier version stored become one subscriber, whose newest wish counts', async ({ context }) => {
    await subscribe(context, VICTIM)
    const [first] = await context.db.selectFrom('subscriber').selectAll().execute()
    if (!first) throw new Error('No subscriber.')
    context.pass(DAY)
    await confirm(context, (await newestEmail(context)).confirm, '203.0.113.7')
    const other = { ...first, id: 'other', mailbox: 'old-2', email: 'victim@xn--bcher-kva.example', tokenHash: 'x' }
    await context.db.updateTable('subscriber').set({ mailbox: 'old-1' }).where('id', '=', first.id).execute()
    await context.db.insertInto('subscriber').values(other).execute()

    await renewMailboxes(context)
    await renewMailboxes(context)

    const rows = await context.db.selectFrom('subscriber').selectAll().execute()
    expect(rows).toEqual([expect.objectContaining({ id: first.id, state: 'confirmed', mailbox: first.mailbox })])
  })
})

test.each([
  ['letters that most mail servers refuse', '\u00f1and\u00fa@x.example', FOREIGN_EMAIL],
  ['an encoded word', '=?utf-8?q?a?=@x.example', 'Please enter a valid email address'],
  ['an address of the network', 'a@127.0.0.1', 'Please enter a valid email address'],
  ['a percent sign in its domain', 'a@x%2eexample.com', 'Please enter a valid email address'],
  ['no domain after the invisible is gone', 'a@\u200b.\u200b', 'Please enter a valid email address'],
  ['an empty part in its domain', 'a@x..example', 'Please enter a valid email address'],
  ['a dot at the start of its domain', 'a@.x.example', 'Please enter a valid email address'],
  ['a hyphen at the start of its domain', 'a@-x.example', 'Please enter a valid email address'],
  ['a hyphen at the end of a part of its domain', 'a@x-.example', 'Please enter a valid email address'],
  ['a dot at its start', '.a@x.example', 'Please enter a valid email address'],
  ['a dot before the at sign', 'a.@x.example', 'Please enter a valid email address'],
  ['two dots in a row', 'a..b@x.example', 'Please enter a valid email address'],
  ['two at signs', 'a@b@x.example', 'Please enter a valid email address'],
])('an address with %s is refused', (_what, typed, problem) => {
  expect(FIELD.read(typed)).toEqual({ ok: false, problem })
})

test.each(['a+b@x.example', "o'hara@x.example", 'A.B@Sub.X.example', 'a@münchen.example', 'a@x.xn--p1ai'])(
  '%s is an address, and stays as it was typed',
  (typed) => {
    expect(FIELD.read(typed)).toEqual({ ok: true, value: typed })
  },
)
