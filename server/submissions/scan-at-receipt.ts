import { createReadStream } from 'node:fs'
import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import type { AttachmentTable } from '../database/schema.ts'

/** A file in the store that no record has yet. */
export type StoredUpload = StagedFile & { key: string }

/** The same, and what the scanner says of it so far. */
export type ScannedFile = StoredUpload & Pick<AttachmentTable, 'scan' | 'signature' | 'scannedAt' | 'scanNextAt'>

/** How long a visitor waits for the scanner, for all files of one request together, ms. */
const AT_RECEIPT_MS = 3_000
/** When a worker first asks again for a file that has no verdict, ms. */
const FIRST_TRY_MS = 5_000

/**
 * Has the files of one request scanned while the visitor waits. A file without a verdict waits: the request is accepted, and
 * a worker asks again (scan-worker.ts).
 *
 * The staged copies are scanned, which are on this machine. Never throws.
 */
export function scanAtReceipt({ scanner, now }: ServerContext, files: readonly StoredUpload[]): Promise<ScannedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const none = { ...file, signature: null, scannedAt: null, scanNextAt: null }
      if (!scanner) return { ...none, scan: 'unscanned' as const }
      const result = await scanner.scan(async () => createReadStream(file.tempPath), AT_RECEIPT_MS)
      if (result.status === 'failed') return { ...none, scan: 'waiting' as const, scanNextAt: now() + FIRST_TRY_MS }
      const signature = result.status === 'infected' ? result.signature : null
      return { ...none, scan: result.status, signature, scannedAt: now() }
    }),
  )
}
