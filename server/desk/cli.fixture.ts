import { text } from 'node:stream/consumers'
import { deskCommand, type Ended } from '../../tests/support/desk-command.ts'
import { readConfig } from '../config.ts'
import type { TestContext } from '../context.fixture.ts'
import { accountActor } from '../submissions/desk/actor.ts'
import { COMMANDS } from './cli/commands.ts'
import { parseFlags } from './cli/flags.ts'

/** Runs the command line as the staff do, in a process of its own beside an open database. */
export function desk({ dataDir, databaseUrl = '' }: TestContext, ...args: string[]): Promise<Ended> {
  return deskCommand(dataDir, args, { DATABASE_URL: databaseUrl })
}

/** What a command answers, in this process: a start of the command line takes half a second, and is the same for all. */
export function command(context: TestContext, ...argv: string[]) {
  return commandWith({}, context, ...argv)
}

/** The same with settings. */
export async function commandWith(settings: Record<string, string>, context: TestContext, ...argv: string[]) {
  const parsed = parseFlags(argv)
  if ('problem' in parsed) throw new Error(parsed.problem)
  const { name, args, flags } = parsed
  const run = COMMANDS.get(name)
  if (!run) throw new Error(`There is no command ${name}.`)
  const config = readConfig({ DATA_DIR: context.dataDir, ...settings })
  const actor = flags.as ? { name: flags.as } : accountActor('root')
  const confirm = async () => flags.yes
  const { out, stream, problem, exitCode } = await run({ context, config, args, flags, actor, confirm })
  const told = stream ? await text(stream) : out && `${out}\n`
  // As whoever reads a text has it: without the mark of its encoding.
  return { code: exitCode ?? 0, out: (told ?? '').replace(/^\ufeff/, ''), problem: problem ? `${problem}\n` : '' }
}
