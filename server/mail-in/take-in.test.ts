import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { sendAccepted } from '../context.fixture.ts'
import { answer, openPost, refusing, untilState, whenLeft } from '../conversation/conversation.fixture.ts'
import { openRequest } from '../desk/api/desk.fixture.ts'
import { startClamd, VIRUS } from '../scan/clamd.fixture.ts'
import { purge } from '../submissions/retention.ts'
import { reportsOf } from './bounce.ts'
import { takeFolder } from './folder.ts'
import { emailSource, provenBy, returned, take } from './mail-in.fixture.ts'
import { splitQuoted } from './quoted.ts'
import { readApart } from './read-apart.ts'
import { takeIn } from './take-in.ts'

const test = base.extend('desk', () => openDesk()).extend('answered', () => openDesk({ answered: true }))

const HOUR = 60 * 60_000
const MB = 1024 * 1024
const FROM_VISITOR = provenBy('quist.example')

/** A request, and with `answered` one that was answered from the desk. */
async function openDesk({ answered = false } = {}) {
  const desk = await openRequest()
  const { context, reference } = desk
  Object.assign(context, { queuesWebhooks: true })
  const folder = join(context.dataDir, 'incoming')
  await mkdir(folder)
  const look = () => takeFolder(context, -1)
  const ledger = async () => (await desk.ask('GET', '/api/incoming')).json
  const post = openPost(context)
  if (answered) {
    await answer(desk, reference)
    await whenLeft(post)
  }
  const answerId = post.delivered.find(({ subject }) => subject.startsWith('Re: '))?.messageId ?? ''
  return { ...desk, folder, look, ledger, post, answerId, take: take.bind(null, context) }
}

test('a visitor’s reply opens the answered request again with a new due time, and keeps what it quotes apart', async () => {
  const desk = await openDesk({ answered: true })
  desk.context.pass(HOUR)
  const quote = '> a release takes twenty minutes\n> On a Tuesday.'
  const text = `Thursday suits me.\n\nOn Saturday, 21 November 2026 at 15:00, Ines, Fathom\n<quotes@fathom.test> wrote:\n${quote}`

  const taken = await desk.take({ references: desk.answerId, text, more: [FROM_VISITOR] })

  expect(taken).toMatchObject({ outcome: 'reply', isWhole: true })
  expect(await desk.shown()).toMatchObject({
    ...{ status: 'open', dueAt: '2026-11-22T21:00:10.000Z', replies: 1 },
    letters: [
      { direction: 'out' },
      {
        ...{ direction: 'in', via: 'mail', remarks: [] },
        ...{ text: 'Thursday suits me.', quoted: expect.stringMatching(/^On Sat/) },
      },
    ],
  })
  const target = { references: [desk.reference] }
  await desk.ask('POST', '/api/actions', { action: 'later', target, until: '2026-11-22T00:00:00.000Z' })
  expect(await desk.shown()).toMatchObject({ laterAt: '2026-11-22T00:00:00.000Z' })

  const again = `Or Friday.\n\nOn Sunday Ines wrote:\n${quote}`
  await desk.take({ id: '<two@quist.example>', references: desk.answerId, text: again })

  // Put aside, it is back at once.
  expect(await desk.shown()).toMatchObject({ laterAt: null, letters: [{}, {}, { text: 'Or Friday.' }] })
  // The next answer stands in the thread of the visitor's newest email.
  await answer(desk, desk.reference, { seen: (await desk.shown()).letters.map(({ id }: { id: string }) => id) })
  expect((await whenLeft(desk.post, 1)).headers).toMatchObject({ 'In-Reply-To': '<two@quist.example>' })
})

test('an answer quotes nothing that the visitor does not have', async ({ answered: desk }) => {
  const from = `Corin Vale <corin@${desk.context.company.domain}>`
  await desk.take({ id: '<2@c>', from, subject: `Re: [${desk.reference}]`, text: 'Between us: they still owe us.' })
  const seen = async () => (await desk.shown()).letters.map(({ id }: { id: string }) => id)
  const { json } = await answer(desk, desk.reference, { text: 'For 900.', seen: await seen() })
  const letter = desk.context.db.updateTable('outbox').where('id', '=', json.id)
  await letter.set({ state: 'dismissed' }).execute()
  desk.context.pass(HOUR)
  await answer(desk, desk.reference, { text: 'For 9,000.', seen: await seen() })

  const { text, html, headers } = await whenLeft(desk.post, 1)

  expect(text).toContain('> a release takes twenty minutes')
  expect(text + html + JSON.stringify(headers)).not.toMatch(/Between us|Corin|For 900|<2@c>/)
  expect(headers).toMatchObject({ 'In-Reply-To': desk.answerId })
})

test('a reply is matched by its reference and sender, and by a reference alone it is not', async ({ desk }) => {
  const subject = `Aw: [${desk.reference}] Consultation`

  expect(await desk.take({ subject })).toMatchObject({ outcome: 'reply' })
  expect(await desk.take({ subject, from: 'x@stranger.example', id: '<2@s>' })).toMatchObject({ outcome: 'unmatched' })

  const { letters } = await desk.shown()
  expect(letters).toMatchObject([{ remarks: ['Sender not proven'] }])
})

