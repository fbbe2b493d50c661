import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text as textOf } from 'node:stream/consumers'
import { answerRequest, answerSubject, signatureOf } from '../../../contract/desk/conversation.ts'
import { readRequest } from '../../../contract/desk/requests.ts'
import { fillPlaces, placeFactsOf, readReplyFile } from '../../../contract/desk/saved-replies.ts'
import { cutLine } from '../../../contract/limits.ts'
import { listSavedReplies } from '../../conversation/saved-replies.ts'
import { sendAnswer } from '../../conversation/send-answer.ts'
import { parseAnswers } from '../../database/json-columns.ts'
import { isPerson } from '../../submissions/desk/actor.ts'
import { findRow } from '../../submissions/desk/show.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused, table } from './output.ts'

/** Sends an answer that was written elsewhere. The server that runs beside this command hands it to the mail server. */
export async function reply({ context, args, flags, actor }: Command): Promise<CommandResult> {
  const [reference, ...rest] = args
  if (!reference || rest.length > 0)
    return misused('reply takes one reference; the answer comes from --file or standard input.')
  if (!isPerson(actor.name)) return misused('reply needs --as with your name, which signs the answer.')
  const row = await findRow(context, reference)
  if (!row) return refused(`There is no ${reference}.`)
  const saved = (await listSavedReplies(context)).find(({ name }) => name.toLowerCase() === flags.saved?.toLowerCase())
  if (flags.saved !== undefined && !saved) return refused(`There is no saved reply "${flags.saved}". See: replies`)
  const read = saved?.text ?? (await textIn(flags.file))
  if (read === undefined) return refused(`${flags.file} cannot be read.`)
  if (read.includes('\ufffd')) return refused('The answer is not in UTF-8. Please save it so. Nothing was sent.')
  const { phone, timeZone } = context.company
  const facts = placeFactsOf(row, parseAnswers(row.lines), { me: actor.name, phone: phone.display, timeZone })
  const written = fillPlaces(read, facts, !saved)
  const asked = readRequest(answerRequest, {
    ...{ id: randomUUID(), text: written, cc: flags.cc, files: [], marksAnswered: !flags.open, seen: [] },
    ...(saved && { replies: [saved.id] }),
  })
  if (!asked.ok) return misused(asked.problem)
  const { text, cc } = asked.value
  if (flags['dry-run']) {
    const { name } = context.company
    const head = [
      `From: ${actor.name}, ${name} <${context.company.mail[row.desk]}>`,
      `To: ${row.email}`,
      ...(cc.length > 0 ? [`Cc: ${cc.join(', ')}`] : []),
      `Subject: ${answerSubject(row.reference, row.title)}`,
    ]
    const letter = [...head, '', text, '', signatureOf(actor.name, { name, phone: phone.display })].join('\n')
    return { out: `${letter.split('\n').map(printable).join('\n')}\n\nNothing was sent.` }
  }
  const way = { seen: undefined, via: 'command', again: flags.again } as const
  const sent = await sendAnswer(context, row.reference, { ...asked.value, ...way }, actor)
  if (sent.status === 'unknown') return refused(`There is no ${reference}.`)
  if (sent.status !== 'sent') return refused(sent.problem)
  const then = flags.open ? 'The request stays open.' : 'The request is answered once it has left.'
  return { out: `The answer to ${sent.reference} leaves in ten seconds. ${then}` }
}

/** Lists the saved replies, what is used most first. */
export async function replies({ context, args, flags }: Command): Promise<CommandResult> {
  if (args.length > 0) return misused('replies takes nothing. To send one: reply REF --saved NAME.')
  const found = await listSavedReplies(context)
  if (flags.json) return json(found)
  if (found.length === 0) return { out: 'No reply is saved.' }
  const rows = found.map(({ name, desk, used, text }) => [
    ...[String(used), desk ?? 'both', printable(name)],
    printable(cutLine(text, 80)),
  ])
  return { out: table([['USED', 'DESK', 'NAME', 'TEXT'], ...rows]) }
}

/** What an answer is made of. A file of content/replies/ begins with its name, which is not for the visitor. */
async function textIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined || file === '-') return textOf(process.stdin)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const saved = text === undefined ? undefined : readReplyFile(text)
  return saved?.ok ? saved.reply.text : text
}
