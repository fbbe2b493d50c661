import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { catalogueText, EMPTY_CATALOGUE } from '../content/catalogue.ts'
import { filesUnder } from '../content/files.ts'
import { POINTER } from './built.ts'

const root = join(import.meta.dirname, '../..')
const READER = join(root, 'scripts/content/read.ts')

/** Whether a catalogue is there, of the shape that this version of the contract reads. */
function isCurrent(): boolean {
  const file = join(root, POINTER)
  if (!existsSync(file)) return false
  const held = JSON.parse(readFileSync(file, 'utf8')) as object
  return Object.keys(JSON.parse(EMPTY_CATALOGUE)).every((key) => key in held)
}

/**
 * Writes an empty catalogue where there is none. Reading content imports the contract, and the contract this file: it
 * must be there, whatever it holds, before the reader is imported.
 */
export function writeEmptyCatalogue(): void {
  if (!isCurrent()) writePointer(root, EMPTY_CATALOGUE)
}

/** The reader of content, where there may be no catalogue yet. */
export function loadReader(): typeof import('../content/read.ts') {
  writeEmptyCatalogue()
  // By Node itself. An import would be taken by whoever loads this file as part of a configuration: vitest would look for
  // the catalogue before it is written, and the loader of Astro is closed by the time that content is read.
  return createRequire(import.meta.filename)(READER)
}

/** Writes the catalogue where no build has written one: types, tests and the staff's commands import it. */
export async function writeFirstCatalogue(): Promise<void> {
  if (isCurrent() && readFileSync(join(root, POINTER), 'utf8') !== EMPTY_CATALOGUE) return
  const { readContent } = loadReader()
  const { content } = await readContent(filesUnder(root))
  writePointer(root, catalogueText(content))
}

/** Replaces the catalogue, which names the build to serve, by one rename. */
export function writePointer(root: string, catalogue: string): void {
  const written = join(root, `${POINTER}.${process.pid}`)
  writeFileSync(written, catalogue)
  renameSync(written, join(root, POINTER))
}
