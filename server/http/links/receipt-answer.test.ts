import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ANSWER, openPost, refusing, untilAnswer, untilState } from '../../conversation/conversation.fixture.ts'
import { recallAnswer } from '../../conversation/recall-answer.ts'
import { decideAddress } from '../../conversation/send-again.ts'
import { sendAnswer } from '../../conversation/send-answer.ts'
import { provenBy, returned, take } from '../../mail-in/mail-in.fixture.ts'
import { showSubmission } from '../../submissions/desk/show.ts'
import { multipart, NAVIGATE, openWithQuote } from '../app.fixture.ts'

const INES = { name: 'Ines Barros' }
const MINUTE = 60_000

/** A quote request that Ines has answered from the desk. */
async function answered() {
  const tested = await openWithQuote()
  const { app, context, renderedData, receipt, reference } = tested
  const post = openPost(context)
  const id = randomUUID()
  await sendAnswer(context, reference, { ...ANSWER, id, via: 'desk' }, INES)
  const waiting = await shown()
  context.pass(10_000)
  const first = await untilAnswer(post)
  async function shown() {
    await app.inject({ url: receipt })
    return renderedData()?.receipt
  }
  const press = (path: string, fields: Record<string, string> = {}) => {
    const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
    return app.inject({ url: `${receipt}/${path}`, ...multipart(parts, NAVIGATE) })
  }
  const atDesk = () => showSubmission(context, reference)
  const answers = () => post.delivered.filter(({ subject }) => subject.startsWith('Re: '))
  return { ...tested, post, id, first, waiting, shown, press, atDesk, answers }
}

test('the answer is on the receipt once it has left, and says nothing before the visitor opens it', async () => {
  const { app, receipt, waiting, shown, press, renderedData, context } = await answered()

  expect(waiting?.letters).toEqual([])
  expect(await shown()).toMatchObject({
    status: 'answered',
    answeredBy: 'letter',
    letters: [{ author: 'Ines Barros' }],
  })
  expect(JSON.stringify(renderedData())).not.toContain('twenty minutes')
  expect((await app.inject({ url: `${receipt}/answer` })).headers.location).toBe(receipt)

  const opened = await press('answer')

  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(renderedData()?.receipt?.letters).toMatchObject([
    { at: new Date(context.now()).toISOString(), text: expect.stringContaining('twenty minutes') },
  ])
  const copy = await app.inject({ url: `${receipt}/copy` })
  expect(copy.rawPayload.includes('twenty minutes')).toBe(true)
  expect((await press('answer/../../x/answer')).statusCode).toBe(404)
})

test('a reply on the receipt opens the request again with a new due time, as one by email does', async () => {
  const { press, atDesk, context, shown } = await answered()
  context.pass(60 * MINUTE)

  expect((await press('add', { note: 'Thursday suits me.' })).statusCode).toBe(303)

  expect(await atDesk()).toMatchObject({
    ...{ status: 'open', dueAt: new Date(context.now() + 24 * 60 * MINUTE).toISOString() },
    additions: [{ note: 'Thursday suits me.', reopened: true }],
  })
  // The answer stays there, and what came by email joins it.
  const from = 'Ada <ADA@engines.example>'
  await take(context, { subject: `[${(await atDesk())?.reference}]`, from, more: [provenBy('engines.example')] })
  expect((await shown())?.letters).toMatchObject([{ direction: 'out' }, { direction: 'in', author: 'Ada' }])
})

test('a file of the visitor’s email is on the receipt, and one that a colleague sent to the desk nowhere', async () => {
  const { app, receipt, context, reference } = await openWithQuote()
  const file = 'Content-Type: text/plain; name=plan.txt\r\nContent-Disposition: attachment\r\n\r\nweekdays'
  const body = { type: 'multipart/mixed; boundary=b1', content: `--b1\r\n${file}\r\n--b1--` }
  const senders = [`corin@${context.company.domain}`, 'ada@engines.example']
  for (const from of senders) await take(context, { id: `<${from}>`, from, subject: `[${reference}]`, body })

  const files = await Promise.all([0, 1].map((position) => app.inject({ url: `${receipt}/files/${position}` })))

  expect(files.map(({ statusCode }) => statusCode)).toEqual([404, 200])
  expect(files[1]?.body.trim()).toBe('weekdays')
  expect((await showSubmission(context, reference))?.attachments).toHaveLength(2)
})

