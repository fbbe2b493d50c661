import { DAY_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import { removeEmlFiles, sweepEmlFiles } from '../transport/eml-transport.ts'
import { COUNTED_MS, ERASED_EMAIL } from './outbox.ts'

/** A digest names what was open on one morning. It is stored for a week, ms. */
const WEEK_MS = 7 * DAY_MS

/**
 * Deletes digests that were sent or given up and are past their time, what counts for erased emails and is, and every written
 * email that no row of the outbox knows. Rows of other emails go with their submission or subscriber. Safe to run at any time.
 */
export async function purgeMail({ db, dataDir, now }: ServerContext): Promise<void> {
  const old = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'digest')
    .where('state', '!=', 'waiting')
    .where('createdAt', '<=', now() - WEEK_MS)
    .returning('id')
    .execute()
  await removeEmlFiles(dataDir, old)
  await db
    .deleteFrom('done_job')
    .where('key', 'like', `${ERASED_EMAIL}%`)
    .where('at', '<=', now() - COUNTED_MS)
    .execute()
  const known = await db.selectFrom('outbox').select('id').execute()
  await sweepEmlFiles(dataDir, new Set(known.map(({ id }) => id)))
}

/** Removes the written digests: each may name what is erased now. Their rows hold no names and stay. */
export async function removeDigestFiles({ db, dataDir }: ServerContext): Promise<void> {
  const digests = await db.selectFrom('outbox').select('id').where('kind', '=', 'digest').execute()
  await removeEmlFiles(dataDir, digests)
}
