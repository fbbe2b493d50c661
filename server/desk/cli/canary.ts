import { addressOf } from '../../config.ts'
import { recordRun } from '../../database/job-runs.ts'
import { type CanaryResult, runCanary } from '../canary/run-canary.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, table } from './output.ts'

/** `canary [--url URL]`. Exit code 1 when a form did not come through, with the step that failed. */
export async function canary({ context, config, args, flags }: Command): Promise<CommandResult> {
  if (args.length > 0) return misused('canary takes no reference.')
  const url = flags.url ?? addressOf(config.host, config.port)
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    return misused('--url is an address such as https://example.org.')
  const results = await runCanary(context, url.replace(/\/+$/, ''))
  const problems = results.flatMap(({ form, failed }) => (failed ? [`${form}: ${failed.step}: ${failed.problem}`] : []))
  await recordRun(context.db, 'canary', { at: context.now(), problem: problems[0] ?? null })
  const exitCode = problems.length === 0 ? 0 : 1
  if (flags.json) return { ...json({ ok: exitCode === 0, url, forms: results }), exitCode }
  return { out: table(results.map(rowOf)), exitCode }
}

function rowOf({ form, ms, failed }: CanaryResult): string[] {
  return failed ? ['FAILED', form, failed.step, printable(failed.problem)] : ['ok', form, `${ms} ms`, '']
}
