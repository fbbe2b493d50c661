import { withoutExtension } from '../../contract/fields/telephone.ts'
import { formOf, roleOf } from '../../contract/forms.ts'
import { parseAnswers } from '../database/json-columns.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { putDocument } from '../database/search.ts'
import { hold } from '../database/transactions.ts'

type Indexed = Pick<SubmissionTable, 'id' | 'number' | 'reference' | 'form' | 'variant' | 'name' | 'email' | 'lines'>

/**
 * Puts everything that was written about a submission into the search index: answers, additions, messages, file names and notes. Call it in
 * the transaction that changes any of them. The submission is held: of two who index it, the second has the words of both.
 */
export async function indexSubmission(tx: Tx, submission: Indexed): Promise<void> {
  const { id, number, reference, name, email } = submission
  await hold(tx, 'submission', [id])
  const answers = parseAnswers(submission.lines)
  const files = await tx.selectFrom('attachment').select('name').where('submissionId', '=', id).execute()
  const notes = await tx
    .selectFrom('note')
    .select(['author', 'text'])
    .where('submissionId', '=', id)
    .where('removedAt', 'is', null)
    .execute()
  const additions = await tx.selectFrom('addition').select('note').where('submissionId', '=', id).execute()
  const messages = await tx.selectFrom('message').select(['author', 'text']).where('submissionId', '=', id).execute()
  const texts = [
    ...answers.map(({ key, shown, value }) => {
      const number = roleOf(submission, key) === 'phone' ? withoutExtension(value) : value
      return `${shown || value} ${digitsOf(number)}`
    }),
    ...additions.map(({ note }) => note),
    ...messages.map(({ author, text }) => `${author} ${text}`),
  ]
  const document = {
    // Also as it is typed in haste.
    reference: `${reference} ${reference.replace('-', '')}`,
    name,
    email,
    answers: texts.join('\n'),
    files: files.map((file) => file.name).join('\n'),
    notes: notes.map(({ author, text }) => `${author} ${text}`).join('\n'),
  }
  await putDocument(tx, number, document)
}

/** Stores the values of choice fields. They never change. */
async function indexChoices(tx: Tx, submission: Indexed): Promise<void> {
  const { id, number } = submission
  const { fields } = formOf(submission)
  const rows = parseAnswers(submission.lines)
    .filter(({ key, value }) => fields[key]?.control === 'choice' && value !== '')
    .map(({ key, value }) => ({ submissionId: id, number, field: key, value }))
  if (rows.length > 0) await tx.insertInto('choice').values(rows).execute()
}

/** Puts one stored submission into both indexes, and marks it as indexed. */
export async function completeIndex(tx: Tx, submission: SubmissionTable): Promise<void> {
  await indexSubmission(tx, submission)
  await tx.deleteFrom('choice').where('submissionId', '=', submission.id).execute()
  await indexChoices(tx, submission)
  await tx.updateTable('submission').set({ indexed: 1 }).where('id', '=', submission.id).execute()
}

/** The fewest digits by which a telephone number is found. */
const DIGITS_MIN = 4

/** A telephone number is found without what stands between its digits, and from any of its digits on: its last four are enough. */
function digitsOf(value: string): string {
  if (!/^[+(\d][\d\s()./-]{5,30}$/.test(value)) return ''
  const digits = value.replace(/\D/g, '')
  // The index finds beginnings of words, and each of these is one.
  return Array.from({ length: digits.length - DIGITS_MIN + 1 }, (_, start) => digits.slice(start)).join(' ')
}
