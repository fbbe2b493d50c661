/** How many values one statement takes at most; engines allow between 999 and 65,535. */
const BATCH_SIZE = 500

/** Splits a list of any length into lists that one statement takes. */
export function* batchesOf<T>(values: readonly T[]): Generator<T[]> {
  for (let start = 0; start < values.length; start += BATCH_SIZE) yield values.slice(start, start + BATCH_SIZE)
}
