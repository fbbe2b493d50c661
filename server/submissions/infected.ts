import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import { parseSigns, type QuarantineSign } from '../database/json-columns.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import type { ScannedFile } from './scan-at-receipt.ts'

/** The sign of quarantine that an infected file is. It has no weight: it needs no second one. */
export function infectedSign(name: string, signature: string | null): QuarantineSign {
  return { reason: `${name} is infected: ${signature ?? 'unknown signature'}`, weight: null }
}

export function infectedSigns(files: readonly ScannedFile[]): QuarantineSign[] {
  return files.flatMap(({ name, scan, signature }) => (scan === 'infected' ? [infectedSign(name, signature)] : []))
}

/**
 * Puts a stored submission into quarantine for an infected file, in the caller's transaction. An answered one, and spam,
 * stay what they are. Its emails and webhooks that are queued leave: the desk knows of it already.
 *
 * @returns the submission as it was, or undefined when it was erased.
 */
export async function setAside(
  { now }: ServerContext,
  tx: Tx,
  submissionId: string,
  sign: QuarantineSign,
): Promise<SubmissionTable | undefined> {
  const before = await tx.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirst()
  if (!before) return undefined
  const status = before.status === 'open' ? ('quarantined' as const) : before.status
  const quarantine = JSON.stringify([...parseSigns(before.quarantine), sign])
  await tx.updateTable('submission').set({ status, quarantine }).where('id', '=', submissionId).execute()
  if (before.canary === 0)
    await recordEvent(tx, { submissionId, kind: 'infected', actor: null, at: now(), detail: sign.reason })
  return before
}