test('an email that belongs to no request waits for a person, who makes a request of it or dismisses it', async () => {
  const desk = await openDesk()
  const { careers } = desk.context.company.mail
  await desk.take({ subject: 'A question', from: 'Ada <ada@new.example>', to: careers })

  const { items } = (await desk.ask('GET', '/api/submissions?status=quarantined')).json
  expect(items).toMatchObject([{ name: 'Ada', desk: 'careers', title: 'Inquiry', excerpt: 'Thursday suits me.' }])
  const mailed = async () => (await desk.context.db.selectFrom('outbox').select('recipient').execute()).length
  const before = await mailed()
  const target = { references: [items[0].reference] }
  expect((await desk.ask('POST', '/api/actions', { action: 'release', target })).json).toMatchObject({ changed: 1 })
  expect(await mailed()).toBe(before + 2)
  expect(await desk.ledger()).toMatchObject([{ outcome: 'unmatched', reference: items[0].reference, status: 'open' }])
})

test('a request that came by email is one thread: its answer, what its sender writes next, and an answer by a mail program', async () => {
  const desk = await openDesk()
  const { company } = desk.context
  const ada = { from: 'Ada <ada@new.example>', subject: 'A question', references: '<q1@new.example>' }
  const { detail: reference } = await desk.take({ ...ada, id: '<q1@new.example>', references: undefined })
  const found = async () => (await desk.ask('GET', `/api/submissions/${reference}`)).json
  const target = { references: [reference] }
  await desk.ask('POST', '/api/actions', { action: 'release', target })

  await answer(desk, reference)
  expect(await whenLeft(desk.post)).toMatchObject({
    headers: { 'In-Reply-To': '<q1@new.example>' },
    text: expect.stringMatching(/You wrote on .+, by email:/),
  })
  await untilState(desk.context, 'sent', 'visitor')
  const told = desk.post.delivered.find(({ to, subject }) => to.address === 'ada@new.example' && !/^Re: /.test(subject))
  expect(told?.text).toMatch(/this\s+address\s+wrote\s+to\s+us/)
  expect(await desk.take({ ...ada, id: '<q2@new.example>' })).toMatchObject({ outcome: 'reply' })
  expect(await found()).toMatchObject({ status: 'open', letters: [{}, { direction: 'in' }] })
  desk.context.pass(HOUR)
  const corin = { from: `Corin <corin@${company.domain}>`, to: 'ada@new.example', more: [provenBy(company.domain)] }
  const date = 'Sat, 21 Nov 2026 16:00:10 -0500'
  expect(await desk.take({ ...ada, ...corin, id: '<a1@c>', date })).toMatchObject({ outcome: 'answer' })
  expect(await found()).toMatchObject({ status: 'answered' })

  // Also while nobody has looked.
  const { detail: waiting } = await desk.take({ from: 'Bob <bob@new.example>', id: '<b1@new.example>' })
  const next = { from: 'Bob <bob@new.example>', id: '<b2@new.example>', references: '<b1@new.example>' }
  expect(await desk.take(next)).toMatchObject({ outcome: 'reply' })
  const { json } = await desk.ask('GET', `/api/submissions/${waiting}`)
  expect(json).toMatchObject({ status: 'quarantined', replies: 1 })
})

test.each(['desk', 'colleague'] as const)('an answer from a mail program to a %s email counts', async (kind) => {
  const desk = await openDesk()
  const { company, db } = desk.context
  await db.updateTable('outbox').set({ kind }).where('kind', '=', 'desk').execute()
  const staffEmail = await firstEmail(desk, kind)
  const from = `Corin Vale <corin@${company.domain}>`
  const target = { references: [desk.reference] }
  await desk.ask('POST', '/api/actions', { action: 'answer', target })
  expect((await desk.ask('GET', '/api/figures?days=7')).json.chosen).toMatchObject({ onTime: 0, onlyMarked: 1 })

  // Nobody outside knows the Message-ID of an email to the staff. Nothing was written in the future.
  const date = 'Fri, 31 Dec 2100 12:00:00 -0500'
  expect(await desk.take({ from, to: 'mina@quist.example', references: staffEmail, date })).toMatchObject({
    outcome: 'answer',
  })

  expect(await desk.shown()).toMatchObject({
    ...{ status: 'answered', answeredAt: '2026-11-21T20:00:00.000Z' },
    letters: [{ direction: 'out', via: 'mail', author: 'Corin Vale' }],
  })
  expect((await desk.ask('GET', '/api/figures?days=7')).json.chosen).toMatchObject({ onTime: 1, onlyMarked: 0 })
})

test.each([
  ['Cc, signed by our domain', true],
  ['Bcc, signed by our domain', true],
  ['Cc, unsigned', false],
])('an answer of a colleague with the desk in %s', async (how, isSigned) => {
  const desk = await openDesk()
  const { domain, mail: desks } = desk.context.company
  const mail = { from: `Corin Vale <corin@${domain}>`, to: 'Mina Quist <mina@quist.example>' }

  await desk.take({
    ...{ ...mail, subject: `Re: [${desk.reference}] Consultation`, ...(how.startsWith('Cc') && { cc: desks.quotes }) },
    more: isSigned ? [provenBy(domain)] : [],
  })

  expect(await desk.shown()).toMatchObject({ status: isSigned ? 'answered' : 'open' })
})

