import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

const several = { type: 'string', multiple: true, default: [] as string[] } as const
const one = { type: 'string' } as const
const yes = { type: 'boolean', default: false } as const

const OPTIONS = {
  ...{ json: yes, csv: yes, failed: yes, overdue: yes, all: yes, yes, 'dry-run': yes, again: yes },
  /** Only what is put aside. */
  later: yes,
  /** Put aside also until after the due time. */
  late: yes,
  /** Only compare a backup, and restore nothing. */
  check: yes,
  /** Remove the backups beside the new one that are too old. */
  prune: yes,
  /** Only note how a backup by other tools ended. */
  record: yes,
  /** Read every attachment whole, and compare its hash. */
  hashes: yes,
  /** An answer leaves its request open. */
  open: yes,
  ...{ as: one, to: one, until: one, out: one, text: one, sort: one, test: one },
  /** How somebody was answered by phone. */
  how: one,
  /** `s3`: a move brings the files into the bucket. */
  files: one,
  /** Where the public port is reached. */
  url: one,
  /** What is answered; `-` and nothing are standard input. */
  file: one,
  /** The name of a saved reply, which is the answer. */
  saved: one,
  ...{ desk: several, status: several, form: several, owner: several, choice: several, cc: several },
  ...{ 'due-from': one, 'due-to': one, 'received-from': one, 'received-to': one },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig

/** The options as they were typed. */
export type Flags = ReturnType<typeof parse>['values']

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, tokens: true, options: OPTIONS })
}

/** The command, its arguments and options, or what is wrong with them. */
export function parseFlags(argv: string[]): { name: string; args: string[]; flags: Flags } | { problem: string } {
  try {
    const { values, positionals, tokens } = parse(argv)
    const typed = tokens.flatMap((token) => (token.kind === 'option' && token.value !== undefined ? [token.name] : []))
    // Of two, one would be dropped: a wider filter, or another moment than was meant.
    const twice = typed.find((name, at) => typeof values[name] === 'string' && typed.indexOf(name) < at)
    if (twice) return { problem: `There can be only one --${twice}.` }
    // A variable of a script that was not set: left out, a filter would be wider.
    const empty = tokens.find((token) => token.kind === 'option' && token.value?.trim() === '')
    if (empty?.kind === 'option') return { problem: `--${empty.name} is empty.` }
    const [name = 'help', ...args] = positionals
    // Elsewhere it would be done, and not tried.
    if (values['dry-run'] && name !== 'reply' && `${name} ${args[0]}` !== 'newsletter send')
      return { problem: 'Only reply and newsletter send take --dry-run.' }
    return { name: values.help ? 'help' : name, args, flags: values }
  } catch (error) {
    // Node says in its first sentence which option it does not know.
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/)
    return { problem: `${first.replace(/\.$/, '')}.` }
  }
}
