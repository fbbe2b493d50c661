import type { DeskPresent } from '../../contract/desk/events.ts'

/** A window of the desk, at whatever server its stream is open. */
export interface DeskWindow {
  /** Empty until a name was entered. */
  name: string
  /** What it shows, and when it said so, ms. */
  presence?: { reference: string; doing: DeskPresent['doing']; at: number }
}

/** What servers tell each other of their windows. */
export type WindowMessage =
  /** How a window is now. Told when it changes, and from time to time. */
  | { type: 'window'; id: string; name: string; presence: TravelingPresence | null }
  /** A window said what it shows, at a server that does not have its stream. */
  | { type: 'show'; id: string; name: string; presence: TravelingPresence | null }
  | { type: 'gone'; id: string }
  /** Asks all others for their windows. */
  | { type: 'who' }

interface TravelingPresence {
  reference: string
  doing: DeskPresent['doing']
  /** Ms since it was said: clocks of two machines differ. */
  age: number
}

export function windowMessage(
  type: 'window' | 'show',
  id: string,
  { name, presence }: DeskWindow,
  now: number,
): string {
  const { reference = '', doing = 'reading', at = now } = presence ?? {}
  const message: WindowMessage = { type, id, name, presence: presence ? { reference, doing, age: now - at } : null }
  return JSON.stringify(message)
}

/** The window of a message, by this server's clock. */
export function windowOf({ name, presence }: WindowMessage & { type: 'window' | 'show' }, now: number): DeskWindow {
  if (presence === null) return { name }
  const { reference, doing, age } = presence
  return { name, presence: { reference, doing, at: now - age } }
}

/** Undefined for a message of another version. */
export function readWindowMessage(text: string): WindowMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return isWindowMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

function isWindowMessage(message: unknown): message is WindowMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false
  if (message.type === 'who') return true
  if (!('id' in message) || typeof message.id !== 'string') return false
  if (message.type === 'gone') return true
  if (message.type !== 'window' && message.type !== 'show') return false
  if (!('name' in message) || typeof message.name !== 'string' || !('presence' in message)) return false
  return message.presence === null || isPresence(message.presence)
}

function isPresence(presence: unknown): boolean {
  if (typeof presence !== 'object' || presence === null) return false
  if (!('reference' in presence && 'doing' in presence && 'age' in presence)) return false
  const { reference, doing, age } = presence
  return typeof reference === 'string' && (doing === 'reading' || doing === 'writing') && typeof age === 'number'
}
