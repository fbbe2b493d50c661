import { randomUUID } from 'node:crypto'
import type { Company } from '../../../contract/company.ts'
import { email } from '../../../contract/fields/field.ts'
import { quantity } from '../../../contract/quantity.ts'
import { addressOf } from '../../config.ts'
import { checkDataDir } from '../../data-dir.ts'
import { loadCompany } from '../../load-company.ts'
import type { Address, Email } from '../../mail/email.ts'
import { renderParts } from '../../mail/render-email.ts'
import { messageIdOf } from '../../mail/thread.ts'
import { emlTransport } from '../../mail/transport/eml-transport.ts'
import { smtpTransport } from '../../mail/transport/smtp-transport.ts'
import { placeOf } from '../../scan/clamd.ts'
import { readSecrets, rotateSecret, secretPath } from '../../secret-file.ts'
import type { Command } from './command.ts'
import { type CommandResult, misused, printable, refused, table } from './output.ts'

// What an operator does before the first start, or while a server runs: no command here opens the database.

export type EarlyCommand = Pick<Command, 'config' | 'args' | 'flags'> & {
  /** Lines about `.env`. */
  warnings: string[]
}

/** How long a mail server may take, ms. */
const SEND_MS = 60_000

/** `config --check`: what the settings lead to, without a password. A wrong setting ended the command before. */
export async function configCommand({ config, args, flags, warnings }: EarlyCommand): Promise<CommandResult> {
  if (args.length > 0 || !flags.check) return misused('config takes --check.')
  const { dataDir, publicUrl, host, port, desk, s3, databaseUrl, webhook, clamd } = config
  await checkDataDir(dataDir)
  const secrets = await readSecrets(secretPath(config))
  if (!secrets && config.secretFile !== undefined) return refused(`SECRET_FILE ${config.secretFile} is missing.`)
  const rows = [
    ['Site', `${addressOf(host, port)}, for visitors ${publicUrl}`],
    ['Desk', `${addressOf(desk.host, desk.port)}${desk.url ? `, for the staff ${desk.url}` : ''}`],
    ['Data', dataDir],
    ['Secret', secrets ? `${secretPath(config)}, ${quantity(secrets.length, 'secret')}` : 'made by the first start'],
    ['Records', databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : 'embedded database'],
    ['Files', s3 ? `bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}` : 'DATA_DIR'],
    ['Mail', config.smtpUrl ? `SMTP ${new URL(config.smtpUrl).host}` : 'written to DATA_DIR'],
    ['In', config.imapUrl ? `IMAP ${new URL(config.imapUrl).host}` : 'DATA_DIR/incoming'],
    ['Hooks', webhook ? new URL(webhook.url).origin : 'off'],
    ['Scan', clamd ? `clamd at ${placeOf(clamd)}` : 'off'],
    ['Log', `from ${config.logLevel}`],
  ]
  return { out: `${table(rows)}\nReadable. To try: doctor, mail test.`, problem: warnings.join('\n') || undefined }
}

/** `secret rotate`: a new secret makes all links from the next start; the earlier ones still open theirs. */
export async function secretCommand({ config, args }: EarlyCommand): Promise<CommandResult> {
  if (args.length !== 1 || args[0] !== 'rotate') return misused('secret takes: rotate.')
  const earlier = await rotateSecret(config)
  return {
    out: [
      `${secretPath(config)} begins with a new secret, and honors ${quantity(earlier, 'earlier one')}.`,
      'Copy it to every other machine, and restart all servers. Back it up.',
    ].join('\n'),
  }
}

/** `mail test ADDRESS`: one email at once, past the outbox. The problem is told in the mail server's own words. */
export async function testMail({ config, args }: EarlyCommand): Promise<CommandResult> {
  const [, to = '', ...rest] = args
  const read = email('Address').read(to)
  if (rest.length > 0 || !read.ok) return misused('mail test takes one address.')
  const company = await loadCompany()
  const sender = config.mailFrom ?? { address: company.mail.from }
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, 1) : emlTransport(config.dataDir)
  const { id, email: message } = testEmail(company, sender, read.value, Date.now())
  try {
    await transport.send(message, id, AbortSignal.timeout(SEND_MS))
    return { out: `Sent to ${read.value}: ${transport.name}.` }
  } catch (error) {
    return refused(`Not sent: ${transport.name}: ${printable(error instanceof Error ? error.message : String(error))}`)
  } finally {
    transport.close()
  }
}

/** An email that says only that it came: for an operator who has just set SMTP_URL. It is in no outbox, and is tried once. */
function testEmail(company: Company, from: Address, to: string, now: number): { id: string; email: Email } {
  const id = randomUUID()
  const subject = `Test email of ${company.name}`
  const content = {
    preview: 'The settings for email are right.',
    label: 'Test',
    head: { line: 'Sent by hand', heading: 'This email came.', isLarge: true },
    blocks: [
      {
        kind: 'text' as const,
        text: 'Look at its headers for spf=pass, dkim=pass and dmarc=pass: without them other mail servers may not take what the site sends.',
      },
    ],
    foot: [{ text: `${company.name}, ${company.address.line}, ${company.phone.display}` }],
  }
  const email = {
    messageId: messageIdOf({ id }, company),
    date: new Date(now),
    from: { name: company.name, ...from },
    to: { address: to },
    replyTo: { name: company.name, address: company.mail.quotes },
    ...renderParts({ company }, { subject, content }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  }
  return { id, email }
}
