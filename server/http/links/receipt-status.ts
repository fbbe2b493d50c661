import type { PageData } from '../../../contract/page.ts'
import type { Receipt, ReceiptStatus } from '../../../contract/receipt.ts'
import { sha256 } from '../../secret.ts'
import type { HttpContext } from '../context.ts'
import { pageData } from '../pages/on-demand.ts'

/** The body of `GET /api/receipts/{token}`, and its ETag. */
export function statusReply(receipt: Receipt): { body: string; tag: string } {
  const { reference, status, receivedAt, dueAt, openedAt, answeredAt, files, notes, again, letters } = receipt
  const told: ReceiptStatus = {
    ...{ reference, status, receivedAt, dueAt, openedAt, answeredAt, files, notes, again },
    letters: letters.length,
  }
  const body = JSON.stringify(told)
  return { body, tag: `"${sha256(body).slice(0, 32)}"` }
}

/** What the receipt's page is rendered from. With the tag, its script asks only for what is newer. */
export function receiptPage(http: HttpContext, receipt: Receipt): PageData {
  return { ...pageData(http), receipt, receiptTag: statusReply(receipt).tag }
}
