import { CONFIRM_DAYS } from '../../../contract/limits.ts'
import { quantity } from '../../../contract/quantity.ts'
import { routes } from '../../../contract/routes.ts'
import { dateOf, momentOf } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { ConfirmationTable, SubscriberTable } from '../../database/schema.ts'
import { unsubscribeToken } from '../../secret.ts'
import type { EmailDraft } from '../email.ts'
import type { Block, Chart } from '../email-content.ts'
import { linkToken } from '../links.ts'
import { firstTuesdays } from './issue-days.ts'

/** Takes the place of the reference, which a newsletter email does not have. */
const LABEL = 'Newsletter'

/**
 * Asks an address to confirm or tells a confirmed address that it is already on the list. Only this email tells, never
 * the page, so a stranger cannot find out who is subscribed. It holds only our own words, because anybody may have typed
 * the address.
 *
 * @throws when no confirmation link is open, because the subscription was deleted meanwhile.
 */
export async function newsletterEmail(context: ServerContext, subscriber: SubscriberTable): Promise<EmailDraft> {
  const { company } = context
  const unsubscribeUrl = await unsubscribeUrlOf(context, subscriber)
  const variant =
    subscriber.state === 'confirmed'
      ? alreadyConfirmed()
      : await confirmation(await openConfirmation(context, subscriber.id), context)
  return {
    replyTo: { name: company.name, address: company.mail.quotes },
    subject: variant.subject,
    content: {
      preview: variant.preview,
      label: LABEL,
      head: { line: 'One sounding a month', heading: variant.heading, isLarge: true },
      chart: variant.chart,
      blocks: [...variant.blocks, { kind: 'link', text: variant.leave, label: 'Unsubscribe', url: unsubscribeUrl }],
      foot: [{ text: `${company.name}, ${company.address.line}, ${company.phone.display}` }],
    },
    headers: {
      ...oneClick(unsubscribeUrl),
      'List-Id': `<newsletter.${company.domain}>`,
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** The address that ends a subscription; that of a test ends none. */
export async function unsubscribeUrlOf(context: ServerContext, subscriber?: SubscriberTable): Promise<string> {
  const token = subscriber
    ? await linkToken(context, 'subscriber', subscriber)
    : unsubscribeToken(context.secret, 'test')
  return `${context.publicUrl}${routes.unsubscribeNewsletter(token)}`
}

/** RFC 8058: mail programs show their own unsubscribe button, which posts to this URL without opening a page. */
export function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

interface Variant {
  subject: string
  preview: string
  heading: string
  chart?: Chart
  blocks: Block[]
  leave: string
}

async function confirmation(
  ask: Pick<ConfirmationTable, 'id' | 'tokenHash'>,
  context: ServerContext,
): Promise<Variant> {
  const days = firstTuesdays(context.now(), context.company.timeZone, 12)
  const url = `${context.publicUrl}${routes.confirmNewsletter(await linkToken(context, 'ask', ask))}`
  return {
    subject: 'Confirm your newsletter subscription',
    preview: 'One button, and you are on the list.',
    heading: 'Please confirm\nyour subscription.',
    chart: {
      kind: 'year',
      months: days.map((day) => ({
        initial: momentOf(Date.parse(day), 'UTC').month.slice(0, 1),
        depth: Number(day.slice(8)),
      })),
    },
    blocks: [
      {
        kind: 'small',
        text: `Twelve letters a year, each on the first Tuesday of its month, from ${inWords(days[0])} to ${inWords(days.at(-1))}.`,
      },
      {
        kind: 'text',
        text: 'Somebody, most likely you, entered this address for our newsletter. The link opens a page with one button. Nothing else is sent before you press it.',
      },
      { kind: 'button', label: 'Open the confirmation page', url, look: 'signal' },
      {
        kind: 'text',
        text: `The link is good for ${quantity(CONFIRM_DAYS, 'day')}. If it was not you, do nothing and the address is forgotten.`,
      },
    ],
    leave: 'Not interested?',
  }
}

function inWords(day = ''): string {
  return dateOf(momentOf(Date.parse(day), 'UTC'))
}

function alreadyConfirmed(): Variant {
  return {
    subject: 'You already receive our newsletter',
    preview: 'There is nothing left to do.',
    heading: 'You are already\non the list.',
    blocks: [
      {
        kind: 'text',
        text: 'This address was just entered for our newsletter again. It has been confirmed before, so there is nothing left to do.',
      },
    ],
    leave: 'Had enough?',
  }
}

async function openConfirmation({ db }: ServerContext, subscriberId: string) {
  return db
    .selectFrom('ask')
    .select(['id', 'tokenHash'])
    .where('subscriberId', '=', subscriberId)
    .where('closedAt', 'is', null)
    .orderBy('askedAt', 'desc')
    .executeTakeFirstOrThrow()
}
