/** How many values one statement takes at most; engines allow between 999 and 65,535. */
const BATCH_SIZE = 500

/** Splits a list of any length into lists that one statement takes. */
export function* batchesOf<T>(values: readonly T[], size = BATCH_SIZE): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}