test('an answer that did not arrive is sent again under its own Message-ID, in measure', async () => {
  const { press, answers, first, atDesk, context, id, post, renderedData } = await answered()

  const both = await Promise.all([press('again'), press('again', { email: 'ADA@engines.example' })])
  await untilAnswer(post, 1)
  context.pass(2 * MINUTE)
  const soon = await press('again')

  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303])
  expect([both[0]?.headers.location, soon.statusCode]).toEqual([expect.stringMatching(/#again$/), 429])
  expect(renderedData()?.refusedAgain?.error).toContain('a short time ago')
  expect(await recallAnswer(context, id, INES)).toEqual({ status: 'left' })
  expect(answers().map(({ messageId, to }) => [messageId, to.address])).toEqual([
    [first.messageId, 'ada@engines.example'],
    [first.messageId, 'ada@engines.example'],
  ])
  const at = (await atDesk())?.answeredAt
  for (let more = 0; more < 2; more += 1) {
    context.pass(11 * MINUTE)
    expect((await press('again')).statusCode).toBe(303)
    await untilAnswer(post, more + 2)
  }
  context.pass(11 * MINUTE)
  expect((await press('again')).statusCode).toBe(429)
  expect(renderedData()?.refusedAgain?.error).toContain('3 times within a day. Please look')
  // One that waits to be sent again has left before: nobody calls it back.
  const waiting = { state: 'waiting', attempts: 0, nextAt: context.now() + 5_000 } as const
  await context.db.updateTable('outbox').set(waiting).where('id', '=', id).execute()
  expect(await recallAnswer(context, id, INES)).toEqual({ status: 'left' })
  context.pass(5_000)
  // It was answered when it left first, and a mail server that returns it now opens it again.
  await untilState(context, 'sent')
  expect(await atDesk()).toMatchObject({ status: 'answered', answeredAt: at })
  await take(context, returned(first.messageId, 'ada@engines.example'))
  expect(await atDesk()).toMatchObject({ status: 'open', emailFailed: true })
})

test('an answer that is sent again and refused for good opens its request with the old due time', async () => {
  const { press, atDesk, context, post } = await answered()
  const dueAt = (await atDesk())?.dueAt
  post.refuse = refusing(['ada@engines.example'])

  await press('again')
  await untilState(context, 'dead')

  expect(await atDesk()).toMatchObject({ status: 'open', dueAt, emailFailed: true })
  expect((await atDesk())?.history.at(-1)).toMatchObject({ detail: 'The answer was not delivered.' })
})

test('to another address it goes when a person has agreed, and until then the request is open', async () => {
  const { press, answers, first, atDesk, context, reference, post, shown, renderedData } = await answered()
  context.pass(60 * MINUTE)
  expect((await press('again', { email: 'no address' })).statusCode).toBe(400)

  await press('again', { email: 'ada@byron.example' })
  // Nothing was sent yet, so nobody is told that it was.
  expect((await press('again')).statusCode).toBe(429)
  expect(renderedData()?.refusedAgain?.error).toMatch(/^It was asked for a short time ago\. Please wait 10 minutes/)
  expect((await press('again', { email: 'ada@byron.example' })).statusCode).toBe(303)

  expect(await atDesk()).toMatchObject({ status: 'open', askedAddress: 'ada@byron.example', answeredAt: null })
  expect(await shown()).toMatchObject({ again: { address: 'ada@byron.example' }, email: 'ada@engines.example' })
  expect(answers()).toHaveLength(1)
  // The desk's screen shows what was asked before.
  expect(await decideAddress(context, reference, { agree: true, address: 'ada@old.example' }, INES)).toBe(false)
  const agreed = { agree: true, address: 'ada@byron.example' }
  const both = await Promise.all([
    decideAddress(context, reference, agreed, INES),
    decideAddress(context, reference, agreed, { name: 'Corin' }),
  ])
  expect(both.sort()).toEqual([false, true])
  const second = await untilAnswer(post, 1)
  expect([second.messageId, second.to.address]).toEqual([first.messageId, 'ada@byron.example'])
  expect(await atDesk()).toMatchObject({ status: 'answered', askedAddress: null, email: 'ada@byron.example' })
  expect((await shown())?.again).toEqual({ at: expect.any(String) })
})

test('an address that a person declines gets nothing', async () => {
  const { press, answers, atDesk, context, reference, shown } = await answered()
  await press('again', { email: 'mallory@elsewhere.example' })

  const declined = { agree: false, address: 'mallory@elsewhere.example' }
  expect(await decideAddress(context, reference, declined, INES)).toBe(true)

  const desk = await atDesk()
  expect(desk).toMatchObject({ askedAddress: null, email: 'ada@engines.example' })
  expect(desk?.history.at(-1)).toMatchObject({ kind: 'addressDeclined', detail: 'mallory@elsewhere.example' })
  expect(answers()).toHaveLength(1)
  expect((await shown())?.again).toBeUndefined()
})
