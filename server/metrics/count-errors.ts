import type { AttachmentStore } from '../attachments/store.ts'
import { databaseFault } from '../database/fault.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** Counts a query that failed: `busy` for a lock, `full` for the disk, `broken` for the rest. */
export function countQueryErrors({ databaseErrors }: Metrics): (error: unknown) => void {
  for (const fault of ['busy', 'full', 'broken']) databaseErrors.inc({ fault }, 0)
  return (error) => databaseErrors.inc({ fault: databaseFault(error) ?? 'broken' })
}

const OPERATIONS: readonly (keyof AttachmentStore)[] = [
  'put',
  'putBack',
  'read',
  'copyTo',
  'sizes',
  'remove',
  'sweep',
  'tryOut',
]

/** The same store, which counts each operation that fails. The error reaches the caller as before. */
export function countStoreErrors(store: AttachmentStore, { storeErrors }: Metrics): AttachmentStore {
  for (const operation of OPERATIONS) storeErrors.inc({ operation }, 0)
  return new Proxy(store, {
    get(target, name) {
      const operation: unknown = Reflect.get(target, name)
      if (typeof operation !== 'function') return operation
      return (...args: unknown[]) => {
        const running: unknown = operation.apply(target, args)
        // All but `placeOf` give a promise.
        if (running instanceof Promise) running.catch(() => storeErrors.inc({ operation: String(name) }))
        return running
      }
    },
  })
}

/** The same log, which counts its lines by level: an alert on errors needs no list of what may fail. */
export function countLogLines(log: Log, { logLines }: Metrics): Log {
  const counted = (level: keyof Log): Log[keyof Log] => {
    logLines.inc({ level }, 0)
    return (fields, message) => {
      logLines.inc({ level })
      log[level](fields, message)
    }
  }
  return { info: counted('info'), warn: counted('warn'), error: counted('error') }
}
