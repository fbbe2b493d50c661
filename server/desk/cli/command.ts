import type { Config } from '../../config.ts'
import type { ServerContext } from '../../context.ts'

/** A command with its arguments. */
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
