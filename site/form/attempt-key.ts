/**
 * The idempotency keys of one form, so that a retry is stored once: equal answers and files keep their key, changed
 * ones get a new key. The first attempt takes `firstKey`, which survives a reload with the draft.
 */
export function createAttemptKeys(firstKey: () => string) {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(answers: Record<string, string>, files: Record<string, File[]>): string {
      const content = contentOf(answers, files)
      if (last?.content !== content) last = { content, key: last ? crypto.randomUUID() : firstKey() }
      return last.key
    },
    /** After a success: what is sent next is another submission. */
    reset() {
      last = undefined
    },
  }
}

/** Files count by name, size and time: reading their bytes would hold up the send. */
function contentOf(answers: Record<string, string>, files: Record<string, File[]>): string {
  const list = Object.values(files).flat()
  return JSON.stringify([answers, list.map(({ name, size, lastModified }) => [name, size, lastModified])])
}
