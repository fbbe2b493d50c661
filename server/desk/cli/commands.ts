import { ALL_ACTIONS, DESK_ACTIONS } from '../../../contract/desk/actions.ts'
import { actionCommand, eraseSome, note, undoOne } from './actions.ts'
import { backupData } from './backup.ts'
import { canary } from './canary.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { files } from './files.ts'
import { exportAll, list, search } from './list.ts'
import { dismiss, mail } from './mail.ts'
import { newsletter } from './newsletter.ts'
import type { CommandResult } from './output.ts'
import { purgeAll } from './purge.ts'
import { replies, reply } from './reply.ts'
import { showOne } from './show.ts'

/** Every command that needs the database. `help`, `restore` and the move of an installation do not. */
export const COMMANDS = new Map<string, (request: Command) => Promise<CommandResult>>([
  ['list', list],
  ['search', search],
  ['show', showOne],
  ['export', exportAll],
  ['files', files],
  ['note', note],
  ...ALL_ACTIONS.map((action) => [DESK_ACTIONS[action].command, actionCommand(action)] as const),
  // An earlier name of `reassign`. Without a reference it moves the installation.
  ['move', actionCommand('move')],
  ['reply', reply],
  ['replies', replies],
  ['undo', undoOne],
  ['erase', eraseSome],
  ['mail', mail],
  ['dismiss', dismiss],
  ['newsletter', newsletter],
  ['purge', purgeAll],
  ['backup', backupData],
  ['canary', canary],
  ['doctor', doctor],
])
