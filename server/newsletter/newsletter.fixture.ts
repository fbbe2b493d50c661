import PostalMime, { type Email } from 'postal-mime'
import type { TestContext } from '../context.fixture.ts'
import { renderEmail } from '../mail/render-email.ts'
import { compose } from '../mail/smtp-transport.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export interface NewsletterEmail {
  mail: Email
  to: string
  /** Of the link that asks to confirm; empty where the letter does not ask. */
  confirm: string
  unsubscribe: string
  header(name: string): string | undefined
}

/** Newsletter letters as they would leave now, oldest first. */
export async function newsletterEmails(context: TestContext): Promise<NewsletterEmail[]> {
  const rows = await context.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'newsletter')
    .orderBy('createdAt')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const email = await renderEmail(context, row, 'post@sender.test')
      const mail = await PostalMime.parse(await compose(email))
      return {
        mail,
        to: email.to.address,
        confirm: /\/newsletter\/confirm\/([\w-]{32})/.exec(email.text)?.[1] ?? '',
        unsubscribe: /\/newsletter\/unsubscribe\/([\w-]{32})/.exec(email.text)?.[1] ?? '',
        header: (name: string) => mail.headers.find(({ key }) => key === name)?.value,
      }
    }),
  )
}

/** The newest one. @throws when there is none. */
export async function newestEmail(context: TestContext): Promise<NewsletterEmail> {
  const letter = (await newsletterEmails(context)).at(-1)
  if (!letter) throw new Error('No newsletter letter was queued.')
  return letter
}

/** What is known of the one subscriber of a test. */
export function onlySubscriber(context: TestContext) {
  return context.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow()
}
