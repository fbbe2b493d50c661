import type { ReceiptStatus, SubmissionStatus } from '../../../contract/receipt.ts'
import { isObject } from '../../form/parse-reply.ts'

const STATUSES: readonly SubmissionStatus[] = ['received', 'opened', 'answered']

/** What the server says of a submission. @throws where the reply is something else. */
export function parseStatus(json: unknown): ReceiptStatus {
  const { reference, status, receivedAt, dueAt, openedAt, answeredAt } = isObject(json) ? json : {}
  const known = STATUSES.find((name) => name === status)
  if (typeof reference !== 'string' || !known || !isInstant(receivedAt) || !isInstant(dueAt))
    throw new Error('The reply is no status of a submission.')
  return {
    reference,
    status: known,
    receivedAt,
    dueAt,
    ...(isInstant(openedAt) && { openedAt }),
    ...(isInstant(answeredAt) && { answeredAt }),
  }
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
