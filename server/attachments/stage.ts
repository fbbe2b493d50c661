import type { Readable } from 'node:stream'
import type { UploadRule } from '../../contract/upload.ts'
import type { StagedFile } from './store.ts'

export type Staging =
  | { ok: true; file: StagedFile }
  | { ok: false; problem: 'tooLarge' | 'wrongKind' | 'empty'; text: string }

export interface IncomingPart {
  stream: Readable
  fieldName: string
  fileName: string
}

/** Streams one file to disk. @throws what the stream or the disk throws; nothing is left behind. */
export async function stage(_dataDir: string, _part: IncomingPart, _rule: UploadRule): Promise<Staging> {
  throw new Error('not written yet')
}

/** Removes a staged file that nobody will send; leaves a kept one. Never throws. */
export async function discard(_file: StagedFile): Promise<void> {}
