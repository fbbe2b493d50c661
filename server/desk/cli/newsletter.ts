import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { email } from '../../../contract/fields/field.ts'
import { quantity } from '../../../contract/quantity.ts'
import { ARTICLES } from '../../newsletter/articles.ts'
import { countSubscribers } from '../../newsletter/count.ts'
import { eraseAddress } from '../../newsletter/erase-subscriber.ts'
import { type Issue, readIssue } from '../../newsletter/issue-file.ts'
import { listSubscribers } from '../../newsletter/list.ts'
import { previewIssue } from '../../newsletter/preview-issue.ts'
import { queueIssue, queueTest } from '../../newsletter/send-issue.ts'
import { alreadyWords, differsWords } from '../issue-words.ts'
import { subscriberInJson, subscribersInCsv } from '../subscriber-export.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, refused } from './output.ts'

const ADDRESS = email('ADDRESS')

/** `newsletter send`, `newsletter list` and `newsletter erase`. */
export function newsletter(command: Command): Promise<CommandResult> {
  const [action, name, ...rest] = command.args
  if (action === 'send' && name && rest.length === 0) return send(command, name)
  if (action === 'list' && name === undefined) return list(command)
  if (action === 'erase' && name && rest.length === 0) return erase(command, name)
  return Promise.resolve(misused('newsletter takes send FILE.md|SLUG, list --csv|--json, or erase ADDRESS.'))
}

async function send(command: Command, name: string): Promise<CommandResult> {
  const { context, config, flags, actor, confirm } = command
  const issue = await readIssue(name, ARTICLES, context.publicUrl)
  const { confirmed } = await countSubscribers(context.db)
  const minutes = quantity(Math.ceil(confirmed / config.newsletterPerMinute), 'minute')
  const to = `${quantity(confirmed, 'subscriber')}, in about ${minutes}`
  if (flags['dry-run']) return dryRun(command, issue, to)
  if (flags.test !== undefined) {
    const address = ADDRESS.read(flags.test)
    if (!address.ok) return misused(`--test: ${address.problem}.`)
    await queueTest(context, issue, address.value)
    return { out: `A test of "${issue.content.title}" is on its way to ${address.value}.` }
  }
  if (!(await confirm(`Send "${issue.content.title}" to ${to}?`)))
    return refused('Nothing was sent. To send without a question: --yes')
  const queued = await queueIssue(context, issue, { actor: actor.name, expected: confirmed })
  const soon = `The running server sends it in about ${minutes}.`
  if (queued.status === 'queued') return { out: `Queued for ${quantity(queued.recipients, 'subscriber')}. ${soon}` }
  if (queued.status === 'differs') return refused(differsWords(queued.recipients))
  return refused(alreadyWords(issue.key, queued))
}

async function dryRun({ context, config }: Command, issue: Issue, to: string): Promise<CommandResult> {
  const { subject, text, html } = await previewIssue(context, issue)
  const file = join(config.dataDir, 'newsletter-preview.html')
  await writeFile(file, html, { mode: 0o600 })
  return {
    out: [
      `Subject: ${subject}`,
      `To: ${to}`,
      `HTML: ${file}, ${Math.ceil(Buffer.byteLength(html) / 1024)} kB`,
      '',
      text,
    ].join('\n'),
  }
}

async function list({ context, flags }: Command): Promise<CommandResult> {
  if (flags.csv === flags.json) return misused('newsletter list takes --csv or --json.')
  const subscribers = await listSubscribers(context)
  return flags.json ? json(subscribers.map(subscriberInJson)) : { out: subscribersInCsv(subscribers).trimEnd() }
}

async function erase({ context, confirm }: Command, address: string): Promise<CommandResult> {
  if (!(await confirm(`Erase ${address} and its emails?`)))
    return refused('Nothing was erased. Without a question: --yes')
  if (!(await eraseAddress(context, address))) return refused(`${address} is not known.`)
  return { out: `${address} is erased.` }
}
