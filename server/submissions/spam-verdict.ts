import type { Answers, Fields, Form } from '../../contract/form.ts'
import type { Office } from '../context.ts'
import { addressHash, sha256 } from '../secret.ts'
import { quarantineReasons } from './spam-signs.ts'

/** Where it came from and what it said, both as hashes; kept a week (retention.ts). */
export interface Trace {
  client: string
  digest: string
}

/** How far back the same text is looked for, ms. */
const WEEK_MS = 7 * 24 * 60 * 60_000
/** Anybody may write "Please call me." twice: shorter texts, in characters, are not compared. */
const TELLING = 25

interface Suspect<F extends Fields> {
  form: Form<F>
  answers: Answers<F>
  trapped: boolean
  elapsedMs?: number
  clientAddress: string
}

/**
 * Whether a submission is set aside, and why, in words for the desk. Nothing is decided by the machine alone: what is
 * set aside is stored and answered like any other, and the desk releases it.
 */
export async function judge<F extends Fields>(
  office: Office,
  suspect: Suspect<F>,
): Promise<{ quarantine: string[]; trace?: Trace }> {
  const { lines, longs } = wordsOf(suspect)
  const said = longs.join('\n').toLowerCase().replace(/\s+/g, ' ')
  const trace =
    said.length < TELLING
      ? undefined
      : { client: addressHash(office.secret, suspect.clientAddress), digest: sha256(said) }
  const repeats = trace ? await countEarlier(office, trace) : 0
  const { trapped, elapsedMs } = suspect
  return { quarantine: quarantineReasons({ lines, longs, trapped, elapsedMs, repeats }), trace }
}

/** What was written freely. Addresses, numbers, choices and links that a form asks for say nothing about spam. */
function wordsOf<F extends Fields>({ form, answers }: Suspect<F>): { lines: string[]; longs: string[] } {
  const words = { lines: [] as string[], longs: [] as string[] }
  const given: Record<string, unknown> = answers
  for (const [key, { control, html }] of Object.entries(form.fields)) {
    const value = given[key]
    if (typeof value !== 'string' || html.inputMode === 'url') continue
    if (control === 'long') words.longs.push(value)
    if (control === 'text') words.lines.push(value)
  }
  return words
}

async function countEarlier({ db, now }: Office, { client, digest }: Trace): Promise<number> {
  const { count } = await db
    .selectFrom('trace')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client', '=', client)
    .where('digest', '=', digest)
    .where('at', '>', now() - WEEK_MS)
    .executeTakeFirstOrThrow()
  return Number(count)
}
