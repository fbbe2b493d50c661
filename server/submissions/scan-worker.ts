import { MINUTE_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import { isScanDue } from '../database/scan-queue.ts'
import type { AttachmentTable } from '../database/schema.ts'
import { groupCommit, hold } from '../database/transactions.ts'
import { type Deliveries, startDeliveries } from '../delivery/slots.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import type { Scanner } from '../scan/scanner.ts'
import { infectedSign, setAside } from './infected.ts'

type WaitingFile = Pick<
  AttachmentTable,
  'key' | 'bytes' | 'sha256' | 'submissionId' | 'name' | 'scanTries' | 'scanLeasedUntil'
>

/** How long one scan may take, ms. clamd itself stops after two minutes (MaxScanTime). */
const DEADLINE_MS = 150_000
const LEASE_MS = DEADLINE_MS + MINUTE_MS
/** The pauses between two tries: they double from the first to the longest, ms. A file is never given up. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
/** Files that are scanned at the same time. The scans of visitors who wait come on top. */
const SLOTS = 2

/**
 * Scans the files that wait, until it is stopped: those that came while the scanner was down or slow, also before a restart.
 *
 * @param pollMs how often it looks for them.
 */
export function startScans(
  context: ServerContext,
  scanner: Scanner,
  worker?: { nudge(): void },
  { pollMs = 2_000 }: { pollMs?: number } = {},
): Deliveries {
  return startDeliveries({
    name: 'scans',
    log: context.log,
    slots: SLOTS,
    pollMs,
    claim: (count) => claimWaiting(context, count),
    deliver: async (file) => {
      if (await scanWaiting(context, scanner, file)) worker?.nudge()
    },
  })
}

/** Leases up to `count` files whose next try is due and that no living worker holds. Counts the try. */
export function claimWaiting(context: ServerContext, count: number): Promise<WaitingFile[]> {
  const now = context.now()
  const isDue = isScanDue(now, Math.max(LEASE_MS, LONGEST_PAUSE_MS))
  return groupCommit(
    context.db,
    (tx) =>
      tx
        .updateTable('attachment')
        .set((row) => ({ scanLeasedUntil: now + LEASE_MS, scanTries: row('scanTries', '+', 1) }))
        // Looked at twice, so that of two workers the second finds the row leased.
        .where(isDue)
        .where('key', 'in', (from) =>
          from.selectFrom('attachment').select('key').where(isDue).orderBy('scanNextAt').limit(count),
        )
        .returning(['key', 'bytes', 'sha256', 'submissionId', 'name', 'scanTries', 'scanLeasedUntil'])
        .execute(),
    { isDurable: false },
  )
}

/** Scans one file and stores what was found. @returns whether an email was queued. */
export async function scanWaiting(context: ServerContext, scanner: Scanner, file: WaitingFile): Promise<boolean> {
  const { key, submissionId, name } = file
  const result = await scanner.scan(() => context.store.read(file), DEADLINE_MS)
  const at = context.now()
  if (result.status === 'failed') {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (file.scanTries - 1))
    await groupCommit(context.db, (tx) =>
      tx
        .updateTable('attachment')
        .set({ scanNextAt: at + pause, scanLeasedUntil: null })
        .where('key', '=', key)
        .where('scan', '=', 'waiting')
        .where('scanLeasedUntil', '=', file.scanLeasedUntil)
        .execute(),
    )
    return false
  }
  const signature = result.status === 'infected' ? result.signature : null
  return groupCommit(context.db, async (tx) => {
    // Of two files that are found infected, the second adds its sign to that of the first.
    await hold(tx, 'submission', [submissionId])
    const { numUpdatedRows } = await tx
      .updateTable('attachment')
      .set({ scan: result.status, signature, scannedAt: at, scanNextAt: null, scanLeasedUntil: null })
      .where('key', '=', key)
      .where('scan', '=', 'waiting')
      .executeTakeFirst()
    // Erased, or another worker was faster.
    if (numUpdatedRows === 0n) return false
    if (result.status === 'clean') {
      const { canary } = await tx
        .selectFrom('submission')
        .select('canary')
        .where('id', '=', submissionId)
        .executeTakeFirstOrThrow()
      if (canary === 0) await recordEvent(tx, { submissionId, kind: 'scanned', actor: null, at, detail: name })
      return false
    }
    const before = await setAside(context, tx, submissionId, infectedSign(name, signature))
    // What is in quarantine, or spam, was told to nobody.
    if (before?.status !== 'open' && before?.status !== 'answered') return false
    const recipient = context.company.mail[before.desk]
    await enqueue(tx, [{ kind: 'infected', submissionId, about: key, recipient }], at)
    return true
  })
}
