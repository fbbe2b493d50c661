import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text as textOf } from 'node:stream/consumers'
import { answerRequest, answerSubject, signatureOf } from '../../../contract/desk/conversation.ts'
import { readRequest } from '../../../contract/desk/requests.ts'
import { sendAnswer } from '../../conversation/send-answer.ts'
import { isPerson } from '../../submissions/desk/actor.ts'
import { findRow } from '../../submissions/desk/show.ts'
import type { Command } from './command.ts'
import { type CommandResult, misused, printable, refused } from './output.ts'

/** Sends an answer that was written elsewhere. The server that runs beside this command hands it to the mail server. */
export async function reply({ context, args, flags, actor }: Command): Promise<CommandResult> {
  const [reference, ...rest] = args
  if (!reference || rest.length > 0)
    return misused('reply takes one reference; the answer comes from --file or standard input.')
  if (!isPerson(actor.name)) return misused('reply needs --as with your name, which signs the answer.')
  const written = await read(flags.file)
  if (written === undefined) return refused(`${flags.file} cannot be read.`)
  const asked = readRequest(answerRequest, {
    ...{ id: randomUUID(), text: written, cc: flags.cc, files: [], marksAnswered: !flags.open, seen: [] },
  })
  if (!asked.ok) return misused(asked.problem)
  const row = await findRow(context, reference)
  if (!row) return refused(`There is no ${reference}.`)
  const { text, cc } = asked.value
  if (flags['dry-run']) {
    const { name, phone } = context.company
    const head = [
      `From: ${actor.name}, ${name} <${context.company.mail[row.desk]}>`,
      `To: ${row.email}`,
      ...(cc.length > 0 ? [`Cc: ${cc.join(', ')}`] : []),
      `Subject: ${answerSubject(row.reference, row.title)}`,
    ]
    const letter = [...head, '', text, '', signatureOf(actor.name, { name, phone: phone.display })].join('\n')
    return { out: `${letter.split('\n').map(printable).join('\n')}\n\nNothing was sent.` }
  }
  const sent = await sendAnswer(context, row.reference, { ...asked.value, seen: undefined, via: 'command' }, actor)
  if (sent.status === 'unknown') return refused(`There is no ${reference}.`)
  if (sent.status !== 'sent') return refused(sent.problem)
  const then = flags.open ? 'The request stays open.' : 'The request is answered once it has left.'
  return { out: `The answer to ${sent.reference} leaves in ten seconds. ${then}` }
}

async function read(file: string | undefined): Promise<string | undefined> {
  if (file === undefined || file === '-') return textOf(process.stdin)
  return readFile(file, 'utf8').catch(() => undefined)
}
