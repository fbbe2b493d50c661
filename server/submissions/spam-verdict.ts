import type { Answers, Fields, Form } from '../../contract/form.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { prepared } from '../database/prepared.ts'
import { addressHash, sha256 } from '../secret.ts'
import { quarantineSigns } from './spam-signs.ts'
import type { SpamVerdict, Trace } from './submission-input.ts'

/** How far back the same text counts as a repetition, ms. */
const REPEAT_WINDOW_MS = 7 * DAY_MS
/** In characters. Many people write "Please call me.", so a shorter text is not compared. */
const COMPARED_MIN_LENGTH = 25

/** What the verdict looks at. */
export interface Suspect<F extends Fields = Fields> {
  form: Form<F>
  answers: Answers<F>
  /** Whether the hidden field was filled. */
  trapped: boolean
  /** From the form's first touch to its sending. Absent without script. */
  elapsedMs?: number
  clientAddress: string
}

/**
 * Decides whether a submission goes into quarantine, and gives the reasons in words for the desk. A submission in
 * quarantine is stored and answered like any other; the desk may release it.
 */
export async function spamVerdict<F extends Fields>(context: ServerContext, suspect: Suspect<F>): Promise<SpamVerdict> {
  const { lines, longs } = freeTexts(suspect)
  const text = longs.join('\n').toLowerCase().replace(/\s+/g, ' ')
  const trace =
    text.length < COMPARED_MIN_LENGTH
      ? undefined
      : { client: addressHash(context.secret, suspect.clientAddress), digest: sha256(text) }
  const repeats = trace ? await countEarlier(context, trace) : 0
  const { trapped, elapsedMs } = suspect
  return { quarantine: quarantineSigns({ lines, longs, trapped, elapsedMs, repeats }), trace }
}

/** The answers in free words. Addresses, numbers, choices and requested links say nothing about spam. */
function freeTexts<F extends Fields>({ form, answers }: Suspect<F>): { lines: string[]; longs: string[] } {
  const texts: ReturnType<typeof freeTexts> = { lines: [], longs: [] }
  const values: Record<string, unknown> = answers
  for (const [key, { control, html }] of Object.entries(form.fields)) {
    const value = values[key]
    if (typeof value !== 'string' || html.inputMode === 'url') continue
    if (control === 'long') texts.longs.push(value)
    if (control === 'text') texts.lines.push(value)
  }
  return texts
}

const countTraces = prepared((db, { client, digest, after }: Trace & { after: number }) =>
  db
    .selectFrom('trace')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client', '=', client)
    .where('digest', '=', digest)
    .where('at', '>', after),
)

async function countEarlier({ db, now }: ServerContext, { client, digest }: Trace): Promise<number> {
  const [row] = await countTraces(db, { client, digest, after: now() - REPEAT_WINDOW_MS })
  return Number(row?.count ?? 0)
}
