import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CONFIG_EXIT, type Config, ConfigError, readConfig } from '../config.ts'
import { type Office, openOffice } from '../context.ts'
import { loadCompany } from '../load-company.ts'
import type { Flags, Request } from './cli/command.ts'
import { doctor } from './cli/doctor.ts'
import { HELP } from './cli/help.ts'
import { mail } from './cli/mail.ts'
import type { Said } from './cli/output.ts'
import { answerOne, eraseOne, listAll, purgeAll, releaseOne, showOne, spamOne } from './cli/submissions.ts'

// `npm run desk -- <command>`: the desk from the command line. It opens the same database as the server, which may be
// running, and does nothing that the server's own desk could not.

/** EX_USAGE of sysexits.h. */
const USAGE_EXIT = 64

const COMMANDS = new Map<string, (request: Request) => Promise<Said>>([
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

const said = await obey(process.argv.slice(2))
process.stdout.on('error', () => process.exit(said.exitCode ?? 0))
if (said.out) process.stdout.write(`${said.out}\n`)
if (said.problem) process.stderr.write(`${said.problem}\n`)
process.exitCode = said.exitCode ?? 0

async function obey(argv: string[]): Promise<Said> {
  const parsed = parse(argv)
  if ('problem' in parsed) return { problem: `${parsed.problem} Try: npm run desk -- help`, exitCode: USAGE_EXIT }
  const { name, args, flags } = parsed
  if (name === 'help') return { out: HELP }
  const command = COMMANDS.get(name)
  if (!command) return { problem: `There is no command "${name}". Try: npm run desk -- help`, exitCode: USAGE_EXIT }

  try {
    return await onOffice((office, config) => command({ office, config, args, flags }))
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

async function onOffice(work: (office: Office, config: Config) => Promise<Said>): Promise<Said> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, publicUrl } = config
  const log = { info() {}, warn() {}, error() {} }
  const office = await openOffice({ dataDir, databaseUrl, publicUrl, company: await loadCompany(), log })
  try {
    return await work(office, config)
  } finally {
    await office.db.destroy()
  }
}
