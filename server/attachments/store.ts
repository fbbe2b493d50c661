import type { Readable } from 'node:stream'

/** A file that lies whole and checked in `DATA_DIR/staged`, and belongs to no submission yet. */
export interface StagedFile {
  /** The form's field, such as `file` or `resume`. */
  field: string
  /** As the visitor called it, made safe to show. Never a path. */
  name: string
  /** Bytes. */
  size: number
  sha256: string
  tempPath: string
  /** Unguessable: with it the visitor may send the file again without uploading it (attachments/kept.ts). */
  token: string
  /** The extension, lower case. */
  kind: string
  /** Stays staged for its 24 hours, whatever becomes of the submission. */
  retained?: boolean
}

/** Where attachments live. Disk now; the interface is what an object store needs, too. */
export interface AttachmentStore {
  /** Durable once it resolves. The staged file stays where it is: its owner discards it. */
  put(staged: StagedFile): Promise<{ key: string }>
  /** @throws when there is no such file. */
  read(key: string): Promise<Readable>
  /** For a letter, which needs the whole file. @throws when there is no such file. */
  bytes(key: string): Promise<Buffer>
  /** No error if it is gone already. */
  remove(key: string): Promise<void>
  /** Removes files that no submission knows and that are older than `olderThanMs`; gives their number. */
  sweep(knownKeys: ReadonlySet<string>, olderThanMs: number): Promise<number>
}
