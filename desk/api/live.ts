import { useEffect, useSyncExternalStore } from 'react'
import { deskRoutes } from '../../contract/desk.ts'
import { type DeskPresent, readMessage } from '../../contract/desk-events.ts'
import { refresh } from './queries.ts'
import { sendJson } from './request.ts'

/** How often this window says what it shows, ms. The server forgets it after somewhat more than 20 s. */
const PRESENCE_MS = 15_000
/** Changes that come together ask the server once, ms. */
const GATHER_MS = 120

export interface LastChange {
  kind: string
  actor: string | null
  at: string
  references: readonly string[] | null
}

export interface Live {
  connected: boolean
  /** Since when the stream is open, ms since the epoch; 0 before the first time. */
  since: number
  people: readonly string[]
  present: readonly DeskPresent[]
  /** References that arrived while the desk was open and were not looked at yet. */
  arrived: ReadonlySet<string>
  /** The last change of another window or person. */
  last: LastChange | undefined
}

let live: Live = { connected: false, since: 0, people: [], present: [], arrived: new Set(), last: undefined }
const listeners = new Set<() => void>()
let client: string | undefined
let showing: { reference: string | null; doing: 'reading' | 'writing' } = { reference: null, doing: 'reading' }

export function useLive(): Live {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => live,
  )
}

/** Listens as long as the screen is open. The browser connects again by itself and gets what it missed. */
export function useEventStream(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const stream = new EventSource(deskRoutes.events())
    const gathered: { references: Set<string> | null; timer: ReturnType<typeof setTimeout> | undefined } = {
      references: new Set(),
      timer: undefined,
    }
    const gather = (references: readonly string[] | null) => {
      if (references === null) gathered.references = null
      for (const reference of references ?? []) gathered.references?.add(reference)
      gathered.timer ??= setTimeout(() => {
        refresh(gathered.references && [...gathered.references])
        gathered.references = new Set()
        gathered.timer = undefined
      }, GATHER_MS)
    }
    stream.onopen = () => publish({ connected: true, since: live.since || Date.now() })
    stream.onerror = () => publish({ connected: false })
    stream.onmessage = ({ data }) => {
      const message = readMessage(String(data))
      switch (message?.type) {
        case 'hello':
          client = message.client
          tellPresence()
          break
        case 'change': {
          const { kind, actor, at, references } = message
          const arrived = kind === 'received' ? new Set([...live.arrived, ...(references ?? [])]) : live.arrived
          publish({ last: { kind, actor, at, references }, arrived })
          gather(references)
          break
        }
        case 'reload':
          gather(null)
          break
        case 'presence':
          publish({ people: message.people, present: message.present })
          break
        case undefined:
          break
      }
    }
    const timer = setInterval(tellPresence, PRESENCE_MS)
    return () => {
      stream.close()
      clearInterval(timer)
      clearTimeout(gathered.timer)
    }
  }, [enabled])
}

/** Tells the others what this window shows. */
export function show(reference: string | null, doing: 'reading' | 'writing'): void {
  if (reference !== null && live.arrived.has(reference))
    publish({ arrived: new Set([...live.arrived].filter((one) => one !== reference)) })
  if (showing.reference === reference && showing.doing === doing) return
  showing = { reference, doing }
  tellPresence()
}

function tellPresence(): void {
  // A lost message is told again by the next one.
  if (client) void sendJson('POST', deskRoutes.presence(), { client, ...showing }).catch(() => undefined)
}

function publish(change: Partial<Live>): void {
  live = { ...live, ...change }
  for (const listener of listeners) listener()
}
