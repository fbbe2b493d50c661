import { parseArgs } from 'node:util'
import type { Flags } from './command.ts'

const several = { type: 'string', multiple: true, default: [] as string[] } as const
const one = { type: 'string' } as const
const yes = { type: 'boolean', default: false } as const

/** The command, its arguments and options, or what is wrong with them. */
export function parseFlags(argv: string[]): { name: string; args: string[]; flags: Flags } | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        ...{
          json: yes,
          csv: yes,
          failed: yes,
          overdue: yes,
          all: yes,
          yes,
          'dry-run': yes,
          check: yes,
          prune: yes,
          record: yes,
          hashes: yes,
          open: yes,
        },
        ...{ as: one, to: one, out: one, files: one, text: one, sort: one, file: one, test: one, url: one, how: one },
        ...{ desk: several, status: several, form: several, owner: several, choice: several, cc: several },
        ...{ 'due-from': one, 'due-to': one, 'received-from': one, 'received-to': one },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { help, ...flags } = values
    const [name = 'help', ...args] = positionals
    return { name: help ? 'help' : name, args, flags }
  } catch (error) {
    // Node says in its first sentence which option it does not know.
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/)
    return { problem: `${first.replace(/\.$/, '')}.` }
  }
}
