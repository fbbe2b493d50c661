import type { Config } from '../../config.ts'
import type { ServerContext } from '../../context.ts'

/** A command as it was called. */
export interface Command {
  context: ServerContext
  config: Config
  args: string[]
  flags: Flags
}

export interface Flags {
  json: boolean
  failed: boolean
  desk?: string
  status?: string
}
