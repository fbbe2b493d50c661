import { quantity } from '../../../contract/quantity.ts'
import { purgeNewsletter } from '../../newsletter/retention.ts'
import { purge } from '../../submissions/retention.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused } from './output.ts'

/** Erases what has been kept long enough. The server does so daily. */
export async function purgeAll({ context, args, flags }: Command): Promise<CommandResult> {
  if (args.length > 0) return misused('purge takes nothing.')
  // First, because `purge` ends with the files, and throws while their store is away.
  const subscribers = await purgeNewsletter(context)
  const purged = { ...(await purge(context)), subscribers }
  if (flags.json) return json(purged)
  const { submissions, stagedFiles, orphanFiles } = purged
  const uploads = `${quantity(stagedFiles, 'upload')} never sent, ${quantity(orphanFiles, 'file')} of none`
  const others = `${quantity(subscribers, 'subscriber')} who never confirmed`
  return { out: `Erased ${quantity(submissions, 'submission')}, ${uploads}, ${others}.` }
}
