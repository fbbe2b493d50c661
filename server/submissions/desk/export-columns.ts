import { actionColumns } from '../../../contract/desk/actions.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import { instant } from './instant.ts'

/** Columns of a submission with their headings in CSV. Programs know their places: a new one comes last. */
export const FIRST_COLUMNS = {
  ...{ reference: 'Reference', form: 'Form', desk: 'Desk', status: 'Status', owner: 'Owner', receivedAt: 'Received' },
  ...{ dueAt: 'Due', openedAt: 'Opened', answeredAt: 'Answered', title: 'Subject', name: 'Name', email: 'Email' },
} satisfies Partial<Record<keyof SubmissionTable, string>>

/** What actions write beside these, in the last columns of CSV and the last keys of JSON. */
export const LAST_COLUMNS = actionColumns().filter(({ key }) => !Object.hasOwn(FIRST_COLUMNS, key))

/** A column of one submission: an instant in ISO 8601, null where there is nothing. */
export function columnOf(submission: SubmissionTable, key: string): string | null {
  const columns: Readonly<Record<string, string | number | null>> = { ...submission }
  const value = columns[key] ?? null
  return typeof value === 'number' ? (key.endsWith('At') ? instant(value) : String(value)) : value
}
