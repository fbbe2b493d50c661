import * as v from 'valibot'
import { type DeskPresent, present } from '../../contract/desk/events.ts'

/** A window of the desk, at whatever server its stream is open. */
export interface DeskWindow {
  /** Empty until a name was entered. */
  name: string
  /** What it shows, and when it said so, ms. */
  presence?: { reference: string; doing: DeskPresent['doing']; at: number }
}

const traveling = v.object({
  ...v.pick(present, ['reference', 'doing']).entries,
  /** Ms since it was said: clocks of two machines differ. */
  age: v.number(),
})
const told = { id: v.string(), name: v.string(), presence: v.nullable(traveling) }

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    /** How a window is now. Told when it changes, and from time to time. */
    v.object({ type: v.literal('window'), ...told }),
    /** A window said what it shows, at a server that does not have its stream. */
    v.object({ type: v.literal('show'), ...told }),
    v.object({ type: v.literal('gone'), id: v.string() }),
    /** Asks all others for their windows. */
    v.object({ type: v.literal('who') }),
  ]),
)

/** What servers tell each other of their windows. */
export type WindowMessage = v.InferOutput<typeof message>

export function windowMessage(
  type: 'window' | 'show',
  id: string,
  { name, presence }: DeskWindow,
  now: number,
): string {
  const shown = presence && { reference: presence.reference, doing: presence.doing, age: now - presence.at }
  return JSON.stringify({ type, id, name, presence: shown ?? null } satisfies WindowMessage)
}

/** The window of a message, by this server's clock. */
export function windowOf({ name, presence }: WindowMessage & { type: 'window' | 'show' }, now: number): DeskWindow {
  if (presence === null) return { name }
  const { reference, doing, age } = presence
  return { name, presence: { reference, doing, at: now - age } }
}

/** Undefined for a message of another version. */
export function readWindowMessage(text: string): WindowMessage | undefined {
  const read = v.safeParse(message, text)
  return read.success ? read.output : undefined
}
