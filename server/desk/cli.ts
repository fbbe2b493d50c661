import { parseArgs } from 'node:util'
import { CONFIG_EXIT, type Config, ConfigError, readConfig } from '../config.ts'
import { openContext, type ServerContext } from '../context.ts'
import { loadEnvFile } from '../env-file.ts'
import { loadCompany } from '../load-company.ts'
import type { Command, Flags } from './cli/command.ts'
import { doctor } from './cli/doctor.ts'
import { HELP } from './cli/help.ts'
import { mail } from './cli/mail.ts'
import type { CommandResult } from './cli/output.ts'
import { answerOne, eraseOne, listAll, purgeAll, releaseOne, showOne, spamOne } from './cli/submissions.ts'

// `npm run desk -- <command>`: the desk from the command line. It opens the server's database; the server may be running.

/** EX_USAGE of sysexits.h. */
const USAGE_EXIT = 64

const COMMANDS = new Map<string, (request: Command) => Promise<CommandResult>>([
  ['list', listAll],
  ['show', showOne],
  ['answer', answerOne],
  ['spam', spamOne],
  ['release', releaseOne],
  ['erase', eraseOne],
  ['mail', mail],
  ['purge', purgeAll],
  ['doctor', doctor],
])

const result = await runCommand(process.argv.slice(2))
process.stdout.on('error', () => process.exit(result.exitCode ?? 0))
if (result.out) process.stdout.write(`${result.out}\n`)
if (result.problem) process.stderr.write(`${result.problem}\n`)
process.exitCode = result.exitCode ?? 0

async function runCommand(argv: string[]): Promise<CommandResult> {
  const parsed = parse(argv)
  if ('problem' in parsed) return { problem: `${parsed.problem} Try: npm run desk -- help`, exitCode: USAGE_EXIT }
  const { name, args, flags } = parsed
  if (name === 'help') return { out: HELP }
  const command = COMMANDS.get(name)
  if (!command) return { problem: `There is no command "${name}". Try: npm run desk -- help`, exitCode: USAGE_EXIT }

  try {
    return await withContext((context, config) => command({ context, config, args, flags }))
  } catch (error) {
    if (error instanceof ConfigError) return { problem: error.message, exitCode: name === 'doctor' ? 1 : CONFIG_EXIT }
    return { problem: error instanceof Error ? error.message : String(error), exitCode: 1 }
  }
}

function parse(argv: string[]): { name: string; args: string[]; flags: Flags } | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        desk: { type: 'string' },
        status: { type: 'string' },
      },
    })
    const [name = 'help', ...args] = positionals
    const { json, failed, desk, status } = values
    return { name: values.help ? 'help' : name, args, flags: { json, failed, desk, status } }
  } catch (error) {
    // Node says in its first sentence which option it does not know.
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/)
    return { problem: `${first.replace(/\.$/, '')}.` }
  }
}

async function withContext(
  work: (context: ServerContext, config: Config) => Promise<CommandResult>,
): Promise<CommandResult> {
  loadEnvFile()
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, publicUrl } = config
  const log = { info() {}, warn() {}, error() {} }
  const company = await loadCompany()
  const context = await openContext({ dataDir, databaseUrl, publicUrl, company, log, mayCreate: false })
  try {
    return await work(context, config)
  } finally {
    await context.db.destroy()
  }
}
