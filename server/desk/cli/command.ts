import type { Config } from '../../config.ts'
import type { ServerContext } from '../../context.ts'
import type { Actor } from '../../submissions/desk/actor.ts'

/** A command with its arguments. */
export interface Command {
  context: ServerContext
  config: Config
  args: string[]
  flags: Flags
  /** Who runs it. */
  actor: Actor
  /** Asks a person at the terminal. False where there is none. */
  confirm(question: string): Promise<boolean>
}

/** The options as they were typed. */
export interface Flags {
  json: boolean
  csv: boolean
  failed: boolean
  overdue: boolean
  all: boolean
  yes: boolean
  'dry-run': boolean
  /** Only compare a backup, and restore nothing. */
  check: boolean
  /** Remove the backups beside the new one that are too old. */
  prune: boolean
  /** Only note how a backup by other tools ended. */
  record: boolean
  /** Read every attachment whole, and compare its hash. */
  hashes: boolean
  /** An answer leaves its request open. */
  open: boolean
  as?: string
  to?: string
  /** How somebody was answered by phone. */
  how?: string
  out?: string
  /** `s3`: a move brings the files into the bucket. */
  files?: string
  /** Where the public port is reached. */
  url?: string
  text?: string
  /** What is answered; `-` and nothing are standard input. */
  file?: string
  sort?: string
  test?: string
  desk: string[]
  status: string[]
  form: string[]
  owner: string[]
  choice: string[]
  cc: string[]
  'due-from'?: string
  'due-to'?: string
  'received-from'?: string
  'received-to'?: string
}
