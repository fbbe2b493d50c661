import PostalMime, { type Email } from 'postal-mime'
import type { TestOffice } from '../context.fixture.ts'
import { write } from '../mail/render-email.ts'
import { compose } from '../mail/smtp-transport.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export interface NewsletterLetter {
  mail: Email
  to: string
  /** Of the link that asks to confirm; empty where the letter does not ask. */
  confirm: string
  unsubscribe: string
  header(name: string): string | undefined
}

/** Newsletter letters as they would leave now, oldest first. */
export async function newsletterLetters(office: TestOffice): Promise<NewsletterLetter[]> {
  const rows = await office.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'newsletter')
    .orderBy('createdAt')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const letter = await write(office, row, 'post@sender.test')
      const mail = await PostalMime.parse(await compose(letter))
      return {
        mail,
        to: letter.to.address,
        confirm: /\/newsletter\/confirm\/([\w-]{32})/.exec(letter.text)?.[1] ?? '',
        unsubscribe: /\/newsletter\/unsubscribe\/([\w-]{32})/.exec(letter.text)?.[1] ?? '',
        header: (name: string) => mail.headers.find(({ key }) => key === name)?.value,
      }
    }),
  )
}

/** The newest one. @throws when there is none. */
export async function newestLetter(office: TestOffice): Promise<NewsletterLetter> {
  const letter = (await newsletterLetters(office)).at(-1)
  if (!letter) throw new Error('No newsletter letter was queued.')
  return letter
}

/** What is known of the one subscriber of a test. */
export function onlySubscriber(office: TestOffice) {
  return office.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow()
}
