import { isLocked } from '../../../contract/scan.ts'
import { parseSigns, parseTexts } from '../../database/json-columns.ts'
import type { AdditionTable } from '../../database/schema.ts'
import { columnOf, LAST_COLUMNS } from './export-columns.ts'
import { instant } from './instant.ts'
import type { Loaded } from './loaded.ts'

/**
 * A submission for programs: `list --json`, `export --json` and the API's JSON export. Its keys never change.
 *
 * @param pathOf - where a file is, by its key in the store.
 */
export function recordInJson(
  { submission, answers, attachments, additions, messages, notes }: Loaded,
  pathOf?: (key: string) => string,
) {
  const { reference, form, variant, desk, title, status, name, email, owner } = submission
  return {
    reference,
    kind: form,
    variant,
    desk,
    status,
    owner,
    receivedAt: instant(submission.receivedAt),
    dueAt: instant(submission.dueAt),
    openedAt: instant(submission.openedAt),
    answeredAt: instant(submission.answeredAt),
    title,
    name,
    email,
    answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])),
    attachments: attachments.map((file) => ({
      ...{ position: file.position, field: file.field, name: file.name, kind: file.kind, bytes: file.bytes },
      ...{ sha256: file.sha256, addedAt: addedAt(additions, file.additionId) },
      ...{ scan: file.scan, signature: file.signature, flags: parseTexts(file.flags) },
      message: file.messageId,
      // Nobody is led to a locked file.
      ...(pathOf && { path: isLocked(file.scan) ? null : pathOf(file.key) }),
    })),
    additions: additions.map(({ note, at }) => ({ note, at: instant(at) })),
    messages: messages.map(({ id, direction, via, author, address, cc, subject, text, at }) => ({
      ...{ id, direction, via, author, address, cc: parseTexts(cc), subject, text, at: instant(at) },
    })),
    quarantine: parseSigns(submission.quarantine).map(({ reason }) => reason),
    remarks: parseTexts(submission.notes),
    notes: notes.map(({ author, text, at }) => ({ author, text, at: instant(at) })),
    ...Object.fromEntries(LAST_COLUMNS.map(({ key }) => [key, columnOf(submission, key)])),
  }
}

/** When a file was added on the receipt, ISO 8601; null for one that came with the submission. */
export function addedAt(additions: readonly AdditionTable[], additionId: string | null): string | null {
  const addition = additions.find(({ id }) => id === additionId)
  return addition ? instant(addition.at) : null
}

/** A JSON array, in pieces. */
export async function* jsonOf(
  records: AsyncIterable<Loaded>,
  pathOf?: (key: string) => string,
): AsyncGenerator<string> {
  let before = '['
  for await (const record of records) {
    yield `${before}\n${JSON.stringify(recordInJson(record, pathOf))}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
