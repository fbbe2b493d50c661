import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import type { Email } from '../email.ts'
import { smtpTransport } from '../transport/smtp-transport.ts'
import { failureFields } from './failure-fields.ts'

const MARKER = 'zq7marker'
const email: Email = {
  messageId: '<1@site.test>',
  date: new Date(0),
  from: { address: 'post@site.test' },
  to: { address: `${MARKER}@x.example` },
  replyTo: { address: 'post@site.test' },
  subject: MARKER,
  text: MARKER,
  html: MARKER,
  headers: {},
  attachments: [],
}

async function failureOf(url: string): Promise<object> {
  const sent = smtpTransport(url).send(email, '1')
  return failureFields(await sent.catch((error: unknown) => error))
}

test('a mail server that is away is told with the reason', async () => {
  const mailServer = await startMailServer()
  await mailServer.close()

  const reason = expect.stringContaining('ECONNREFUSED')
  expect(await failureOf(mailServer.url)).toMatchObject({ code: 'ESOCKET', reason })
})

test('a refused recipient is told by number and command, without the address', async () => {
  const mailServer = closeAfterTest(await startMailServer({ unknown: [email.to.address] }))

  const fields = await failureOf(mailServer.url)

  expect(fields).toMatchObject({ code: 'EENVELOPE', smtp: 550, command: 'RCPT TO' })
  expect(JSON.stringify(fields)).not.toContain(MARKER)
})

test('a refused recipient is told, also with one who reads along, and however the domain is written', async () => {
  const mailServer = closeAfterTest(await startMailServer({ unknown: [email.to.address] }))
  const written = { ...email, to: { address: `${MARKER}@X.Example` }, cc: ['jules@x.example'] }

  await expect(smtpTransport(mailServer.url).send(written, '1')).rejects.toMatchObject({ responseCode: 550 })
})

test('who reads along gets an email once, however often its recipient is refused for now', async () => {
  const unknown = [email.to.address]
  const { url, letters } = closeAfterTest(await startMailServer({ unknown, refusal: 450 }))
  const transport = smtpTransport(url)
  const written = { ...email, cc: ['jules@x.example'] }

  for (const _try of ['first', 'second'])
    await expect(transport.send(written, '1')).rejects.toMatchObject({ responseCode: 450 })
  unknown.pop()
  await transport.send(written, '1')

  expect(letters.map(({ to }) => to)).toEqual([['jules@x.example'], [email.to.address]])
  expect(letters[1]?.mail.cc).toMatchObject([{ address: 'jules@x.example' }])
})
