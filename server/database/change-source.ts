import type { DeskEventKind } from '../../contract/desk/replies.ts'
import type { Db, SubmissionState } from './schema.ts'

/** One row of the history, as open desks are told of it. */
export interface ChangeRow {
  id: number
  kind: DeskEventKind
  actor: string | null
  at: number
  batch: string | null
  /** Null for an erased submission. */
  reference: string | null
  /** As it is now; null for an erased submission. */
  status: SubmissionState | null
  /** In words, such as the new owner. */
  detail: string
}

/** What changed, by any process. */
export interface ChangeSource {
  /** The newest id; 0 when nothing has happened yet. */
  latest(): Promise<number>
  /** The changes after this id, oldest first. */
  since(id: number, limit: number): Promise<ChangeRow[]>
}

/** The rows of the history after this id, as a query. */
export function selectChanges(db: Db, id: number, limit: number) {
  return db
    .selectFrom('history')
    .leftJoin('submission', 'submission.id', 'history.submissionId')
    .select(['history.id', 'history.kind', 'history.actor', 'history.at', 'history.batch', 'history.detail'])
    .select(['submission.reference', 'submission.status'])
    .where('history.id', '>', id)
    .orderBy('history.id')
    .limit(limit)
}
