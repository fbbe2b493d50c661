import { onTestFinished } from 'vitest'

type Closable = { stop(): unknown } | { close(): unknown } | { destroy(): unknown }

/** Hands it on, and ends it after the test by what it has: `stop`, `close` or `destroy`. */
export function closeAfterTest<T extends Closable>(opened: T): T {
  onTestFinished(async () => {
    if ('stop' in opened) await opened.stop()
    else if ('close' in opened) await opened.close()
    else await opened.destroy()
  })
  return opened
}
