import { engineOf } from './engine.ts'
import type { Db } from './schema.ts'

/**
 * Checks the database and the settings that make a commit survive a power cut. It may take seconds: meant for an operator,
 * not for a health probe.
 *
 * @returns the problem in words, or undefined when there is none.
 */
export function databaseProblem(db: Db): Promise<string | undefined> {
  return engineOf(db).problem(db)
}

/** What holds when there is no problem, in words. */
export function databaseSoundness(db: Db): string {
  return engineOf(db).soundness
}
