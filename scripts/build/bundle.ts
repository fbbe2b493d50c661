import { join } from 'node:path'
import { type Built, isIntact } from './built.ts'
import type { Staging } from './staging.ts'

/** Programs of a build: what the browser runs, and the renderer that makes pages. */
const FOLDERS = ['client', 'server']

/**
 * Puts the programs into a build: those of the last one where the code is the same, else new ones (some 6 s).
 *
 * @param code a hash of everything that they are made of.
 * @throws what the compiler throws, with file and line.
 */
export async function bundle(root: string, staging: Staging, code: string, last: Built | undefined): Promise<void> {
  const key = `code ${code}`
  const known = last ? programsOf(last, key) : []
  if (known.length > 0) {
    for (const path of known) staging.take(path, key)
    return
  }
  // Loaded only here: a build that needs no compiler should not wait for one.
  const { build } = await import('astro')
  await build({ root, outDir: staging.folder, logLevel: 'warn', mode: 'production' })
  for (const path of FOLDERS.flatMap((folder) => staging.list(folder))) staging.note(path, key)
}

/** All of them or, where one is missing or changed, none. */
function programsOf(last: Built, key: string): string[] {
  const paths = Object.keys(last.manifest.files).filter((path) => last.manifest.files[path]?.key === key)
  const isUsable = paths.includes(join('server', 'entry.mjs')) && paths.every((path) => isIntact(last, path))
  return isUsable ? paths : []
}
