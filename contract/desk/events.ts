import * as v from 'valibot'
import type { DeskEventKind } from './replies.ts'

// The event stream (`GET events`, text/event-stream). Each message is the JSON of one `DeskMessage` in `data`, of the
// default event type. Changes carry an id, so a browser that connects again gets what it missed (Last-Event-ID).

/** Who looks at which request, and what they do there. */
export const present = v.object({
  name: v.string(),
  reference: v.string(),
  doing: v.picklist(['reading', 'writing', 'answering']),
})

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    /** First message of every connection. `client` goes into `POST presence`. */
    v.object({ type: v.literal('hello'), client: v.string() }),
    /**
     * Something changed, here or at the command line. `references` null: many, or erased ones; ask for everything again.
     * `batch` is the `undo` of the action, so a window knows its own. `aside`: what was received is in quarantine or spam.
     * `owner`: to whom it was given.
     */
    v.object({
      type: v.literal('change'),
      // A server that is newer than the window may tell of others.
      kind: v.custom<DeskEventKind>((kind) => typeof kind === 'string'),
      actor: v.nullable(v.string()),
      at: v.string(),
      references: v.nullable(v.array(v.string())),
      batch: v.nullable(v.string()),
      aside: v.optional(v.boolean()),
      owner: v.optional(v.string()),
    }),
    /** Subscribers or emails of issues changed: ask for the newsletter again. Has no id, because nothing of it is missed. */
    v.object({ type: v.literal('newsletter') }),
    /** How far an action of this person on many requests is. Has no id; `done` is `total` at the end. */
    v.object({ type: v.literal('progress'), done: v.number(), total: v.number() }),
    /** Too much was missed: ask for everything again. */
    v.object({ type: v.literal('reload') }),
    /** Everybody at the desk, and who looks at what. Sent when it changes. */
    v.object({ type: v.literal('presence'), people: v.array(v.string()), present: v.array(present) }),
  ]),
)

export type DeskMessage = v.InferOutput<typeof message>
export type DeskPresent = v.InferOutput<typeof present>

/** A message of the stream. Undefined for one that this version does not know. */
export function readMessage(data: string): DeskMessage | undefined {
  const read = v.safeParse(message, data)
  return read.success ? read.output : undefined
}
