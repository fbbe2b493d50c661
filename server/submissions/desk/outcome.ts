import type { DeskOutcome, DeskSkipped } from '../../../contract/desk/replies.ts'

const REFERENCES_MAX = 200
const REASONS_MAX = 20

/** Why a submission is left as it is. */
export type Skipped = Omit<DeskSkipped, 'reference'>

/** Collects what became of each submission of an action. */
export class OutcomeCount {
  readonly #outcome: DeskOutcome = { changed: 0, references: [], undo: null, skipped: 0, reasons: [] }

  /** @param skipped why nothing was done to it. */
  add(reference: string, skipped?: Skipped): void {
    const { references, reasons } = this.#outcome
    if (skipped) {
      this.#outcome.skipped += 1
      if (reasons.length < REASONS_MAX) reasons.push({ reference, ...skipped })
    } else {
      this.#outcome.changed += 1
      if (references.length < REFERENCES_MAX) references.push(reference)
    }
  }

  /** @param batch what undoes it. */
  result(batch: string): DeskOutcome {
    return { ...this.#outcome, undo: this.#outcome.changed > 0 ? batch : null }
  }
}
