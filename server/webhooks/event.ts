import { parseAnswers } from '../database/json-columns.ts'
import type { AttachmentTable, SubmissionTable, WebhookType } from '../database/schema.ts'

// What webhooks say. docs/webhook.schema.json describes it for receivers; webhook-events.test.ts compares the two.

/** The body of a webhook. Instants are ISO 8601 in UTC. */
export interface WebhookEvent {
  type: WebhookType
  /** When it happened. */
  timestamp: string
  data: Record<string, unknown>
}

/** All of a submission but its number, which the database gives. */
export type AcceptedSubmission = Omit<SubmissionTable, 'number'>

/** A submission as it was sent, with its answers. Files are described; their contents stay here. */
export function acceptedEvent(
  submission: AcceptedSubmission,
  attachments: readonly AttachmentTable[],
  now: number,
): WebhookEvent {
  return event('submission.accepted', now, {
    ...factsOf(submission),
    answers: parseAnswers(submission.lines).map(({ key, label, value, shown }) => ({ key, label, value, shown })),
    attachments: attachments.map(({ field, name, kind, bytes, sha256, scan }) => ({
      ...{ field, name, kind, bytes, sha256, scan },
    })),
  })
}

/** Says nothing of who sent it and who answered. */
export function answeredEvent(submission: SubmissionTable, now: number): WebhookEvent {
  const answeredAt = new Date(submission.answeredAt ?? now).toISOString()
  return event('submission.answered', now, { ...factsOf(submission), answeredAt })
}

/** The reference alone: nothing personal is left, and the receiver needs it to erase its own copy. */
export function erasedEvent({ reference, form }: Pick<SubmissionTable, 'reference' | 'form'>, now: number) {
  return event('submission.erased', now, { reference, form })
}

function factsOf({ reference, form, variant, desk, title, receivedAt, dueAt }: AcceptedSubmission) {
  return {
    ...{ reference, form, variant, desk, title },
    receivedAt: new Date(receivedAt).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
  }
}

function event(type: WebhookType, now: number, data: WebhookEvent['data']): WebhookEvent {
  return { type, timestamp: new Date(now).toISOString(), data }
}
