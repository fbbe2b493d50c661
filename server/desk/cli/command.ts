import type { Config } from '../../config.ts'
import type { Office } from '../../context.ts'

/** A command as it was called. */
export interface Request {
  office: Office
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
