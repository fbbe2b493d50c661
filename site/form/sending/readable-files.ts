import type { Problems } from '../../../contract/form.ts'
import type { FilesByField } from './submission.ts'

/**
 * Parts files into those that can still be read and those that cannot: a file that was changed, moved or deleted on disk
 * after it was chosen is refused by the browser, which looks like a lost line. Never throws.
 *
 * @param read - gives the file, or a copy of it, once it was read. Without it one byte of each is read.
 * @returns a problem for each field with a file that cannot be read.
 */
export async function readableFiles(
  files: FilesByField,
  read: (file: File) => Promise<File> = firstByteRead,
): Promise<{ readable: FilesByField; problems: Problems }> {
  const readable: FilesByField = {}
  const problems: Problems = {}
  for (const [name, list] of Object.entries(files)) {
    const reads = await Promise.allSettled(list.map(read))
    readable[name] = reads.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const lost = list.filter((_, position) => reads[position]?.status === 'rejected')
    if (lost.length > 0) problems[name] = lost.map(changed).join(' ')
  }
  return { readable, problems }
}

async function firstByteRead(file: File): Promise<File> {
  await file.slice(0, 1).arrayBuffer()
  return file
}

function changed({ name }: File): string {
  return `${name} was changed or moved after you chose it. Please choose it again.`
}
