import * as v from 'valibot'
import { DESKS } from '../forms.ts'
import { oneLine } from '../limits.ts'
import { PLAIN_ACTIONS } from './actions.ts'

// The bodies of the desk's POST and PUT requests, as JSON. Each is parsed by the server with `readRequest`.

export const PERSON_MAX = 60
export const NOTE_MAX = 5_000
/** Characters that tell how somebody was answered by phone. */
export const HOW_MAX = 300
/** References in one request. For more, give the filter. */
export const SELECTION_MAX = 1_000

/** One line, without control and invisible characters. */
const line = (max: number, it: string, missing: string) =>
  v.pipe(
    v.string(),
    v.transform(oneLine),
    v.minLength(1, missing),
    v.maxLength(max, `Please keep ${it} under ${max} characters.`),
  )

const person = line(PERSON_MAX, 'the name', 'Please enter a name.')
/** What was said on the phone. */
const how = line(HOW_MAX, 'it', 'Please say in a few words how it was answered.')

/** Text without NUL, which PostgreSQL does not store. */
export const storable = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\0', '')),
)

const noteText = v.pipe(
  storable,
  v.trim(),
  v.minLength(1, 'Please write something.'),
  v.maxLength(NOTE_MAX, `Please keep a note under ${NOTE_MAX} characters.`),
)

const reference = v.pipe(v.string(), v.maxLength(20))
const desk = v.picklist(DESKS, `Please name a desk: ${DESKS.join(' or ')}.`)
const TOO_MANY = `Please choose at most ${SELECTION_MAX.toLocaleString('en-US')}, or all that the filter has.`

/** Some submissions: by their references, or all of a filter (as `filterToQuery` writes it; at least one part is set). */
const target = v.union([
  v.strictObject({
    references: v.pipe(v.array(reference), v.minLength(1), v.maxLength(SELECTION_MAX, TOO_MANY)),
  }),
  v.strictObject({ filter: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)) }),
])

/** `POST session`: the name of the person at this browser. */
export const sessionRequest = v.strictObject({ name: person })

/**
 * `POST actions`. `take` with `onlyIfFree` leaves a submission that somebody else has to them. `later` until null brings back;
 * after the due time only with `evenLate`. `move` needs a desk, and `phone` a word of how.
 */
export const actionRequest = v.variant('action', [
  v.strictObject({ action: v.literal('take'), target, onlyIfFree: v.optional(v.boolean()) }),
  v.strictObject({ action: v.literal('give'), target, owner: person }),
  v.strictObject({
    ...{ action: v.literal('later'), target },
    until: v.nullable(v.pipe(v.string(), v.isoTimestamp('until must be an instant.'))),
    evenLate: v.optional(v.boolean()),
  }),
  v.strictObject({ action: v.literal('move'), target, desk }),
  v.strictObject({ action: v.literal('phone'), target, how }),
  v.strictObject({ action: v.picklist(PLAIN_ACTIONS), target }),
])

/** `POST undo`: the `undo` of an outcome or of an event in the history. With `reference` for that submission alone. */
export const undoRequest = v.strictObject({ undo: v.pipe(v.string(), v.uuid()), reference: v.optional(reference) })

/** `POST erase/preview`. */
export const erasePreviewRequest = v.strictObject({ target })

/** `POST erase`: `submissions` is the number that the person saw and confirmed. Another number now: 409. */
export const eraseRequest = v.strictObject({
  target,
  submissions: v.pipe(v.number(), v.integer(), v.minValue(1, 'Nothing is left to be erased.')),
})

/** `POST notes` and `PUT note`. */
export const noteRequest = v.strictObject({ text: noteText })

/** `POST address`: the right email address of a request. */
export const addressRequest = v.strictObject({ email: v.pipe(v.string(), v.maxLength(254)) })

/** `POST resend`: to another address where the visitor's was mistyped. */
export const resendRequest = v.strictObject({ recipient: v.optional(v.pipe(v.string(), v.maxLength(254))) })

/** `POST dismiss`: settles what was given up; `dismissed` false takes that back. */
export const dismissRequest = v.strictObject({ dismissed: v.boolean() })

/** `POST presence`: what this window shows. Again at least every 20 seconds; `reference` null: nothing. */
export const presenceRequest = v.strictObject({
  /** The `client` of the stream's `hello`. */
  client: v.pipe(v.string(), v.uuid()),
  reference: v.nullable(reference),
  doing: v.picklist(['reading', 'writing', 'answering']),
})

export type DeskTarget = v.InferOutput<typeof target>
export type DeskActionRequest = v.InferOutput<typeof actionRequest>

export type RequestSchema = v.GenericSchema
/** What a request with this schema says. */
export type RequestBody<S extends RequestSchema> = v.InferOutput<S>

/** What a body says, or what is wrong with it, in words for a person. Never throws. */
export function readRequest<S extends RequestSchema>(
  schema: S,
  body: unknown,
): { ok: true; value: RequestBody<S> } | { ok: false; problem: string } {
  const read = v.safeParse(schema, body)
  return read.success ? { ok: true, value: read.output } : { ok: false, problem: read.issues[0].message }
}
