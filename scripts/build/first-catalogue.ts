import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueText } from '../content/catalogue.ts'
import { filesUnder } from '../content/files.ts'
import { readContent } from '../content/read.ts'
import { POINTER } from './built.ts'
import { writePointer } from './publish.ts'

const root = join(import.meta.dirname, '../..')

/** Writes the catalogue where no build has written one: types, tests and the staff's commands import it. */
export async function writeFirstCatalogue(): Promise<void> {
  if (existsSync(join(root, POINTER))) return
  const { content } = await readContent(filesUnder(root))
  writePointer(root, catalogueText(content))
}
