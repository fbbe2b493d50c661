import { CONFIRM_DAYS } from '../../contract/limits.ts'
import { quantity } from '../../contract/quantity.ts'
import { routes } from '../../contract/routes.ts'
import type { SubscriberTable } from '../database/schema.ts'
import { confirmToken, unsubscribeToken } from '../secret.ts'
import type { Contents } from './email.ts'
import type { Block } from './email-content.ts'
import type { PostOffice } from './office.ts'

/** What stands where other letters have their reference. */
const LABEL = 'Newsletter'

/**
 * Asks an address to confirm or, once it has, says so: whoever subscribes twice is told by mail alone, never on the
 * page (product.md 2.25). Holds our words only, as anybody may have typed the address.
 *
 * @throws when there is nothing to ask any more, since the subscription was forgotten meanwhile.
 */
export async function letterToSubscriber(office: PostOffice, subscriber: SubscriberTable): Promise<Contents> {
  const { company } = office
  const out = `${office.publicUrl}${routes.unsubscribeNewsletter(unsubscribeToken(office.secret, subscriber.id))}`
  const said = subscriber.state === 'confirmed' ? alreadyThere() : asking(await openAsk(office, subscriber.id), office)
  return {
    replyTo: { name: company.name, address: company.mail.quotes },
    subject: said.subject,
    sheet: {
      preview: said.preview,
      reference: LABEL,
      heading: said.heading,
      blocks: [...said.blocks, { kind: 'link', text: said.leave, label: 'Unsubscribe', url: out }],
      foot: [`${company.name}, ${company.address.line}, ${company.phone.display}`],
    },
    headers: { ...oneClick(out), 'List-Id': `<newsletter.${company.domain}>`, 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  }
}

/** RFC 8058: mail programs offer a button of their own, which posts to this address without opening a page. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

interface Said {
  subject: string
  preview: string
  heading: string
  blocks: Block[]
  leave: string
}

function asking(askId: string, office: PostOffice): Said {
  const url = `${office.publicUrl}${routes.confirmNewsletter(confirmToken(office.secret, askId))}`
  return {
    subject: 'Confirm your newsletter subscription',
    preview: 'One button, and you are on the list.',
    heading: 'Please confirm your subscription.',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, entered this address for our newsletter. The link opens a page with one button. Nothing else is sent before you press it.',
      },
      { kind: 'button', label: 'Open the confirmation page', url },
      {
        kind: 'text',
        text: `The link is good for ${quantity(CONFIRM_DAYS, 'day')}. If it was not you, do nothing and the address is forgotten.`,
      },
    ],
    leave: 'Not interested?',
  }
}

function alreadyThere(): Said {
  return {
    subject: 'You already receive our newsletter',
    preview: 'There is nothing left to do.',
    heading: 'You are already on the list.',
    blocks: [
      {
        kind: 'text',
        text: 'This address was just entered for our newsletter again. It has been confirmed before, so there is nothing left to do.',
      },
    ],
    leave: 'Had enough?',
  }
}

async function openAsk({ db }: PostOffice, subscriberId: string): Promise<string> {
  const { id } = await db
    .selectFrom('ask')
    .select('id')
    .where('subscriberId', '=', subscriberId)
    .where('closedAt', 'is', null)
    .orderBy('askedAt', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