test('an answer from a mail program counts after the visitor’s reply, and not before it', async () => {
  const desk = await openDesk({ answered: true })
  const { company } = desk.context
  const staffEmail = await firstEmail(desk)
  const corin = { from: `Corin Vale <corin@${company.domain}>`, to: 'mina@quist.example', references: staffEmail }
  desk.context.pass(HOUR)
  await desk.take({ references: desk.answerId, more: [FROM_VISITOR] })

  // Written before the reply came, and read after it.
  await desk.take({ ...corin, id: '<2@c>', date: 'Sat, 21 Nov 2026 15:30:00 -0500' })
  expect(await desk.shown()).toMatchObject({ status: 'open' })
  await desk.take({ ...corin, id: '<3@c>', date: 'Sat, 21 Nov 2026 16:00:10 -0500' })
  expect(await desk.shown()).toMatchObject({ status: 'answered', answeredAt: '2026-11-21T21:00:10.000Z' })

  await desk.take({ references: desk.answerId, id: '<4@q>', more: [FROM_VISITOR] })
  const late = { ...corin, id: '<5@c>', date: 'Sat, 21 Nov 2026 15:30:00 -0500' }
  // It answers that very letter, whatever its clock says.
  await desk.take({ ...late, references: `${staffEmail} <4@q>` })
  expect(await desk.shown()).toMatchObject({ status: 'answered' })
})

test('a visitor with an address of the house is no colleague: a reply opens the request again', async () => {
  const desk = await openDesk({ answered: true })
  const { db, company } = desk.context
  const email = `mina@${company.domain}`
  await db.updateTable('submission').set({ email, mailbox: email }).execute()

  await desk.take({ from: email, cc: email, references: desk.answerId, more: [provenBy(company.domain)] })

  expect(await desk.shown()).toMatchObject({ status: 'open', letters: [{}, { direction: 'in', remarks: [] }] })
})

test('whoever only names himself one of us does not answer in our name', async ({ desk }) => {
  const from = `Corin Vale <corin@${desk.context.company.domain}>`
  const subject = `Re: [${desk.reference}] Consultation`
  // Written by whoever sent it, below the header of our own server.
  const more = ['Authentication-Results: mx.site.test; dkim=none', provenBy(desk.context.company.domain)]

  await desk.take({ from, to: 'Mina@quist.example', subject, more })

  const { status, letters } = await desk.shown()
  expect(status).toBe('open')
  expect(letters).toMatchObject([{ direction: 'in', remarks: [expect.stringContaining('not proven')] }])

  // Who was shown the desk's email of one request answers no other.
  const other = { ...desk, reference: await sendAccepted(desk.context, { answers: { message: 'Another.' } }) }
  const references = `${await firstEmail(other)} ${await firstEmail(desk, 'visitor')}`
  expect(await desk.take({ id: '<2@c>', from, to: 'mina@quist.example', references })).toMatchObject({
    outcome: 'reply',
  })
})

test('an answer that a mail server returns opens its request again with the old due time, and is loud there', async () => {
  const desk = await openDesk({ answered: true })

  expect(await desk.take(returned(desk.answerId, 'mina@quist.example'))).toMatchObject({ outcome: 'bounce' })

  const { emails, ...shown } = await desk.shown()
  expect(shown).toMatchObject({ status: 'open', dueAt: '2026-11-22T20:00:00.000Z', emailFailed: true })
  const [failed] = emails.filter(({ kind }: { kind: string }) => kind === 'answer')
  expect(failed).toMatchObject({ state: 'dead', lastError: 'Returned: 550 5.1.1 No such user' })
  // Nobody has read it, so it was no first answer, and no other program is told of one.
  const { db } = desk.context
  expect(await db.selectFrom('submission').select('firstAnsweredAt').execute()).toEqual([{ firstAnsweredAt: null }])
  expect(await db.selectFrom('webhook').select('type').execute()).toEqual([])
})

test('an answer that returns opens its request also where it was only sent, then marked, or a later one was refused', async ({
  desk,
  answered,
}) => {
  const target = { references: [desk.reference] }
  await answer(desk, desk.reference, { marksAnswered: false })
  const { messageId } = await whenLeft(desk.post)
  await desk.ask('POST', '/api/actions', { action: 'answer', target })
  expect(await desk.shown()).toMatchObject({ status: 'answered' })
  answered.post.refuse = refusing(['Mina@quist.example'])
  const seen = (await answered.shown()).letters.map(({ id }: { id: string }) => id)
  await answer(answered, answered.reference, { text: 'For 900.', seen })
  await whenLeft(answered.post)
  expect(await answered.shown()).toMatchObject({ status: 'answered', emailFailed: true })

  await desk.take(returned(messageId, 'mina@quist.example'))
  await answered.take(returned(answered.answerId, 'mina@quist.example'))

  const open = { status: 'open', dueAt: '2026-11-22T20:00:00.000Z' }
  expect([await desk.shown(), await answered.shown()]).toMatchObject([open, open])
  for (const { db } of [desk.context, answered.context])
    expect(await db.selectFrom('submission').select('firstAnsweredAt').execute()).toEqual([{ firstAnsweredAt: null }])
})

