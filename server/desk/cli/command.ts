import type { Config } from '../../config.ts'
import type { ServerContext } from '../../context.ts'
import type { Actor } from '../../submissions/desk/actor.ts'
import type { Flags } from './flags.ts'

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
