import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { nameOfPerson } from '../../contract/desk/people.ts'
import { PERSON_MAX } from '../../contract/desk/requests.ts'
import { cutLine } from '../../contract/limits.ts'
import { CONFIG_EXIT, type Config, ConfigError, installationOf, readConfig } from '../config.ts'
import { openContext, type ServerContext } from '../context.ts'
import { loadEnvFile } from '../env-file.ts'
import { errorCode } from '../error-code.ts'
import { loadCompany } from '../load-company.ts'
import { SILENT } from '../log.ts'
import { accountActor } from '../submissions/desk/actor.ts'
import { restoreData } from './cli/backup.ts'
import { COMMANDS } from './cli/commands.ts'
import { parseFlags } from './cli/flags.ts'
import { HELP } from './cli/help.ts'
import { moveAll } from './cli/move.ts'
import { type CommandResult, misused } from './cli/output.ts'
import { configCommand, type EarlyCommand, secretCommand, testMail } from './cli/settings.ts'

// `npm run desk -- <command>`: the desk from the command line. It opens the server's database; the server may be running.

/** Commands that open no database of a server: there may be none yet. */
const EARLY_COMMANDS = new Map<string, (request: EarlyCommand) => Promise<CommandResult>>([
  ['config', configCommand],
  ['secret', secretCommand],
  ['mail test', testMail],
  ['restore', restoreData],
])

process.stdout.on('error', (error) => {
  // Whoever reads the output may have read enough. A full disk is another matter.
  if (errorCode(error) === 'EPIPE') process.exit()
  process.stderr.write(`The output could not be written: ${error.message}\n`)
  process.exit(1)
})
process.exitCode = await runCommand(process.argv.slice(2))

/** Runs a command and writes its result. @returns the exit code. */
async function runCommand(argv: string[]): Promise<number> {
  const parsed = parseFlags(argv)
  if ('problem' in parsed) return write(misused(parsed.problem))
  const { name, args, flags } = parsed
  if (name === 'help') return write({ out: HELP })
  const command = COMMANDS.get(name)
  const early = EARLY_COMMANDS.get(name) ?? EARLY_COMMANDS.get(`${name} ${args[0]}`)
  const moves = name === 'move' && args.length === 0 && !flags.all
  if (!command && !early) return write(misused(`There is no command "${name}".`))

  try {
    const warnings = loadEnvFile()
    const config = readConfig(process.env)
    if (early) return await write(await early({ config, args, flags, warnings }))
    if (!command) return 1
    const confirm = (question: string) => (flags.yes ? Promise.resolve(true) : ask(question))
    const tell = (step: string) => void process.stderr.write(`${step}\n`)
    // Nothing else may have the database open.
    if (moves) return await write(await moveAll({ config, flags, confirm, tell }))
    return await withContext(config, async (context) => {
      const actor = { name: nameOfPerson(config.desk.people, actorName(flags.as)) }
      return write(await command({ context, config, args, flags, actor, confirm }))
    })
  } catch (error) {
    if (error instanceof ConfigError)
      return write({ problem: error.message, exitCode: name === 'doctor' ? 1 : CONFIG_EXIT })
    return write({ problem: problemOf(error), exitCode: 1 })
  }
}

/** What ended a command. Of a file in the way Node tells in words for programmers. */
function problemOf(error: unknown): string {
  const { code, path, message = String(error) } = error as NodeJS.ErrnoException
  const isInTheWay = path && (code === 'EEXIST' || code === 'ENOTDIR')
  return isInTheWay ? `${path} cannot be made: a file is in the way, and stays as it is.` : message
}

async function write({ out, stream, problem, exitCode = 0 }: CommandResult): Promise<number> {
  if (stream) await pipeline(stream, process.stdout, { end: false })
  if (out) process.stdout.write(`${out}\n`)
  if (problem) process.stderr.write(`${problem}\n`)
  return exitCode
}

/** Who acts: `--as`, else the account on this machine. */
function actorName(typed: string | undefined): string {
  return cutLine(typed ?? '', PERSON_MAX) || accountActor(cutLine(accountName(), PERSON_MAX / 2)).name
}

function accountName(): string {
  try {
    return userInfo().username
  } catch {
    // A container's user may have no entry in the list of accounts.
    return ''
  }
}

/** Yes only from a person at a terminal: a script has to say --yes. */
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false
  using terminal = createInterface({ input: process.stdin, output: process.stderr })
  return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
}

async function withContext(config: Config, work: (context: ServerContext) => Promise<number>): Promise<number> {
  const context = await openContext({
    ...installationOf(config),
    company: await loadCompany(),
    log: SILENT,
    mayCreate: false,
  })
  try {
    return await work(context)
  } finally {
    await context.db.destroy()
  }
}
