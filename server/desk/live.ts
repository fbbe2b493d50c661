import { randomUUID } from 'node:crypto'
import type { DeskMessage, DeskPresent } from '../../contract/desk-events.ts'
import type { ChangeRow, ChangeSource } from '../database/changes.ts'
import { faultFields, type Log } from '../log.ts'

/** How often changes of other processes are looked for, ms. */
const POLL_MS = 1_000
/** Proxies close connections that are silent, ms. */
const HEARTBEAT_MS = 15_000
/** A window that is silent for so long shows nothing any more, ms. */
const PRESENCE_MS = 45_000
const CLIENTS_MAX = 200
/** A client that has missed more loads everything again. */
const MISSED_MAX = 500
/** References in one message; above, the client loads its list again. */
const REFERENCES_MAX = 100
/** Bytes that wait for one slow client before it is cut off. It connects again and gets what it missed. */
const WAITING_MAX = 256 * 1024

/** One open event stream. */
export interface LiveStream {
  /** Bytes that were not sent yet. */
  waiting(): number
  write(text: string): void
  close(): void
}

interface Client {
  stream: LiveStream
  name: string
  lastId: number
  presence?: { reference: string; doing: DeskPresent['doing']; at: number }
}

/** Tells every open desk what changed and who looks at what. Holds no more of a client than its last id. */
export class LiveDesk {
  readonly #source: ChangeSource
  readonly #now: () => number
  readonly #log: Log
  readonly #clients = new Map<string, Client>()
  readonly #newsletterState: () => Promise<string>
  #lastNewsletter: string | undefined
  #timers: NodeJS.Timeout[] = []
  #polling: Promise<void> | undefined
  #lastPresence = ''

  /** @param newsletterState a text that differs when subscribers or emails of issues have changed. */
  constructor(source: ChangeSource, now: () => number, log: Log, newsletterState = async () => '') {
    this.#source = source
    this.#now = now
    this.#log = log
    this.#newsletterState = newsletterState
  }

  /**
   * Adds a stream, and sends what it missed since `lastId`, if it was connected before.
   *
   * @returns its id, or undefined when there are too many streams.
   */
  async connect(stream: LiveStream, name: string, lastId: number | undefined): Promise<string | undefined> {
    if (this.#clients.size >= CLIENTS_MAX) return undefined
    const id = randomUUID()
    const latest = await this.#source.latest()
    const client: Client = { stream, name, lastId: lastId ?? latest }
    send(client, { type: 'hello', client: id })
    if (client.lastId > latest || latest - client.lastId > MISSED_MAX) {
      // A restored backup has fewer events than the browser has seen.
      client.lastId = latest
      send(client, { type: 'reload' }, latest)
    } else {
      tell(client, await this.#source.since(client.lastId, MISSED_MAX))
    }
    this.#clients.set(id, client)
    if (this.#clients.size === 1) this.#start()
    this.#lastPresence = ''
    this.#sendPresence()
    return id
  }

  disconnect(id: string): void {
    if (!this.#clients.delete(id)) return
    if (this.#clients.size === 0) this.#stop()
    this.#sendPresence()
  }

  /** What a window shows. @returns false for a stream that is gone. */
  show(id: string, name: string, reference: string | null, doing: DeskPresent['doing']): boolean {
    const client = this.#clients.get(id)
    if (!client) return false
    client.name = name
    client.presence = reference === null ? undefined : { reference, doing, at: this.#now() }
    this.#sendPresence()
    return true
  }

  /** Looks for changes now. Never throws. */
  async nudge(): Promise<void> {
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined
    })
    await this.#polling
  }

  close(): void {
    this.#stop()
    for (const { stream } of this.#clients.values()) stream.close()
    this.#clients.clear()
  }

  #start(): void {
    this.#timers = [
      setInterval(() => void this.nudge(), POLL_MS),
      setInterval(() => {
        for (const { stream } of this.#clients.values()) stream.write(': still here\n\n')
        this.#sendPresence()
      }, HEARTBEAT_MS),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#lastNewsletter = undefined
    this.#timers = []
  }

  async #poll(): Promise<void> {
    const behind = Math.min(...[...this.#clients.values()].map(({ lastId }) => lastId))
    if (!Number.isFinite(behind)) return
    try {
      const rows = await this.#source.since(behind, MISSED_MAX)
      for (const client of this.#clients.values()) tell(client, rows)
      if (rows.length === MISSED_MAX) await this.#poll()
      else await this.#tellNewsletter()
    } catch (error) {
      this.#log.error(faultFields(error), 'changes could not be read')
    }
  }

  async #tellNewsletter(): Promise<void> {
    const state = await this.#newsletterState()
    const hasChanged = this.#lastNewsletter !== undefined && this.#lastNewsletter !== state
    this.#lastNewsletter = state
    if (hasChanged) for (const client of this.#clients.values()) send(client, { type: 'newsletter' })
  }

  #sendPresence(): void {
    const since = this.#now() - PRESENCE_MS
    const clients = [...this.#clients.values()]
    const present = clients.flatMap(({ name, presence }): DeskPresent[] =>
      presence && presence.at >= since && name !== ''
        ? [{ name, reference: presence.reference, doing: presence.doing }]
        : [],
    )
    const people = [...new Set(clients.map(({ name }) => name).filter((name) => name !== ''))].sort()
    const message: DeskMessage = { type: 'presence', people, present }
    const text = JSON.stringify(message)
    if (text === this.#lastPresence) return
    this.#lastPresence = text
    for (const client of clients) send(client, message)
  }
}

/** Sends the rows that this client has not seen. Rows of one action become one message. */
function tell(client: Client, rows: readonly ChangeRow[]): void {
  let group: ChangeRow[] = []
  const flush = () => {
    const [first] = group
    const last = group.at(-1)
    if (first && last) send(client, messageOf(first, group), last.id)
    group = []
  }
  for (const row of rows) {
    if (row.id <= client.lastId) continue
    const [first] = group
    if (first && (first.batch !== row.batch || first.batch === null || first.kind !== row.kind)) flush()
    group.push(row)
    client.lastId = row.id
  }
  flush()
}

function messageOf({ kind, actor, at, batch }: ChangeRow, group: readonly ChangeRow[]): DeskMessage {
  const references = group.flatMap(({ reference }) => reference ?? [])
  const isWhole = references.length === group.length && group.length <= REFERENCES_MAX
  return {
    ...{ type: 'change', kind, actor, batch },
    at: new Date(at).toISOString(),
    references: isWhole ? references : null,
  }
}

function send({ stream }: Client, message: DeskMessage, id?: number): void {
  if (stream.waiting() > WAITING_MAX) stream.close()
  else stream.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`)
}