test('an answer from a mail program that comes back from the visitor opens its request again', async ({ desk }) => {
  const { domain } = desk.context.company
  const [id, to] = ['<a1@outlook.test>', 'mina@quist.example']
  await desk.take({ from: `corin@${domain}`, to, id, subject: `[${desk.reference}]`, more: [provenBy(domain)] })

  await desk.take(returned(id, 'jules@a.example', { status: '5.0.0' }))
  expect(await desk.shown()).toMatchObject({ status: 'answered', letters: [{ remarks: [] }] })
  await desk.take(returned(id, to))

  expect(await desk.shown()).toMatchObject({
    ...{ status: 'open', dueAt: '2026-11-22T20:00:00.000Z' },
    letters: [{ remarks: ['Returned: 550 5.1.1 No such user'] }],
  })
})

const QMAIL = [
  "I'm afraid I wasn't able to deliver your message to the following addresses.\n",
  '<mina@quist.example>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 5.1.1 No such user\n',
  '--- Below this line is a copy of the message.\n\nReturn-Path: <quotes@fathom.test>',
]

test.for<[string, (answerId: string) => Partial<Parameters<typeof take>[1]>]>([
  ['qmail', (id) => ({ text: [...QMAIL, `Message-ID: ${id}\n\nDear Ms. Quist`].join('\n') })],
  [
    'a gateway',
    (id) => {
      const copy = `message/rfc822 = Message-ID: ${id}\r\n\r\nDear Ms. Quist`
      const words = 'text/plain = It was refused:\r\n\r\n  mina@quist.example\r\n    550 5.1.1 No such user'
      return { body: { type: 'multipart/mixed; boundary=b1', content: parts(words, copy) } }
    },
  ],
])('an answer that %s returns in words alone opens its request again', async ([, written], { answered: desk }) => {
  const from = 'MAILER-DAEMON@mx.test'
  const mail = { from, subject: 'failure notice', id: '<f@mx>', ...written(desk.answerId) }

  expect(await desk.take(mail)).toMatchObject({ outcome: 'bounce' })

  const { emails, ...shown } = await desk.shown()
  expect(shown).toMatchObject({ status: 'open', emailFailed: true })
  const [failed] = emails.filter(({ kind }: { kind: string }) => kind === 'answer')
  expect(failed.lastError).toMatch(/^Returned: .*550 5\.1\.1 No such user$/)
  // A server that tells of a delay tries on, and one that returns what is not ours tells nothing of a request.
  await desk.take({ ...mail, id: '<d@mx>', subject: 'Warning: message delayed' })
  await desk.take({ from, id: '<o@mx>', text: [...QMAIL, 'Message-ID: <other@elsewhere.test>'].join('\n') })
  const told = (await desk.ledger()).map(({ detail }: { detail: string }) => detail)
  expect(told).toContainEqual(expect.stringMatching(/^delayed: mina@quist\.example/))
  expect(told).toContain('of an email that is not ours: mina@quist.example')
})

test('a delay, and a report of somebody else’s email, change nothing and are told', async ({ answered: desk }) => {
  const delay = { action: 'delayed', status: '4.4.1', type: 'global-' }
  await desk.take(returned(desk.answerId, 'mina@quist.example', delay))
  desk.context.pass(1)
  await desk.take(returned(desk.answerId, 'mina@quist.example', { action: 'relayed', status: '2.0.0' }))
  desk.context.pass(1)
  const foreign = await desk.take(returned('<other@elsewhere.test>', 'x@elsewhere.test'))
  expect(foreign).toMatchObject({ isWhole: false })

  expect(await desk.shown()).toMatchObject({ status: 'answered', emailFailed: false })
  expect(await desk.ledger()).toMatchObject([
    { outcome: 'bounce', reference: null, detail: expect.stringContaining('x@elsewhere.test') },
    { outcome: 'bounce', reference: desk.reference, detail: expect.stringMatching(/^relayed: mina/) },
    { outcome: 'bounce', reference: desk.reference, detail: expect.stringContaining('delayed') },
  ])
})

test('our own email to the desk is known, whatever domain MAIL_FROM is of', async ({ desk }) => {
  const more = ['Auto-Submitted: auto-generated']
  const id = await firstEmail(desk)
  const about = { from: 'Fathom <site@mg.elsewhere.test>', more }

  expect(await desk.take({ ...about, id })).toMatchObject({ outcome: 'own' })
  // The visitor knows the id of the acknowledgement.
  const known = await firstEmail(desk, 'visitor')
  expect(await desk.take({ ...about, id: known, references: id })).toMatchObject({ outcome: 'automatic' })

  expect((await desk.shown()).letters).toHaveLength(1)
})

