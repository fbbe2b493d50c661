import { expect, vi } from 'vitest'
import { PATIENT } from '../../tests/support/patience.ts'
import { openTestContext, sendAccepted, test } from '../context.fixture.ts'
import { NO_MAILBOX, openPost, refusing } from '../conversation/conversation.fixture.ts'
import type { Issue } from './issue-file.ts'
import { addConfirmed } from './newsletter.fixture.ts'
import { queueIssue } from './send-issue.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

vi.setConfig({ testTimeout: 30_000 })

const ISSUE: Issue = {
  key: '2026-12',
  content: {
    title: 'The bill with names on it',
    preview: 'Only you can name decisions.',
    sounding: { large: '3', small: '3', words: 'thousand dollars belong to nobody.' },
    markdown: 'A cloud invoice is a *careful* document.\n\n- owner\n- product',
    link: { label: 'Read the whole article', url: 'https://site.test/blog/cloud-bill-with-names' },
  },
}

test('an issue goes to each confirmed subscriber once, whoever asks for it again, and to nobody else', async () => {
  const context = await openTestContext()
  await addConfirmed(context, 'ada@quist.example', 'bob@quist.example')
  await subscribe(context, 'pending@quist.example')
  await context.db.deleteFrom('outbox').execute()

  const [first, second] = await Promise.all([queueIssue(context, ISSUE), queueIssue(context, ISSUE)])
  const { delivered: sent } = openPost(context)
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENT)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const third = await queueIssue(context, ISSUE)

  expect([first.status, second.status].sort()).toEqual(['already', 'queued'])
  expect(third).toMatchObject({ status: 'already', recipients: 2, sent: 2, waiting: 0 })
  expect(sent.map(({ to }) => to.address).sort()).toEqual(['ada@quist.example', 'bob@quist.example'])
})

test('each email has the issue in both forms, its own one click to leave, and when it was asked for', async () => {
  const context = await openTestContext()
  const tokens = await addConfirmed(context, 'ada@quist.example', 'bob@quist.example')
  await queueIssue(context, ISSUE)
  const { delivered: sent } = openPost(context)
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENT)

  for (const [index, address] of ['ada@quist.example', 'bob@quist.example'].entries()) {
    const email = sent.find(({ to }) => to.address === address)
    const url = `https://site.test/newsletter/unsubscribe/${tokens[index]}`
    expect(email?.subject).toBe('The bill with names on it')
    const { 'List-Unsubscribe': leave, 'List-Unsubscribe-Post': post } = email?.headers ?? {}
    expect([leave, post]).toEqual([`<${url}>`, 'List-Unsubscribe=One-Click'])
    expect(email?.text).toContain(`Unsubscribe:\n${url}`)
    expect(email?.text).toMatch(/You asked for this letter on\s+November 21, 2026/)
    expect(email?.text).toContain('A cloud invoice is a careful document.\n\n  - owner\n  - product')
    expect(email?.html).toContain('is a <i>careful</i> document')
    expect(email?.text.split('\n').filter((row) => row.length > 72 && !row.includes('https://'))).toEqual([])
  }
})

test('an issue leaves at its own pace, also after a new start, and other emails go first', async ({ context }) => {
  const addresses = Array.from({ length: 7 }, (_, index) => `reader${index}@quist.example`)
  await addConfirmed(context, ...addresses)
  await queueIssue(context, ISSUE)
  const reference = await sendAccepted(context)

  const { delivered: before, worker } = openPost(context, { issuesPerMinute: 3 })
  await vi.waitFor(() => expect(before).toHaveLength(5), PATIENT)
  await worker.stop()
  const { delivered: after } = openPost(context, { issuesPerMinute: 3 })
  await new Promise((resolve) => setTimeout(resolve, 200))

  // Some are sent at the same time, and those hold both emails of the submission.
  expect(before.filter(({ subject }) => subject.includes(reference))).toHaveLength(2)
  expect([before.length, after.length]).toEqual([5, 0])
  context.pass(61_000)
  await vi.waitFor(() => expect(after).toHaveLength(3), PATIENT)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(after).toHaveLength(3)
})

test('a mailbox that does not exist is suppressed and its address deleted; the others get the issue', async () => {
  const context = await openTestContext()
  await addConfirmed(context, 'ada@quist.example', 'gone@quist.example')
  await queueIssue(context, ISSUE)

  const { delivered: sent } = openPost(context, { refuse: refusing(['gone@quist.example']) })
  const states = context.db.selectFrom('subscriber').select('state').orderBy('state')
  const left = [{ state: 'confirmed' }, { state: 'unsubscribed' }]
  await vi.waitFor(async () => expect(await states.execute()).toEqual(left), PATIENT)

  await vi.waitFor(() => expect(sent.map(({ to }) => to.address)).toEqual(['ada@quist.example']), PATIENT)
  const rows = [
    ...(await context.db.selectFrom('subscriber').selectAll().execute()),
    ...(await context.db.selectFrom('outbox').selectAll().execute()),
  ]
  expect(JSON.stringify(rows)).not.toContain('gone@')
})

test.for([
  ['a sender that it does not take', { ...NO_MAILBOX, responseCode: 553, command: 'MAIL FROM' }],
  ['a policy', { ...NO_MAILBOX, response: '550 5.7.1 Blocked by our policy' }],
] as const)('a mail server that refuses by %s takes nobody off the list', async ([_why, answer], { context }) => {
  await addConfirmed(context, 'ada@quist.example')
  await queueIssue(context, ISSUE)

  openPost(context, { refuse: refusing(['ada@quist.example'], answer) })
  const outbox = context.db.selectFrom('outbox').select('state')
  await vi.waitFor(async () => expect(await outbox.execute()).toEqual([{ state: 'dead' }]), PATIENT)

  expect(await context.db.selectFrom('subscriber').select('state').execute()).toEqual([{ state: 'confirmed' }])
})

test('when every mailbox is refused, only the first few are taken off the list', async ({ context }) => {
  const addresses = Array.from({ length: 12 }, (_, n) => `reader-${n}@quist.example`)
  await addConfirmed(context, ...addresses)
  await queueIssue(context, ISSUE)

  openPost(context, { refuse: refusing(addresses) })
  const outbox = context.db.selectFrom('outbox').select('state')
  await vi.waitFor(async () => expect(await outbox.execute()).toEqual(Array(7).fill({ state: 'dead' })), PATIENT)

  const left = await context.db.selectFrom('subscriber').select('state').where('state', '=', 'confirmed').execute()
  expect(left).toHaveLength(7)
})

test('a mail server that refuses all is asked no faster than it may be', async ({ context }) => {
  const addresses = Array.from({ length: 6 }, (_, n) => `reader-${n}@quist.example`)
  await addConfirmed(context, ...addresses)
  const refuse = vi.fn(refusing(addresses, { responseCode: 451, command: 'RCPT TO' }))
  await queueIssue(context, ISSUE)

  openPost(context, { refuse, issuesPerMinute: 3 })
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledTimes(3), PATIENT)
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(refuse).toHaveBeenCalledTimes(3)
})

test('who unsubscribes meanwhile gets the issue no more', async ({ context }) => {
  const [token = ''] = await addConfirmed(context, 'ada@quist.example', 'bob@quist.example')
  await queueIssue(context, ISSUE)
  await unsubscribe(context, token)

  const { delivered: sent } = openPost(context)
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENT)
  await new Promise((resolve) => setTimeout(resolve, 100))

  expect(sent.map(({ to }) => to.address)).toEqual(['bob@quist.example'])
})
