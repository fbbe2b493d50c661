import { expect } from 'vitest'
import { ANSWERS, sendAccepted, stagedFile, type TestContext, test } from '../context.fixture.ts'
import type { EmailKind } from '../database/schema.ts'
import { act } from '../submissions/desk/act.ts'
import { readEmails } from './read-emails.fixture.ts'

async function letter(context: TestContext, kind: EmailKind) {
  const [mail] = await readEmails(context, kind)
  if (!mail) throw new Error(`No ${kind} email was queued.`)
  return mail
}

test('the desk’s letter can be answered, and carries every field and the file byte for byte', async ({ context }) => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 251))
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes])
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'Plan größe.pdf', pdf)] })

  const mail = await letter(context, 'desk')
  const { id } = await context.db.selectFrom('outbox').select('id').where('kind', '=', 'desk').executeTakeFirstOrThrow()

  expect(mail.subject).toBe(`[${reference}] Consultation – due Sun 3:00 PM`)
  expect(mail.from).toMatchObject({ name: context.company.name, address: 'post@sender.test' })
  expect(mail.to).toEqual([{ name: '', address: context.company.mail.quotes }])
  expect(mail.replyTo).toEqual([{ name: ANSWERS.fullName, address: ANSWERS.email }])
  expect(mail.messageId).toBe(`<${id}@${context.company.domain}>`)
  expect(mail.header('x-reference')).toBe(reference)
  // Programs that answer by themselves leave it alone.
  expect(mail.header('auto-submitted')).toBe('auto-generated')
  for (const body of [mail.text, mail.html?.replaceAll('<br>', '\n').replaceAll('&nbsp;', ' ')]) {
    for (const said of ['Quist Cold Stores', '+1 419-555-0137', 'Not sure yet', 'Sunday 3:00 PM EST', 'Plan größe.pdf'])
      expect(body).toContain(said)
    for (const paragraph of ANSWERS.message.split('\n\n')) expect(body).toContain(paragraph)
  }
  expect(mail.attachments).toMatchObject([{ filename: 'Plan größe.pdf', mimeType: 'application/pdf' }])
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true)
  await context.db.updateTable('submission').set({ email: '' }).execute()
  expect((await letter(context, 'desk')).text).toContain('A reply to this email reaches nobody')
})

test('attachments beyond 15 MB are listed with where to get them', async ({ context }) => {
  const large = Buffer.alloc(8 * 1024 * 1024, 'x')
  const files = [
    await stagedFile(context, 'one.txt', large),
    await stagedFile(context, 'two.txt', large),
    await stagedFile(context, 'three.txt', 'small'),
  ]
  await sendAccepted(context, { files })

  const mail = await letter(context, 'desk')

  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['one.txt', 'three.txt'])
  expect(mail.text).toMatch(/two\.txt \(TXT, 8\.00 MB, too large .*\)\nhttps:\/\/site\.test\/s\/[\w-]{51}\n/)
  expect(mail.text).not.toContain('/r/')
})

test('the acknowledgement carries nothing that the sender wrote', async ({ context }) => {
  const company = 'http://spam.example'
  const answers = { fullName: 'Buy Pills', company, message: `Visit ${company}`, phone: '555-spam' }
  const reference = await sendAccepted(context, { answers })

  const mail = await letter(context, 'visitor')

  const whole = `${mail.raw}\n${mail.text}\n${mail.html}`
  for (const written of Object.values(answers)) expect(whole).not.toContain(written)
  expect(whole).not.toContain('Pills')
  expect(mail.to).toEqual([{ name: '', address: ANSWERS.email }])
  expect(mail.replyTo).toMatchObject([{ address: context.company.mail.quotes }])
  expect(mail.subject).toBe(`[${reference}] We have your consultation request`)
  // Once: a mail program shows heading and text together.
  expect(mail.text?.match(/We answer by/g)).toEqual(['We answer by'])
  expect(mail.text).toContain('We answer by Sunday 3:00 PM EST.\n\nWe have your consultation request.\n')
  expect(mail.text).toMatch(/https:\/\/site\.test\/r\/[\w-]{32}\n/)
  expect(mail.header('auto-submitted')).toBe('auto-replied')
  expect(mail.attachments).toEqual([])
})

