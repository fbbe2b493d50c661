import { useLayoutEffect } from 'react'
import { type DeskMessage, type DeskPresent, readMessage } from '../../contract/desk/events.ts'
import { type DeskEventKind, deskRoutes } from '../../contract/desk/replies.ts'
import { tellArrivals, tellHandOver } from '../app/news.ts'
import { createStore } from '../ui/store.ts'
import { gatherer } from './gather.ts'
import { refreshNewsletter } from './newsletter.ts'
import { refresh } from './queries.ts'
import { RequestFault, sendJson } from './request.ts'

/** How often this window says what it shows, ms. The server forgets it after three of them. */
const PRESENCE_MS = 15_000
/** How soon a stream that the browser gave up is opened anew, ms. */
const REOPEN_MS = 2_000

export interface Live {
  connected: boolean
  /** Since when the stream is open, ms since the epoch; 0 before the first time. */
  since: number
  people: readonly string[]
  present: readonly DeskPresent[]
  /** References that arrived while the desk was open, and that nobody has looked at yet. */
  arrived: ReadonlySet<string>
  /** How far an action of this person on many requests is. */
  progress?: { done: number; total: number } | undefined
}

/** Whoever does so, here or elsewhere, has seen the request. */
const SEEN_BY: ReadonlySet<string> = new Set(
  'opened taken given wrote answered phoned spam postponed infected'.split(' '),
)

/** What is new about a request, before its name in a notice; nobody is called for what is ''. */
const NEWS: { [Kind in DeskEventKind]?: string } = {
  received: 'New: ',
  replied: 'Wrote again: ',
  added: 'Wrote again: ',
  // It was put aside on purpose until now.
  cameBack: '',
}

const live = createStore<Live>({ connected: false, since: 0, people: [], present: [], arrived: new Set() })
let stream: EventSource | undefined
/** Something may have come that this window was not told. */
let isBehind = false
let client: string | undefined
let showing: { reference: string | null; doing: DeskPresent['doing'] } = { reference: null, doing: 'reading' }

export const useLive = live.useValue

/**
 * Listens as long as the screen is open. By HTTP/1.1 a browser has six connections to the desk, whatever the number of tabs: of those
 * that are hidden one alone listens, for the notices.
 */
export function useEventStream(): void {
  // Before the queries ask, which they do in effects: what changes after their answers is told.
  useLayoutEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let isListener = false
    let unknown = 0
    const follow = () => {
      if (document.hidden && !isListener) closeStream()
      else stream ??= openStream()
    }
    void listenHidden(signal, () => {
      isListener = true
      follow()
    })
    follow()
    document.addEventListener('visibilitychange', follow, { signal })
    // A browser connects again by itself after some faults, and gives up after others.
    const reopener = setInterval(() => {
      if (stream?.readyState === EventSource.CLOSED) stream = openStream()
    }, REOPEN_MS)
    const teller = setInterval(async () => {
      unknown = (await tellPresence()) ? 0 : unknown + 1
      // Once may be a server that has not heard of this window yet. Twice: the stream is dead, though the browser does not know it.
      if (unknown < 2 || signal.aborted) return
      unknown = 0
      closeStream()
      follow()
    }, PRESENCE_MS)
    addEventListener('focus', () => showing.reference !== null && markSeen([showing.reference]), { signal })
    return () => {
      ended.abort()
      closeStream()
      clearInterval(reopener)
      clearInterval(teller)
    }
  }, [])
}

/** Calls `start` once no other window of this browser listens while it is hidden; at once where a browser has no locks. */
async function listenHidden(signal: AbortSignal, start: () => void): Promise<void> {
  const hold = () =>
    new Promise((resolve) => {
      signal.onabort = resolve
      start()
    })
  try {
    await navigator.locks.request('desk.events', { signal }, hold)
  } catch {
    // Also where the page may use none.
    if (!signal.aborted) start()
  }
}

function openStream(): EventSource {
  const opened = new EventSource(deskRoutes.events())
  opened.onopen = () => {
    // Whatever was missed meanwhile is asked for at once.
    if (isBehind) {
      refresh(null)
      refreshNewsletter()
    }
    isBehind = false
    publish({ connected: true, since: live.get().since || Date.now() })
  }
  opened.onerror = () => {
    isBehind = true
    publish({ connected: false, progress: undefined })
  }
  opened.onmessage = ({ data }) => receive(readMessage(String(data)))
  return opened
}

function closeStream(): void {
  stream?.close()
  stream = client = undefined
  isBehind = true
  publish({ progress: undefined })
}

function receive(message: DeskMessage | undefined): void {
  switch (message?.type) {
    case 'hello':
      client = message.client
      void tellPresence()
      break
    case 'change': {
      const { kind, references } = message
      const before = kind === 'received' && message.aside ? undefined : NEWS[kind]
      if (before !== undefined) arrive(references ?? [], before)
      if (SEEN_BY.has(kind)) markSeen(references ?? [])
      if (kind === 'given') tellHandOver(message)
      gather(references)
      break
    }
    case 'newsletter':
      refreshNewsletter()
      break
    case 'reload':
      refreshNewsletter()
      gather(null)
      break
    case 'progress':
      publish({ progress: message.done < message.total ? message : undefined })
      break
    case 'presence':
      publish({ people: message.people, present: message.present })
      break
    case undefined:
      break
  }
}

const gather = gatherer(refresh)

/** Tells the others what this window shows. */
export function show(reference: string | null, doing: DeskPresent['doing']): void {
  if (reference !== null) markSeen([reference])
  if (showing.reference === reference && showing.doing === doing) return
  showing = { reference, doing }
  void tellPresence()
}

/** Nobody writes here any more: tells the others that the request is read, if it is still shown. */
export function showReading(reference: string): void {
  if (showing.reference === reference) show(reference, 'reading')
}

function arrive(references: readonly string[], before: string): void {
  // Whoever looks at a request sees what comes.
  const unseen = references.filter((one) => one !== showing.reference || !document.hasFocus())
  publish({ arrived: new Set([...live.get().arrived, ...unseen]) })
  if (before !== '') tellArrivals(references, before)
}

/** From now on these are not new any more. */
export function markSeen(references: readonly string[]): void {
  const known = live.get().arrived
  const arrived = new Set([...known].filter((one) => !references.includes(one)))
  if (arrived.size < known.size) publish({ arrived })
}

/** @returns false where no server knows this window. Never throws: a lost message is told again by the next one. */
async function tellPresence(): Promise<boolean> {
  if (!client) return true
  const fault: unknown = await sendJson('POST', deskRoutes.presence(), { client, ...showing }).catch((error) => error)
  return !(fault instanceof RequestFault && fault.status === 404)
}

function publish(change: Partial<Live>): void {
  live.set({ ...live.get(), ...change })
}
