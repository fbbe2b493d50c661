import type { Readable } from 'node:stream'
import type { Receipt } from '../../contract/receipt.ts'
import type { Office } from './office.ts'

/** The receipt of a token; undefined for a forged one. */
export async function findReceipt(
  _office: Office,
  _token: string,
): Promise<{ receipt: Receipt; submissionId: string } | undefined> {
  throw new Error('not written yet')
}

export interface ReceiptFile {
  name: string
  /** The extension, lower case. */
  kind: string
  /** Bytes. */
  size: number
  stream: Readable
}

/** A file of a receipt, by its position from 0; undefined for a forged token or no such file. */
export async function receiptFile(
  _office: Office,
  _token: string,
  _position: number,
): Promise<ReceiptFile | undefined> {
  throw new Error('not written yet')
}
