import { purgeNewsletter } from '../../newsletter/retention.ts'
import { purge } from '../../submissions/retention.ts'
import type { Command } from './command.ts'
import { type CommandResult, json } from './output.ts'

/** Erases what has been kept long enough. The server does so daily. */
export async function purgeAll({ context, flags }: Command): Promise<CommandResult> {
  // First, because `purge` ends with the files, and throws while their store is away.
  const subscribers = await purgeNewsletter(context)
  const purged = { ...(await purge(context)), subscribers }
  if (flags.json) return json(purged)
  const { submissions, stagedFiles, orphanFiles } = purged
  const files = `${stagedFiles} uploads never sent, ${orphanFiles} files of none`
  return { out: `Erased ${submissions} submissions, ${files}, ${subscribers} addresses that never confirmed.` }
}