test('an out-of-office note opens nothing, our own email in our own mailbox is known, and nobody is answered', async () => {
  const desk = await openDesk({ answered: true })
  const sent = desk.post.delivered.length
  const { company } = desk.context

  const note = { references: desk.answerId, more: ['Auto-Submitted: auto-replied'] }
  expect(await desk.take(note)).toMatchObject({ outcome: 'automatic' })
  const body = { type: 'multipart/report; boundary=b1', content: parts('text/plain = It was read.') }
  const wasRead = { id: '<4@l>', references: desk.answerId, body }
  expect(await desk.take(wasRead)).toMatchObject({ outcome: 'automatic' })
  expect(await desk.take({ id: desk.answerId, from: company.mail.quotes })).toMatchObject({ outcome: 'own' })
  // Its subject names the request, and goes with it.
  const own = desk.context.db.selectFrom('incoming').select('submissionId').where('outcome', '=', 'own')
  expect(await own.execute()).toEqual([{ submissionId: expect.any(String) }])
  // Nothing of it is stored: its original stays.
  expect(await desk.take({ id: '<3@l>', more: ['List-Id: <news.test>'] })).toMatchObject({
    outcome: 'automatic',
    isWhole: false,
  })

  const { status, letters } = await desk.shown()
  expect(status).toBe('answered')
  expect(letters[1].remarks).toEqual(['An automatic reply. It opened nothing again.'])
  expect(desk.post.delivered).toHaveLength(sent)
})

test.for<[string, (domain: string) => Partial<Parameters<typeof take>[1]>]>([
  ['an out-of-office note', () => ({ more: ['Auto-Submitted: auto-replied'] })],
  ['an email of a colleague to the desk', (domain) => ({ from: `corin@${domain}` })],
])('an answer that leaves after %s came answers its request', async ([, written]) => {
  const desk = await openDesk()
  await answer(desk, desk.reference)
  desk.context.pass(1_000)
  await desk.take({ subject: `Re: [${desk.reference}]`, ...written(desk.context.company.domain) })

  await whenLeft(desk.post)

  expect(await desk.shown()).toMatchObject({ status: 'answered', letters: [{}, { direction: 'in' }] })
})

test('the same email twice is one letter, however many ways it came, and is counted', async ({ desk }) => {
  const mail = { subject: `Re: [${desk.reference}]`, more: [FROM_VISITOR] }

  await Promise.all([desk.take(mail), desk.take(mail).catch(() => undefined)])
  expect(await desk.take({ ...mail, more: ['Received: from another.test', FROM_VISITOR] })).toMatchObject({
    outcome: 'copy',
  })

  expect((await desk.shown()).letters).toHaveLength(1)
  expect((await desk.ledger())[0].copies).toBeGreaterThan(1)
})

test('files of an email are checked like a visitor’s, and what is refused is named', async ({ desk }) => {
  const content = [
    '--b1\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>See <b>both</b>.</p><script>alert(1)</script>',
    '--b1\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="plan.txt"\r\n\r\nweekdays',
    '--b1\r\nContent-Type: application/x-dosexec\r\nContent-Disposition: attachment; filename="../run.exe"\r\n\r\nMZ',
    '--b1--',
  ].join('\r\n')
  const body = { type: 'multipart/mixed; boundary=b1', content }

  expect(await desk.take({ subject: `[${desk.reference}]`, body })).toMatchObject({ isWhole: false })

  const { letters, attachments } = await desk.shown()
  expect(letters[0].text).toBe('See both.')
  expect(letters[0].remarks).toContain('run.exe was not taken in: such files are not allowed. It lies in the mailbox.')
  expect(attachments).toMatchObject([{ name: 'plan.txt', letter: letters[0].id }])
})

const startingWith = (words: string) => expect.stringMatching(new RegExp(`^${words}`))
const parts = (...all: string[]) =>
  `${all.map((part) => `--b1\r\nContent-Type: ${part.replace(' = ', '\r\n\r\n')}\r\n`).join('')}--b1--`
const OUTLOOK = 'From: Ines <quotes@fathom.test>\nSent: Friday, November 27, 2026 8:00 PM\nTo: Mina'
const OLD_OUTLOOK = 'From: Ines [mailto:quotes@fathom.test]\nSent: Friday, November 27, 2026 8:00 PM\nTo: Mina'
const OTHER_LANGUAGE = 'Sim.\n\nEm sex., Ines <quotes@fathom.test> escreveu:\n> Dear'
const TWO_LINES = OTHER_LANGUAGE.replace('<', '<\n')
const CHINESE = '好\n\nInes <quotes@fathom.test> 于2026年11月27日周五 20:00写道：\n\n> Dear'
const COMMENTS = '<!--[if mso]><xml><o:P>96</o:P></xml><![endif]--><!--[if !mso]><!-->'
const HTML = `${COMMENTS}<p>Sch&ouml;n, it&rsquo;s&nbsp;5&#8239;&euro;.</p><ul><li>one</li></ul><td>5</td><td>6</td><!--<![endif]-->`
const DETAILS = 'Here is who to ask.\nContact: Bob <bob@quist.example>\nCall: 10:30\nPlace: Berlin'
const CALENDAR = 'text/calendar = V'
const INVITATION = parts('text/plain = Come.', CALENDAR, CALENDAR, 'application/pgp-signature = x')
const FORWARDED = parts('text/plain = See.', 'message/rfc822; name=Plan.eml = Subject: Plan')
const ENCRYPTED = parts('application/pgp-encrypted = Version: 1', 'application/octet-stream = xx')

