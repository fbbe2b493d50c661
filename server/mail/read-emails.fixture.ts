import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { emailsOf, type TestContext } from '../context.fixture.ts'
import type { EmailKind } from '../database/schema.ts'
import type { Email } from './email.ts'
import { compose } from './transport/compose.ts'

/** All emails of a kind as a mail program reads them, the oldest first. */
export async function readEmails(context: TestContext, kind: EmailKind) {
  return Promise.all((await emailsOf(context, kind)).map(readEmail))
}

async function readEmail(email: Email) {
  const bytes = await buffer(compose(email))
  const mail = await PostalMime.parse(bytes)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  return { ...mail, header, raw: bytes.toString() }
}
