import { parseSigns, parseTexts } from '../../database/json-columns.ts'
import { instant } from './instant.ts'
import type { Loaded } from './loaded.ts'

/**
 * A submission for programs: `list --json`, `export --json` and the API's JSON export. Its keys never change.
 *
 * @param pathOf - where a file is, by its key in the store.
 */
export function recordInJson({ submission, answers, attachments, notes }: Loaded, pathOf?: (key: string) => string) {
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
    attachments: attachments.map(({ position, field, name, kind, bytes, sha256, key }) => ({
      ...{ position, field, name, kind, bytes, sha256 },
      ...(pathOf && { path: pathOf(key) }),
    })),
    quarantine: parseSigns(submission.quarantine).map(({ reason }) => reason),
    remarks: parseTexts(submission.notes),
    notes: notes.map(({ author, text, at }) => ({ author, text, at: instant(at) })),
  }
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
