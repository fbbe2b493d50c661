import type { Problems } from '../../../contract/form.ts'
import type { FilesByField } from '../drafts/draft-files.ts'

/**
 * Parts the chosen files into those that can still be read and those that cannot: a file that was changed, moved or deleted
 * on disk after it was chosen is refused by the browser, which looks like a lost line. One byte of each is read. Never
 * throws.
 *
 * @returns a problem for each field with a file that cannot be read.
 */
export async function readableFiles(files: FilesByField): Promise<{ readable: FilesByField; problems: Problems }> {
  const readable: FilesByField = {}
  const problems: Problems = {}
  for (const [name, list] of Object.entries(files)) {
    const reads = await Promise.allSettled(list.map((file) => file.slice(0, 1).arrayBuffer()))
    const isRead = (_: File, position: number) => reads[position]?.status === 'fulfilled'
    readable[name] = list.filter(isRead)
    const lost = list.filter((file, position) => !isRead(file, position)).map((file) => file.name)
    if (lost.length > 0) problems[name] = changedFiles(lost)
  }
  return { readable, problems }
}

/** What is said at the field. */
export function changedFiles(names: readonly string[]): string {
  return names.map((name) => `${name} was changed or moved after you chose it. Please choose it again.`).join(' ')
}