test.each<[string, string, string, object]>([
  ['of HTML alone', 'text/html; charset=utf-8', HTML, { text: 'Schön, it’s 5\u202f€.\n\n- one\n\n5 6' }],
  ['above what Outlook quotes', 'text/plain', `Yes.\n\n${OUTLOOK}`, { text: 'Yes.', quoted: OUTLOOK }],
  ['above what Outlook once quoted', 'text/plain', `Yes.\n\n${OLD_OUTLOOK}`, { text: 'Yes.', quoted: OLD_OUTLOOK }],
  ['that quotes in another language', 'text/plain', OTHER_LANGUAGE, { text: 'Sim.' }],
  ['that breaks the line above', 'text/plain', TWO_LINES, { text: 'Sim.' }],
  ['that quotes in Chinese', 'text/plain; charset=utf-8', CHINESE, { text: '好' }],
  ['with three lines like those', 'text/plain', DETAILS, { text: DETAILS }],
  ['with an invitation', 'multipart/mixed', INVITATION, { text: 'Come.', remarks: [], files: ['file.ics'] }],
  ['with another one in it', 'multipart/mixed', FORWARDED, { remarks: [startingWith('Plan.eml was not taken')] }],
  ['that is encrypted', 'multipart/encrypted', ENCRYPTED, { remarks: [startingWith('This email is encrypted')] }],
])('an email %s shows what its writer said', async (_what, type, content, shown) => {
  const desk = await openDesk()
  const body = { type: `${type}; boundary=b1`, content }

  await desk.take({ subject: `[${desk.reference}]`, body, more: [FROM_VISITOR] })

  const { letters, attachments } = await desk.shown()
  const files = attachments.map(({ name, flags }: Record<string, string[]>) => [name, ...(flags ?? [])].join())
  expect({ files, ...letters[0] }).toMatchObject({ files: [], ...shown })
})

test('an infected file of an email sets its request aside', async () => {
  const { address } = await startClamd()
  const desk = await openRequest({ clamd: address })
  const file = 'Content-Type: text/plain; name=plan.txt\r\nContent-Disposition: attachment'
  const body = { type: 'multipart/mixed; boundary=b1', content: `--b1\r\n${file}\r\n\r\n${VIRUS}\r\n--b1--` }

  await take(desk.context, { subject: `[${desk.reference}]`, body })

  const { status, attachments } = await desk.shown()
  expect(status).toBe('quarantined')
  expect(attachments).toMatchObject([{ name: 'plan.txt', scan: 'infected' }])
})

test('emails in the folder are taken in once and removed; one whose original stays is erased with its request', async () => {
  const desk = await openDesk()
  const { folder } = desk
  await writeFile(join(folder, '1.eml'), emailSource({ subject: `[${desk.reference}]` }))
  // Its nesting is refused by the parser.
  const deep = `2-${'ü'.repeat(120)}.eml`
  await writeFile(join(folder, deep), `From: x@deep.example\r\nSubject: deep\r\n${nested(90)}`)
  await writeFile(join(folder, '3.eml'), Buffer.alloc(41 * MB, 'From: big@large.example\r\nSubject: large\r\n\r\n'))
  await writeFile(join(folder, 'note.txt'), 'no email')
  const longAgo = Date.now() - 31 * 24 * 3600_000
  // A mail server that was moved hands over files as old as their emails.
  await utimes(join(folder, deep), longAgo / 1000, longAgo / 1000)

  expect(await takeFolder(desk.context, -1, AbortSignal.abort())).toBe(0)
  expect(await desk.look()).toBe(3)
  // From before the clock was set back.
  await writeFile(join(folder, '4.eml'), emailSource({ id: '<4@quist.example>', subject: `[${desk.reference}]` }))
  await utimes(join(folder, '4.eml'), Date.now() / 1000 + 3600, Date.now() / 1000 + 3600)
  expect(await takeFolder(desk.context, 1_000)).toBe(1)
  // A second copy stays.
  await writeFile(join(folder, '1.eml'), emailSource({ subject: `[${desk.reference}]` }))
  expect(await desk.look()).toBe(1)

  expect(await desk.look()).toBe(0)
  expect((await readdir(folder)).sort()).toEqual(['kept', 'note.txt'])
  const kept = async () => (await readdir(join(folder, 'kept'))).map((name) => name.slice(13, 16)).sort()
  expect(await kept()).toEqual(['-1-', '-2-', '-3-'])
  // Its name is longer than a file system takes beside the time and the id.
  expect(await readdir(join(folder, 'kept'))).toContainEqual(expect.stringMatching(/-2-ü+-[0-9a-f-]{36}\.eml$/))
  const [old = ''] = (await readdir(join(folder, 'kept'))).sort()
  await rename(join(folder, 'kept', old), join(folder, 'kept', `${longAgo}-2.eml`))
  await desk.look()
  expect((await readdir(join(folder, 'kept'))).sort()[0]).toMatch(/-3-[0-9a-f-]{36}\.eml$/)
  expect(await kept()).toEqual(['-1-', '-3-'])
  expect((await desk.shown()).letters).toHaveLength(2)
  const aside = (await desk.ask('GET', '/api/export.json?status=quarantined')).json
  expect(aside.map(({ email }: { email: string }) => email).sort()).toEqual(['big@large.example', 'x@deep.example'])

  await desk.ask('POST', '/api/erase', { target: { references: [desk.reference] }, submissions: 1 })
  expect(await kept()).toEqual(['-3-'])
})

