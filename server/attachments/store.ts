import type { Readable } from 'node:stream'

/** A complete and checked file in `DATA_DIR/staged` that belongs to no submission yet. */
export interface StagedFile {
  /** The form's field, such as `file` or `resume`. */
  field: string
  /** The visitor's file name, cleaned for display. Never a path. */
  name: string
  /** Bytes. */
  size: number
  sha256: string
  tempPath: string
  /** Unguessable. With it the visitor may send the file again without an upload (retained-uploads.ts). */
  token: string
  /** The extension, lower case. */
  kind: string
  /** Stays staged for 24 hours, whatever happens to the submission. */
  retained?: boolean
}

/** Where attachments are stored. The disk is the only one; an object store fits the same interface. */
export interface AttachmentStore {
  /** The file is durable when this resolves. The staged file stays; the caller discards it. */
  put(staged: StagedFile): Promise<{ key: string }>
  /** @throws when there is no such file. */
  read(key: string): Promise<Readable>
  /** The whole file, for an email. @throws when there is no such file. */
  bytes(key: string): Promise<Buffer>
  /** Its size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Removes files older than `olderThanMs` whose key is unknown. @returns how many. */
  sweep(knownKeys: ReadonlySet<string>, olderThanMs: number): Promise<number>
}
