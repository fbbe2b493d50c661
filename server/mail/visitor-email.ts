import { type Desk, FORMS } from '../../contract/forms.ts'
import { routes } from '../../contract/routes.ts'
import { receiptToken } from '../secret.ts'
import { dueLong } from './due-words.ts'
import type { Contents } from './email.ts'
import type { Stored } from './load-submission.ts'
import type { PostOffice } from './office.ts'

/**
 * The acknowledgement. It goes to an address that anybody may have typed, so it holds our words alone: no name, no
 * message, nothing that would make it worth sending to a stranger (product.md 3.4).
 */
export function letterToVisitor(office: PostOffice, { submission }: Stored): Contents {
  const { company } = office
  // Not the submission's title: that may hold a choice of the sender's.
  const what = FORMS[submission.form].called
  const due = dueLong(submission, company.timeZone)
  const receipt = `${office.publicUrl}${routes.receipt(receiptToken(office.secret, submission.id))}`
  return {
    // The column is written from the form's own desk.
    replyTo: { name: company.name, address: company.mail[submission.desk as Desk] },
    subject: `[${submission.reference}] We have your ${what}`,
    sheet: {
      preview: `We answer by ${due}.`,
      reference: submission.reference,
      heading: `We have your ${what}.`,
      blocks: [
        { kind: 'mark', label: 'We answer by', text: due },
        {
          kind: 'text',
          text: 'A person reads it and answers by email. If you have something to add, reply to this mail.',
        },
        { kind: 'button', label: 'Open your receipt', url: receipt },
        {
          kind: 'text',
          text: 'The receipt shows what was sent and how far we are. Anyone with its link can see it, so keep the link to yourself.',
        },
      ],
      foot: [
        `${company.name}, ${company.address.line}, ${company.phone.display}`,
        'You get this mail because this address was entered in a form on our site. If that was not you, you need do nothing.',
      ],
    },
    // Out-of-office programs answer neither.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    attachments: [],
  }
}
