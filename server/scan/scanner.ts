import type { Readable } from 'node:stream'
import { inTime } from '../in-time.ts'
import type { Log } from '../log.ts'
import { type ClamdAddress, type ScanResult, scanStream } from './clamd.ts'

/** Looks for viruses in attachments. */
export interface Scanner {
  /**
   * @param open gives the file's bytes; it is not called while the scanner rests.
   * @param withinMs how long opening and scanning may take.
   * @returns `failed` when there is no verdict, whatever the reason. Never throws.
   */
  scan(open: () => Promise<Readable>, withinMs: number): Promise<ScanResult>
}

/**
 * After a scanner that is down or hangs, the next files are not offered to it for so long, ms. So one hung scanner costs one
 * visitor the wait, not each.
 */
const REST_MS = 10_000

/** @param now ms, of a clock that may be set. */
export function clamdScanner(address: ClamdAddress, log: Log, now: () => number = Date.now): Scanner {
  let restsSince: number | undefined

  return {
    async scan(open, withinMs) {
      if (restsSince !== undefined && now() >= restsSince && now() < restsSince + REST_MS)
        return { status: 'failed', problem: 'unreachable' }
      const began = performance.now()
      const file = await openWithin(open, withinMs)
      const left = Math.max(1, withinMs - (performance.now() - began))
      const result: ScanResult = file ? await scanStream(address, file, left) : { status: 'failed', problem: 'noFile' }
      tell(result)
      return result
    },
  }

  function tell(result: ScanResult): void {
    const reason = result.status === 'failed' ? result.problem : undefined
    const isDown = reason !== undefined && reason !== 'tooLarge' && reason !== 'noFile'
    restsSince = isDown ? now() : undefined
    if (reason === 'tooLarge') log.error({ reason }, 'clamd takes no file of this size: raise its StreamMaxLength')
    else if (reason !== undefined) log.warn({ reason }, 'a file was not scanned')
  }
}

/** Undefined when the file cannot be opened, or not in time; one that opens later is closed. */
async function openWithin(open: () => Promise<Readable>, ms: number): Promise<Readable | undefined> {
  const opened = open()
  const file = await inTime(
    opened.catch(() => undefined),
    ms,
    'late' as const,
  )
  if (file !== 'late') return file
  void opened.then(
    (late) => late.destroy(),
    () => undefined,
  )
  return undefined
}
