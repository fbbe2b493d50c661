import { emailsOf, type TestContext } from '../context.fixture.ts'
import { confirm } from './confirm.ts'
import { subscribe } from './subscribe.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** Newsletter emails as they would be sent now, oldest first, with the token of each link, '' where it has none. */
export async function newsletterEmails(context: TestContext) {
  const emails = await emailsOf(context, 'newsletter')
  return emails.map((email) => ({
    ...email,
    to: email.to.address,
    confirm: /\/newsletter\/confirm\/([\w-]{32})/.exec(email.text)?.[1] ?? '',
    unsubscribe: /\/newsletter\/unsubscribe\/([\w-]{32})/.exec(email.text)?.[1] ?? '',
  }))
}

/** The newest one. @throws when there is none. */
export async function newestEmail(context: TestContext) {
  const letter = (await newsletterEmails(context)).at(-1)
  if (!letter) throw new Error('No newsletter email was queued.')
  return letter
}

/** The row of a test's only subscriber. */
export function onlySubscriber(context: TestContext) {
  return context.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow()
}

/** Subscribers that pressed the button, a second apart. Gives their unsubscribe tokens; their own emails are gone. */
export async function addConfirmed(context: TestContext, ...addresses: string[]): Promise<string[]> {
  const tokens: string[] = []
  for (const address of addresses) {
    context.pass(1_000)
    await subscribe(context, address)
    const asked = await newestEmail(context)
    await confirm(context, asked.confirm, '192.0.2.1')
    tokens.push(asked.unsubscribe)
  }
  await context.db.deleteFrom('outbox').execute()
  return tokens
}
