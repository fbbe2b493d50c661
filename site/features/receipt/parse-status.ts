import type { ReceiptStatus, SubmissionStatus } from '../../../contract/receipt.ts'

const STATUSES: readonly SubmissionStatus[] = ['received', 'opened', 'answered']

/** How far the server is with a submission. @throws where the reply is something else. */
export function parseStatus(json: unknown): ReceiptStatus['status'] {
  const status = typeof json === 'object' && json !== null && 'status' in json ? json.status : undefined
  const known = STATUSES.find((name) => name === status)
  if (!known) throw new Error('The reply is no status of a submission.')
  return known
}
