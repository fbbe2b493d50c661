import type { DeskOutcome, DeskSkipped } from '../../../contract/desk/replies.ts'

const REFERENCES_MAX = 200
const REASONS_MAX = 20

/** Collects what became of each submission of an action. */
export class OutcomeCount {
  readonly #outcome: DeskOutcome = { changed: 0, references: [], undo: null, skipped: 0, reasons: [] }

  changed(reference: string): void {
    this.#outcome.changed += 1
    if (this.#outcome.references.length < REFERENCES_MAX) this.#outcome.references.push(reference)
  }

  skipped(one: DeskSkipped): void {
    this.#outcome.skipped += 1
    if (this.#outcome.reasons.length < REASONS_MAX) this.#outcome.reasons.push(one)
  }

  /** @param batch what undoes it. */
  result(batch: string): DeskOutcome {
    return { ...this.#outcome, undo: this.#outcome.changed > 0 ? batch : null }
  }
}
