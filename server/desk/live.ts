import { randomUUID } from 'node:crypto'
import type { DeskMessage, DeskPresent } from '../../contract/desk/events.ts'
import type { ChangeRow, ChangeSource } from '../database/change-source.ts'
import type { LiveChannel, LiveListener } from '../database/live-channel.ts'
import { faultFields, type Log } from '../log.ts'
import { changesAfter } from './change-message.ts'
import { OtherWindows } from './other-windows.ts'
import type { DeskWindow } from './window-message.ts'

/** How often changes are looked for that nobody told of, such as those of a command, ms. */
const POLL_MS = 1_000
/** Proxies close connections that are silent, ms. */
const HEARTBEAT_MS = 15_000
/** A window that is silent for so long shows nothing any more, ms. */
const PRESENCE_MS = 45_000
/** An action on fewer is over before anybody asks. */
const PROGRESS_FROM = 100
const PROGRESS_MS = 250
const CLIENTS_MAX = 200
/** A client that has missed more loads everything again. */
const MISSED_MAX = 500
/** Bytes that wait for one slow client before it is cut off. It connects again and gets what it missed. */
const WAITING_MAX = 256 * 1024

/** One open event stream. */
export interface LiveStream {
  /** Bytes that were not sent yet. */
  waiting(): number
  write(text: string): void
  close(): void
}

interface Client extends DeskWindow {
  stream: LiveStream
  lastId: number
}

interface Options {
  source: ChangeSource
  now: () => number
  log: Log
  /** How this server hears of the others. Without it changes are found by looking each second. */
  openChannel?: (listener: LiveListener) => LiveChannel
  /** A text that differs when subscribers or emails of issues have changed. */
  newsletterState?: () => Promise<string>
}

/**
 * Tells every open desk of this server what changed, at whatever server, and who looks at what. Holds no more of a client
 * than its last id.
 */
export class LiveDesk {
  readonly #options: Options
  readonly #clients = new Map<string, Client>()
  readonly #others: OtherWindows
  readonly #channel: LiveChannel | undefined
  #lastNewsletter: string | undefined
  #timers: NodeJS.Timeout[] = []
  #polling: Promise<void> | undefined
  #counting: Promise<void> | undefined
  /** Whether something may have changed since the running look began. */
  #isAsked = false
  #lastPresence = ''

