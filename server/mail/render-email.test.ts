import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { ANSWERS, openTestContext, sendAccepted, stagedFile, type TestContext } from '../context.fixture.ts'
import type { EmailKind } from '../database/schema.ts'
import { compose } from './compose.ts'
import { renderEmail } from './render-email.ts'

async function letter(context: TestContext, kind: EmailKind) {
  const row = await context.db.selectFrom('outbox').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow()
  const bytes = await compose(await renderEmail(context, row, { address: 'post@sender.test' }))
  return { row, raw: bytes.toString(), mail: await PostalMime.parse(bytes) }
}

function header(mail: { headers: { key: string; value: string }[] }, key: string) {
  return mail.headers.find((one) => one.key === key)?.value
}

test('the desk’s letter can be answered, and carries every field and the file byte for byte', async () => {
  const context = await openTestContext()
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 251))
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes])
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'Plan größe.pdf', pdf)] })

  const { mail, row } = await letter(context, 'desk')

  expect(mail.subject).toBe(`[${reference}] Consultation – due Sun 3:00 PM`)
  expect(mail.from).toMatchObject({ name: context.company.name, address: 'post@sender.test' })
  expect(mail.to).toEqual([{ name: '', address: context.company.mail.quotes }])
  expect(mail.replyTo).toEqual([{ name: ANSWERS.fullName, address: ANSWERS.email }])
  expect(mail.messageId).toBe(`<${row.id}@${context.company.domain}>`)
  expect(header(mail, 'x-reference')).toBe(reference)
  for (const body of [mail.text, mail.html?.replaceAll('<br>', '\n')]) {
    expect(body).toContain('Quist Cold Stores')
    expect(body).toContain('+1 419-555-0137')
    expect(body).toContain('Not sure yet')
    expect(body).toContain(ANSWERS.message)
    expect(body).toContain('Sunday 3:00 PM EST')
    expect(body).toContain('Plan größe.pdf')
  }
  expect(mail.attachments).toHaveLength(1)
  expect(mail.attachments[0]).toMatchObject({ filename: 'Plan größe.pdf', mimeType: 'application/pdf' })
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true)
})

test('attachments beyond 15 MB are listed with where to get them', async () => {
  const context = await openTestContext()
  const large = Buffer.alloc(8 * 1024 * 1024, 'x')
  const files = [
    await stagedFile(context, 'one.txt', large),
    await stagedFile(context, 'two.txt', large),
    await stagedFile(context, 'three.txt', 'small'),
  ]
  await sendAccepted(context, { files })

  const { mail } = await letter(context, 'desk')

  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['one.txt', 'three.txt'])
  expect(mail.text).toMatch(/two\.txt \(TXT, 8\.00 MB, too large .*\)\nhttps:\/\/site\.test\/r\/[\w-]{32}\/files\/1/)
})

test('the acknowledgement carries nothing that the sender wrote', async () => {
  const context = await openTestContext()
  const answers = {
    fullName: 'Buy Pills',
    company: 'http://spam.example',
    message: 'Visit http://spam.example',
    phone: '555-spam',
  }
  const reference = await sendAccepted(context, { answers })

  const { mail, raw } = await letter(context, 'visitor')

  const whole = `${raw}\n${mail.text}\n${mail.html}`
  for (const written of Object.values(answers)) expect(whole).not.toContain(written)
  expect(whole).not.toContain('Pills')
  expect(mail.to).toEqual([{ name: '', address: ANSWERS.email }])
  expect(mail.replyTo).toMatchObject([{ address: context.company.mail.quotes }])
  expect(mail.subject).toBe(`[${reference}] We have your consultation request`)
  expect(mail.text).toContain('We answer by: Sunday 3:00 PM EST')
  expect(mail.text).toMatch(/https:\/\/site\.test\/r\/[\w-]{32}\n/)
  expect(header(mail, 'auto-submitted')).toBe('auto-replied')
  expect(mail.attachments).toEqual([])
})

test('what a visitor types stays text and starts no header', async () => {
  const context = await openTestContext()
  await sendAccepted(context, {
    answers: { fullName: 'Eve"\r\nBcc: all@site.test', message: '<img src=x onerror=alert(1)>' },
  })

  const { mail, raw } = await letter(context, 'desk')

  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m)
  expect(mail.bcc).toBeUndefined()
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x')
})

test('the desk is told what is missing', async () => {
  const context = await openTestContext()
  await sendAccepted(context, { notes: ['Résumé missing'] })

  expect((await letter(context, 'desk')).mail.text).toContain('Note: Résumé missing')
})
