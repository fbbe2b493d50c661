import type { IssueDraft } from '../../../contract/desk/newsletter.ts'
import { datedDay, longDate, momentOf } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { IssueTable, SubscriberTable } from '../../database/schema.ts'
import type { EmailDraft } from '../email.ts'
import { markdownBlocks } from '../markdown.ts'
import { firstTuesdays } from './issue-days.ts'
import { oneClick, unsubscribeUrlOf } from './newsletter-email.ts'

/** What an issue says. Its Markdown is rendered when it is sent, for each subscriber. */
export interface IssueContent extends Omit<IssueDraft, 'key'> {
  isTest: boolean
}

/** One email of an issue. Every one has a link and a header that unsubscribe in one click (RFC 8058). */
export async function issueEmail(
  context: ServerContext,
  { content, createdAt }: Pick<IssueTable, 'content' | 'createdAt'>,
  subscriber: SubscriberTable | undefined,
): Promise<EmailDraft> {
  const { company, publicUrl } = context
  const issue = parseIssue(content)
  const unsubscribeUrl = await unsubscribeUrlOf(context, subscriber)
  const [next] = firstTuesdays(context.now(), company.timeZone, 1)
  return {
    replyTo: { name: company.name, address: company.mail.quotes },
    subject: `${issue.isTest ? '[Test] ' : ''}${issue.title}`,
    content: {
      preview: issue.preview,
      label: longDate(momentOf(createdAt, company.timeZone)),
      head: issue.sounding
        ? {
            line: 'One sounding a month',
            heading: issue.sounding.words,
            issue: { large: issue.sounding.large, small: issue.sounding.small },
          }
        : { line: 'One sounding a month', heading: issue.title, isLarge: true },
      blocks: [
        ...(issue.sounding ? [{ kind: 'title', text: issue.title } as const] : []),
        ...markdownBlocks(issue.markdown, publicUrl),
        ...(issue.link ? [{ kind: 'button', ...issue.link, look: 'ink' } as const] : []),
      ],
      foot: [
        {
          text: `Next sounding: ${next ? datedDay(momentOf(Date.parse(next), 'UTC')) : ''}.${consent(subscriber, company.timeZone)}`,
        },
        { text: 'It ends with one click:', link: { label: 'Unsubscribe', url: unsubscribeUrl } },
        { text: `${company.name}, ${company.address.line}, ${company.phone.display}` },
      ],
    },
    headers: { ...oneClick(unsubscribeUrl), 'List-Id': `<newsletter.${company.domain}>`, Precedence: 'bulk' },
  }
}

/** Reads the column `issue.content`. */
export function parseIssue(column: string): IssueContent {
  // Only `queueIssue` writes this column, from such an object.
  return JSON.parse(column) as IssueContent
}

function consent(subscriber: SubscriberTable | undefined, timeZone: string): string {
  if (!subscriber?.confirmedAt) return ''
  return ` You asked for this letter on ${longDate(momentOf(subscriber.confirmedAt, timeZone))}.`
}
