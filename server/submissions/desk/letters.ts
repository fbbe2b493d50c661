import type { DeskDraft, DeskLetter, DraftFile } from '../../../contract/desk/conversation.ts'
import { parseTexts } from '../../database/json-columns.ts'
import type { Db, DraftTable, MessageTable, Tx } from '../../database/schema.ts'
import { instant } from './instant.ts'

/** A message as the desk shows it. */
export function letterOf({ cc, remarks, at, marksAnswered, ...message }: MessageTable): DeskLetter {
  const { id, direction, via, author, address, subject, text, quoted } = message
  return {
    ...{ id, direction, via, author, address, subject, text, quoted },
    ...{ cc: parseTexts(cc), remarks: parseTexts(remarks), at: instant(at), marksAnswered: marksAnswered === 1 },
  }
}

/** What is being written about a submission, without drafts whose answer is on its way. */
export async function draftsOf(db: Db | Tx, submissionId: string): Promise<DeskDraft[]> {
  const rows = await db
    .selectFrom('draft')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .where('sentAs', 'is', null)
    .orderBy('at')
    .execute()
  return rows.map(draftOf)
}

export function draftOf({ author, cc, text, files, at }: DraftTable): DeskDraft {
  // Only server/conversation/drafts.ts writes the column, from this type.
  return { author, cc: parseTexts(cc), text, files: JSON.parse(files) as DraftFile[], at: instant(at) }
}
