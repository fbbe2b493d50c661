/** What the servers of one database tell each other at once. Nothing of it is stored: who is not connected misses it. */
export interface LiveChannel {
  /** Tells every server, this one too, that the history has new rows: at most ten times a second. Never throws. */
  tellChange(): void
  /**
   * Sends texts to all other servers, each 7,000 bytes long at most: PostgreSQL takes 8,000, of which the sender's id needs some.
   * Lost while not connected. Never throws.
   */
  send(texts: readonly string[]): void
  close(): Promise<void>
}

export interface LiveListener {
  /** The history has new rows. */
  changed(): void
  /** Another server sent this. */
  heard(text: string): void
  /** From now on other servers are heard. Called again after each interruption. */
  connected(): void
  /** Other servers are not heard until the next `connected`. Called once for each interruption. */
  interrupted(error: unknown): void
}

/** Changes of so many ms are told together. */
const CHANGE_MS = 100

/** Calls `tell` at once, and for all calls of the next 100 ms once at their end. */
export function paced(tell: () => void): { call(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  const start = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (isAsked) callNow()
    }, CHANGE_MS)
    timer.unref()
  }
  const callNow = () => {
    isAsked = false
    tell()
    start()
  }
  return {
    call() {
      if (timer) isAsked = true
      else callNow()
    },
    stop: () => clearTimeout(timer),
  }
}