  constructor(options: Options) {
    const { now, log, openChannel } = options
    this.#options = options
    this.#others = new OtherWindows({
      windows: () => this.#clients,
      show: (id, window) => void this.#show(id, window),
      changed: () => this.#sendPresence(),
      now,
    })
    this.#channel = openChannel?.({
      changed: () => void this.#look(),
      heard: (text) => this.#others.hear(text),
      connected: () => {
        this.#others.meet()
        void this.#look()
      },
      interrupted: (error) => log.warn(faultFields(error), 'other servers are not heard'),
    })
    if (this.#channel) this.#others.speakBy(this.#channel)
  }

  /**
   * Adds a stream, and sends what it missed since `lastId`, if it was connected before.
   *
   * @returns its id, or undefined when there are too many streams.
   */
  async connect(stream: LiveStream, name: string, lastId: number | undefined): Promise<string | undefined> {
    const id = randomUUID()
    const latest = await this.#options.source.latest()
    const client: Client = { stream, name, lastId: lastId ?? latest }
    // A restored backup has fewer events than the browser has seen.
    const isLost = client.lastId > latest || latest - client.lastId > MISSED_MAX
    const missed = isLost ? [] : await this.#options.source.since(client.lastId, MISSED_MAX)
    // Nothing is waited for from here on: of many that come at once, no more are let in.
    if (this.#clients.size >= CLIENTS_MAX) return undefined
    send(client, { type: 'hello', client: id })
    if (isLost) {
      client.lastId = latest
      send(client, { type: 'reload' }, latest)
    }
    tell(client, missed)
    this.#clients.set(id, client)
    if (this.#clients.size === 1) this.#start()
    this.#others.tell(id, client)
    this.#lastPresence = ''
    this.#sendPresence()
    return id
  }

  disconnect(id: string): void {
    if (!this.#clients.delete(id)) return
    if (this.#clients.size === 0) this.#stop()
    this.#others.tellGone(id)
    this.#sendPresence()
  }

  /** What a window shows, whatever server has its stream. @returns false for a stream that is gone. */
  show(id: string, name: string, reference: string | null, doing: DeskPresent['doing']): boolean {
    const window = { name, presence: reference === null ? undefined : { reference, doing, at: this.#options.now() } }
    if (this.#show(id, window)) return true
    // A proxy leads each request to another server. One that began a moment ago may not be known here yet.
    this.#others.pass(id, window)
    return this.#others.has(id)
  }

  #show(id: string, { name, presence }: DeskWindow): boolean {
    const client = this.#clients.get(id)
    if (!client) return false
    Object.assign(client, { name, presence })
    this.#others.tell(id, client)
    this.#sendPresence()
    return true
  }

  /** Tells the windows of a person at this server how far their action is, a few times a second. */
  progressOf(name: string): (done: number, total: number) => void {
    let toldAt = Number.NEGATIVE_INFINITY
    return (done, total) => {
      if (total < PROGRESS_FROM || (done < total && performance.now() - toldAt < PROGRESS_MS)) return
      toldAt = performance.now()
      for (const client of this.#clients.values())
        if (client.name === name) send(client, { type: 'progress', done, total })
    }
  }

  /** Looks for changes now. Never throws. */
  async nudge(): Promise<void> {
    await this.#look()
    await this.#tellNewsletter()
  }

  async close(): Promise<void> {
    this.#stop()
    for (const { stream } of this.#clients.values()) stream.close()
    this.#others.tellGone(...this.#clients.keys())
    this.#clients.clear()
    await this.#channel?.close()
  }

  #start(): void {
    this.#timers = [
      setInterval(() => void this.nudge(), POLL_MS),
      setInterval(() => {
        for (const { stream } of this.#clients.values()) stream.write(': still here\n\n')
        this.#others.tellAll()
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

  async #look(): Promise<void> {
    this.#isAsked = true
    this.#polling ??= this.#pollWhileAsked().finally(() => {
      this.#polling = undefined
    })
    await this.#polling
  }

  /** What is committed after a look has read the history is found by the next one. */
  async #pollWhileAsked(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false
      await this.#poll()
    }
  }

  async #poll(): Promise<void> {
    const behind = Math.min(...[...this.#clients.values()].map(({ lastId }) => lastId))
    if (!Number.isFinite(behind)) return
    try {
      const rows = await this.#options.source.since(behind, MISSED_MAX)
      for (const client of this.#clients.values()) tell(client, rows)
      if (rows.length === MISSED_MAX) this.#isAsked = true
    } catch (error) {
      this.#options.log.error(faultFields(error), 'changes could not be read')
    }
  }

  async #tellNewsletter(): Promise<void> {
    // Counting may take longer than a second.
    this.#counting ??= this.#compareNewsletter().finally(() => {
      this.#counting = undefined
    })
    await this.#counting
  }

  async #compareNewsletter(): Promise<void> {
    if (this.#clients.size === 0) return
    try {
      const state = await this.#options.newsletterState?.()
      const hasChanged = this.#lastNewsletter !== undefined && this.#lastNewsletter !== state
      this.#lastNewsletter = state
      if (hasChanged) for (const client of this.#clients.values()) send(client, { type: 'newsletter' })
    } catch (error) {
      this.#options.log.error(faultFields(error), 'changes could not be read')
    }
  }

  #sendPresence(): void {
    const since = this.#options.now() - PRESENCE_MS
    const clients = [...this.#clients.values()]
    const windows: DeskWindow[] = [...clients, ...this.#others.list()]
    const present = windows.flatMap(({ name, presence }): DeskPresent[] =>
      presence && presence.at >= since && name !== ''
        ? [{ name, reference: presence.reference, doing: presence.doing }]
        : [],
    )
    const people = [...new Set(windows.map(({ name }) => name).filter((name) => name !== ''))].sort()
    const message: DeskMessage = { type: 'presence', people, present }
    const text = JSON.stringify(message)
    if (text === this.#lastPresence) return
    this.#lastPresence = text
    for (const client of clients) send(client, message)
  }
}

/** Sends the rows that this client has not seen. */
function tell(client: Client, rows: readonly ChangeRow[]): void {
  for (const { message, id } of changesAfter(client.lastId, rows)) {
    send(client, message, id)
    client.lastId = id
  }
}

function send({ stream }: Client, message: DeskMessage, id?: number): void {
  if (stream.waiting() > WAITING_MAX) stream.close()
  else stream.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`)
}
