/** The last try to send a form: the idempotency key, and what it was made for. */
export interface Attempt {
  key: string
  content: string
}

/**
 * The attempt under which these answers and files are sent. A retry of the same content keeps its key, so that it is
 * stored once, also after a reload and in a second tab. Changed content gets a key of its own: under the old one the
 * server would refuse it for ever.
 *
 * @param earlier - the last attempts of this form: by this page, and on this device.
 */
export function attemptFor(
  earlier: readonly (Attempt | undefined)[],
  answers: Record<string, string>,
  files: Record<string, File[]>,
): Attempt {
  const content = contentOf(answers, files)
  return earlier.find((attempt) => attempt?.content === content) ?? { key: newKey(), content }
}

/** A key that no other send has. Pages that come over plain http have no `crypto.randomUUID`. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Files count by name, size and time: reading their bytes would hold up the send. */
function contentOf(answers: Record<string, string>, files: Record<string, File[]>): string {
  const list = Object.values(files).flat()
  const entries = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([entries, list.map(({ name, size, lastModified }) => [name, size, lastModified])])
}