test('emails that cannot be taken in are told at the desk, since when, and no more once they are', async ({ desk }) => {
  const told = async () => (await desk.ask('GET', '/api/overview')).json.mailInProblem
  const { folder } = desk
  // No file: it cannot be read.
  await mkdir(join(folder, '1.eml'))

  await desk.look()
  expect(await told()).toBeNull()
  desk.context.pass(HOUR)
  await desk.look()

  expect(await told()).toEqual({ since: '2026-11-21T20:00:00.000Z', what: expect.stringContaining('tries again') })
  await rm(join(folder, '1.eml'), { recursive: true })
  await desk.look()
  expect(await told()).toBeNull()
})

test('a large email whose reader is stopped with the server stays, and is read at the next look', async ({ desk }) => {
  const { folder } = desk
  const text = 'A release takes a Saturday. '.repeat(2_000)
  await writeFile(join(folder, '1.eml'), emailSource({ subject: `[${desk.reference}]`, text }))
  // Ctrl-C and supervisors end the whole group. Node tells this channel of each process that is begun.
  const stop = (told: unknown) => {
    const { process: reader } = told as { process: ChildProcess }
    reader.once('spawn', () => reader.kill('SIGTERM'))
  }

  subscribe('child_process', stop)
  expect(await desk.look()).toBe(0)
  unsubscribe('child_process', stop)

  expect(await desk.look()).toBe(1)
  expect((await desk.shown()).letters).toMatchObject([{ text: text.trim(), remarks: ['Sender not proven'] }])
})

test('letters beyond ASCII are read where an email names no charset, or UTF-8 and means that of western Windows', async () => {
  const desk = await openDesk()
  const [utf8, western] = [Buffer.from('Grüße, 5 €'), Buffer.from('Gr\xfc\xdfe, 5 \x80', 'latin1')]
  const types = ['text/plain; charset=utf-8', 'text/plain', 'text/html']

  for (const [index, type] of [...types, ...types].entries()) {
    const body = { type, content: '' }
    const head = emailSource({ subject: `[${desk.reference}]`, id: `<${index}@q>`, body })
    await takeIn(desk.context, Buffer.concat([Buffer.from(head), index < types.length ? utf8 : western]))
  }

  const { letters } = await desk.shown()
  expect(letters.map(({ text }: { text: string }) => text)).toEqual(Array(6).fill('Grüße, 5 €'))
})

test('a text that is longer than what is shown says so, and its original stays', async ({ desk }) => {
  const subject = `[${desk.reference}]`
  const long = 'So many words. '.repeat(45_000)
  const html = { type: 'text/html', content: `<p>Yes.</p><img src="data:,${long.replaceAll(' ', '')}"><p>No.</p>` }

  const taken = [
    await desk.take({ subject, text: long }),
    await desk.take({ subject, id: '<2@l>', body: html }),
    await desk.take({ subject, id: '<3@l>', text: 'Short.' }),
  ]

  expect(taken.map(({ isWhole }) => isWhole)).toEqual([false, false, true])
  const told = (await desk.shown()).letters.map(({ remarks }: { remarks: string[] }) =>
    /longer than/.test(`${remarks}`),
  )
  expect(told).toEqual([true, true, false])
})

test('a line of a megabyte without a space is told from a quote at once', () => {
  for (const part of ['a', 'a@', '[a@', '<a@', 'To: [a@'])
    expect(splitQuoted(`Yes.\n${part.repeat(200_000)}\n> q`).text).toContain('Yes.')
})

test('a report in thousands of pieces is read at once, and its first hundred count', async () => {
  const mail = await readApart(Buffer.from(emailSource({})))
  const recipients = '\n\nFinal-Recipient: rfc822; a@b'.repeat(2_000)

  expect(reportsOf({ ...mail, reports: Array(5).fill('a\n\n'.repeat(21_800)) })).toEqual([])
  expect(reportsOf({ ...mail, reports: [`Reporting-MTA: dns; mx.test${recipients}`] })).toHaveLength(99)
}, 5_000)

test('odd and hostile emails: none crashes it, none is lost, each is told', async ({ desk }) => {
  const hostile = oddEmails(process.env.SCENES === 'full' ? 2_000 : 100)

  for (const raw of hostile) await takeIn(desk.context, raw)

  const told = await desk.context.db.selectFrom('incoming').select('copies').execute()
  expect(told.reduce((sum, { copies }) => sum + copies, 0)).toBe(hostile.length)
  expect(desk.post.delivered.every(({ to }) => !to.address.includes('odd'))).toBe(true)
}, 900_000)

