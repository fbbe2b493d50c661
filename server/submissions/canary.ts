import { HOUR_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { eraseAll } from './erase.ts'

/** A canary older than this was left by a command that was killed, ms. */
const LEFT_MS = HOUR_MS

/** What became of a canary's email. The worker renders it and sends it to nobody. */
export interface CanaryEmail {
  state: string
  lastError: string | null
}

/** The outbox row of a canary. */
export function canaryEmail(
  { db }: ServerContext,
  subject: { submissionId: string } | { subscriberId: string },
): Promise<CanaryEmail | undefined> {
  const query = db.selectFrom('outbox').select(['state', 'lastError'])
  return query.where((email) => email.and({ kind: 'canary', ...subject })).executeTakeFirst()
}

/** Erases canaries that nobody removed. */
export async function eraseLeftCanaries(context: ServerContext): Promise<void> {
  const left = await context.db
    .selectFrom('submission')
    .select('id')
    .where('canary', '=', 1)
    .where('receivedAt', '<', context.now() - LEFT_MS)
    .execute()
  await eraseAll(
    context,
    left.map(({ id }) => id),
  )
}
