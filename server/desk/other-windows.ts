import type { LiveChannel } from '../database/live-channel.ts'
import { type DeskWindow, readWindowMessage, windowMessage, windowOf } from './window-message.ts'

/** A server that was killed says no more of its windows. They are forgotten after this time, ms. */
const SILENT_MS = 45_000
/** A bound for a database where somebody else sends, too. */
const WINDOWS_MAX = 2_000

interface Own {
  /** The windows whose stream is here, by id. */
  windows(): Iterable<[id: string, DeskWindow]>
  /** One of them said what it shows, at another server. */
  show(id: string, window: DeskWindow): void
  /** A window of another server came, went or changed. */
  changed(): void
  now: () => number
}

/** The windows at other servers, and what those servers are told of ours. */
export class OtherWindows {
  readonly #own: Own
  readonly #windows = new Map<string, { window: DeskWindow; heardAt: number }>()
  #channel: LiveChannel | undefined

  constructor(own: Own) {
    this.#own = own
  }

  /** Before it nothing is sent. */
  speakBy(channel: LiveChannel): void {
    this.#channel = channel
  }

  /** Windows of servers that live. */
  list(): DeskWindow[] {
    const since = this.#own.now() - SILENT_MS
    for (const [id, { heardAt }] of this.#windows) if (heardAt < since) this.#windows.delete(id)
    return [...this.#windows.values()].map(({ window }) => window)
  }

  has(id: string): boolean {
    return this.#windows.has(id)
  }

  /** Tells the others how one of our windows is now. */
  tell(id: string, window: DeskWindow): void {
    this.#channel?.send([windowMessage('window', id, window, this.#own.now())])
  }

  tellAll(): void {
    const now = this.#own.now()
    this.#channel?.send([...this.#own.windows()].map(([id, window]) => windowMessage('window', id, window, now)))
  }

  tellGone(...ids: string[]): void {
    this.#channel?.send(ids.map((id) => JSON.stringify({ type: 'gone', id })))
  }

  /** Hands what a window shows to the server that has its stream. */
  pass(id: string, window: DeskWindow): void {
    this.#channel?.send([windowMessage('show', id, window, this.#own.now())])
  }

  /** Whatever was missed is asked for, and told. */
  meet(): void {
    this.#channel?.send([JSON.stringify({ type: 'who' })])
    this.tellAll()
  }

  hear(text: string): void {
    const message = readWindowMessage(text)
    switch (message?.type) {
      case 'window':
        if (!this.has(message.id) && this.#windows.size >= WINDOWS_MAX) return
        this.#windows.set(message.id, { window: windowOf(message, this.#own.now()), heardAt: this.#own.now() })
        this.#own.changed()
        break
      case 'gone':
        if (this.#windows.delete(message.id)) this.#own.changed()
        break
      case 'show':
        this.#own.show(message.id, windowOf(message, this.#own.now()))
        break
      case 'who':
        this.tellAll()
        break
      case undefined:
        break
    }
  }
}
