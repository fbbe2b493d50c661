import type { Readable } from 'node:stream'
import type { Content } from '../copy-file.ts'

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
  /** Notes for the desk on its structure (flags.ts). */
  flags: string[]
  /** Stays retained for 24 hours, whatever happens to the submission. */
  retained?: boolean
  /** `tempPath` is a copy for this request alone, also of a retained file. */
  isCopy?: boolean
}

/** What the record of an attachment says of its file. */
export interface StoredFile {
  key: string
  bytes: number
  /** Hex. */
  sha256: string
}

/**
 * Where attachments are stored: on the disk (disk-store.ts) or in a bucket (s3-store.ts). A file is never given out when
 * its bytes are not those of its record.
 *
 * All functions throw a StoreFault when the store cannot be used, within a minute.
 */
export interface AttachmentStore {
  /** The file is durable when this resolves. The staged file stays; the caller discards it. */
  put(staged: StagedFile): Promise<{ key: string }>
  /** Stores a file under the key that its record has: after a restore. Replaces what is there. */
  putBack(file: StoredFile, path: string): Promise<void>
  /** The whole file was compared with its hash when this resolves. @throws StoreFault when it is missing or damaged. */
  read(file: StoredFile): Promise<Readable>
  /** Copies a file as it is, durably except for its name. @returns what was copied; undefined when there is no such file. */
  copyTo(key: string, path: string): Promise<Content | undefined>
  /** Reads a whole file, and hashes it. Undefined when there is no such file. */
  contentOf(key: string): Promise<Content | undefined>
  /** The size of every stored file in bytes, by key. */
  sizes(): Promise<ReadonlyMap<string, number>>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Removes files older than `olderThanMs` whose key is unknown. @returns how many. */
  sweep(knownKeys: ReadonlySet<string>, olderThanMs: number): Promise<number>
  /** Where a person finds a file. */
  placeOf(key: string): string
  /** Why it takes no files at this moment, in words that may be public. Never throws. */
  problem(): Promise<string | undefined>
  /** Stores, reads and removes a small file. @returns what was tried, in words. @throws StoreFault */
  tryOut(): Promise<string>
  /** Files that arrive before their submission. */
  retained: RetainedUploads
}

/** A retained file on the disk, for moving it into a bucket. */
export interface RetainedFile {
  /** SHA-256 of its token, hex: nobody stores the token. */
  tokenHash: string
  /** A keyed hash of the client's address. */
  client: string
  path: string
  record: UploadRecord
}

/** What is stored of a retained file, beside its bytes. */
export interface UploadRecord extends Pick<StagedFile, 'field' | 'name' | 'size' | 'sha256' | 'kind'> {
  /** Absent in a record of an older version. */
  flags?: string[]
  /** Ms since the epoch. */
  until: number
}

/**
 * Files that arrive before their submission: a résumé uploaded before the application's JSON, and the files of a form
 * that came back with errors. On the disk (disk-retained.ts) or in the bucket (s3-retained.ts), from where every instance
 * takes what another one retained.
 */
export interface RetainedUploads {
  /**
   * Keeps a staged file for 24 hours, also across a restart. When there is no room for more, the oldest files of the network
   * that has most give way.
   *
   * @param client keyed hashes of the client's network and address (`NETWORK_DIGITS`).
   * @returns false where the client's quota is used up: nothing is retained, and the caller discards the file.
   */
  retain(file: StagedFile, client: string, now?: number): Promise<boolean>
  /**
   * The file of a token. The same token works many times, because a double click sends a form twice. Undefined when the
   * token is unknown, forged or older than 24 hours. `field` is the field of the first upload. The caller discards it.
   */
  find(token: string, now?: number): Promise<StagedFile | undefined>
  /**
   * Removes retained files with these contents, whose submission is erased: they would stay for the rest of their 24
   * hours. A visitor who retained the same file for another form has to choose it again.
   *
   * @param hashes - SHA-256, hex.
   */
  forget(hashes: ReadonlySet<string>): Promise<void>
  /** Removes staged files older than 24 hours, retained or left by a crash. @returns how many. */
  sweep(now?: number): Promise<number>
  /** What is retained at this moment. */
  usage(): Promise<{ bytes: number; files: number }>
  /** When files last gave way in this process, ms since the epoch; 0: never. */
  droppedAt(): number
}