test('an email of 30 MB is taken in, and one that no parser can hold ends nothing and is told', async ({ desk }) => {
  const subject = `[${desk.reference}] plan`
  const head = '--b1\r\nContent-Type: application/pdf; name=plan.pdf\r\nContent-Transfer-Encoding: base64'
  const file = `${'QUJD'.repeat(19)}\r\n`.repeat((30 * MB) / 78)
  const body = { type: 'multipart/mixed; boundary=b1', content: `${head}\r\n\r\n${file}--b1--` }

  await desk.take({ subject, body })
  // Thirty million lines of nothing: read in the server's own heap, they end it.
  const hostile = { subject: 'lines', from: 'x@lines.example', id: '<l@x>', text: '\n'.repeat(30 * MB) }
  expect(await desk.take(hostile)).toMatchObject({ outcome: 'unmatched', isWhole: false })

  expect((await desk.shown()).letters[0].remarks).toContainEqual(expect.stringContaining('plan.pdf was not taken in'))
  expect((await desk.ledger()).map((one: { subject: string }) => one.subject).sort()).toEqual([subject, 'lines'])
})

test('what came in goes with its request, and what belongs to none after thirty days', async ({ answered: desk }) => {
  await desk.take({ references: desk.answerId })
  await desk.take({ id: '<4@l>', more: [`List-Id: ${'a.'.repeat(90_000)}<news.test>`] })

  desk.context.pass(31 * 24 * HOUR)
  await purge(desk.context)
  expect(await desk.ledger()).toMatchObject([{ reference: desk.reference }])
  await desk.ask('POST', '/api/erase', { target: { references: [desk.reference] }, submissions: 1 })
  expect(await desk.ledger()).toEqual([])
})

/** The Message-ID of the email that brought the request to its desk, or to its visitor. */
async function firstEmail(
  { context, reference }: Pick<Awaited<ReturnType<typeof openDesk>>, 'context' | 'reference'>,
  kind: 'desk' | 'colleague' | 'visitor' = 'desk',
): Promise<string> {
  const { id } = await context.db
    .selectFrom('outbox')
    .innerJoin('submission', 'submission.id', 'outbox.submissionId')
    .select('outbox.id')
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return `<${id}@${context.company.domain}>`
}

/** An email in an email in an email. */
function nested(depth: number): string {
  return Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  ).join('\r\n')
}

/** Emails that break rules, the same ones in each run: bytes torn out, doubled and swapped in ones that keep them. */
function oddEmails(count: number): Buffer[] {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const part = (type: string, text: string) => `--x\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
  const mixed = (content: string) => emailSource({ body: { type: 'multipart/mixed; boundary=x', content } })
  const seeds = [
    emailSource({ text: 'plain' }),
    mixed(part('text/plain', 'a') + part('text/html', '<p>b')),
    emailSource({ body: { type: 'text/html; charset=koi8-r', content: '<div>'.repeat(500) } }),
    emailSource({ body: { type: 'text/plain; charset=x-unknown', content: '\u00e9\u{1f600}' } }),
    emailSource({ more: ['Content-Transfer-Encoding: base64'], text: '====AAAA' }),
    emailSource({ subject: '=?utf-8?B?////?= =?x?Q?=00?=', from: '"<a@b>, c" <odd@[127.0.0.1]>' }),
    emailSource(returned('<x@y>', '\u0000@odd')),
    emailSource({ from: '', to: 'undisclosed-recipients:;' }),
    emailSource({ references: `<${'a'.repeat(3000)}@b> ${'<<'.repeat(200)}` }),
    emailSource({ more: ['Auto-Submitted: auto-replied', 'X-Loop: 1'] }),
    emailSource({ body: { type: 'text/html', content: `${'<'.repeat(20_000)}&#xffffff;&#0;` } }),
    emailSource({ body: { type: 'multipart/mixed; boundary=', content: '--\r\n----' } }),
    ...['delivered', 'relayed', 'expanded', 'delayed', 'no-such-action'].map((action) =>
      emailSource(returned('<x@y>', 'odd@y', { action, status: '9.9.9' })),
    ),
    emailSource({ date: 'Mon, 1 Jan 1900 00:00:00 +9999' }),
    emailSource({ date: 'Fri, 31 Dec 2100 23:59:60 -0000', from: 'Quotes <quotes@fathom.test>' }),
    emailSource({ to: Array.from({ length: 10_000 }, (_, at) => `odd${at}@many.example`).join(', ') }),
    emailSource({ more: [`X-Giant: ${'a'.repeat(300_000)}`] }),
    emailSource({ more: Array.from({ length: 60 }, (_, at) => `Received: from loop${at}.test by loop${at + 1}.test`) }),
    mixed(part('application/ms-tnef; name=winmail.dat', 'x\u009f>"\u0001\u0000')),
    nested(40),
    nested(70),
    `Subject: without a sender\r\n\r\n${'\u00ff\u00fe\u0000'.repeat(900)}`,
  ]
  return Array.from({ length: count }, (_, at) => {
    const source = Buffer.from(seeds[at % seeds.length] ?? '')
    for (let change = random(9); change > 0; change -= 1) {
      const place = random(source.length)
      const what = random(4)
      if (what === 0) source[place] = random(256)
      else if (what === 1) source.copyWithin(place, random(source.length))
      else if (what === 2) source.fill(random(256), place, Math.min(source.length, place + random(40)))
      else source.write('\r\n\r\n', place)
    }
    return random(5) === 0 ? source.subarray(0, random(source.length)) : source
  })
}