test('an acknowledgement that leaves after the due time says so, and promises nothing', async ({ context }) => {
  await sendAccepted(context)
  context.pass(3 * 24 * 60 * 60_000)

  const mail = await letter(context, 'visitor')

  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('We are late.')
    expect(body?.replaceAll(/\n|&nbsp;/g, ' ')).toContain('had our answer by Sunday, November 22, 3:00 PM EST.')
    expect(body).not.toMatch(/We answer by|Answer, /)
    expect(body).toContain(context.company.phone.display)
  }
})

test.for([0, 3])('%i days after our answer, an acknowledgement promises nothing', async (days, { context }) => {
  const reference = await sendAccepted(context)
  await act(context, { action: 'answer', target: { references: [reference] } }, { name: 'Ines' })
  context.pass(days * 24 * 60 * 60_000)

  const mail = await letter(context, 'visitor')

  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('We have answered.')
    expect(body).not.toMatch(/We answer by|Answer, |We are late/)
  }
})

test('what a visitor types stays text and starts no header', async ({ context }) => {
  await sendAccepted(context, {
    answers: { fullName: 'श्री\u200dमती 👩\u200d🚀"\r\nBcc: all@site.test', message: '<img src=x onerror=alert(1)>' },
  })

  const mail = await letter(context, 'desk')

  expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m)
  expect(mail.bcc).toBeUndefined()
  expect(mail.replyTo).toMatchObject([{ name: 'श्री\u200dमती 👩\u200d🚀" Bcc: all@site.test' }])
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x')
})

test('the desk is told what is missing', async ({ context }) => {
  await sendAccepted(context, { notes: ['Résumé missing'] })

  const mail = await letter(context, 'desk')
  expect(mail.text).toContain('Note: Résumé missing')
  // A text keeps its distance from what stands above it, buttons do not.
  expect(`${mail.html}`).toMatch(/Each button opens a page.+Note: Résumé missing/s)
})

test('a second submission of the same mailbox threads with the first, and names it', async ({ context }) => {
  const first = await sendAccepted(context)
  await act(context, { action: 'answer', target: { references: [first] } }, { name: 'Ines' })
  context.pass(2 * 60 * 60_000 + 5 * 60_000)
  await sendAccepted(context, { answers: { email: 'MINA@quist.example', message: 'One more thing.' } })
  await sendAccepted(context, { answers: { email: 'other@quist.example', message: 'Not the same person.' } })

  const mails = await readEmails(context, 'desk')

  expect(mails.map((mail) => [mail.inReplyTo, mail.header('references')])).toEqual([
    [undefined, undefined],
    [mails[0]?.messageId, mails[0]?.messageId],
    [undefined, undefined],
  ])
  expect(mails[1]?.text).toContain('From this sender, 1 before, answered:')
  expect(mails[1]?.text).toContain(`  ${first}  Consultation`)
  expect(mails[2]?.text).not.toContain('From this sender')
})

test('an email threads with those of its own desk alone', async ({ context }) => {
  const first = await sendAccepted(context)
  context.pass(1_000)
  await act(context, { action: 'move', target: { references: [first] }, desk: 'careers' }, { name: 'Ines' })
  context.pass(1_000)
  await sendAccepted(context, { key: 'second', answers: { message: 'One more thing.' } })

  const mails = await readEmails(context, 'desk')

  const { careers, quotes } = context.company.mail
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([quotes, careers, quotes])
  expect(mails.map((mail) => mail.header('references'))).toEqual([undefined, undefined, mails[0]?.messageId])
})

test('each letter weighs less than half of what mailboxes clip, and its text fits 72 columns', async ({ context }) => {
  await sendAccepted(context, { answers: { message: 'All work and no play makes Jack a dull boy. '.repeat(20) } })

  for (const kind of ['desk', 'visitor'] as const) {
    const mail = await letter(context, kind)

    // Gmail hides what comes after 102 kB.
    expect(Buffer.byteLength(mail.html ?? '')).toBeLessThan(51_000)
    const long = (mail.text ?? '').split('\n').filter((line) => line.length > 72 && !line.includes('https://'))
    expect(long).toEqual([])
  }
})
