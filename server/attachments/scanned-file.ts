import type { Readable } from 'node:stream'
import { isLocked, type ScanState } from '../../contract/scan.ts'
import type { AttachmentStore, StoredFile } from './store.ts'

// The only way from a stored attachment to a person (tests/boundaries.test.ts holds it). The scanner has its own.

/** The file's bytes. @throws for a locked file, which callers sort out before, and when there is no such file. */
export async function readScanned(store: AttachmentStore, file: StoredFile & { scan: ScanState }): Promise<Readable> {
  if (isLocked(file.scan)) throw new Error(`A locked file is never read (${file.scan}).`)
  return store.read(file)
}
