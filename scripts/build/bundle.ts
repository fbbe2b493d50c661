import { join } from 'node:path'
import type { Staging } from './staging.ts'

/** Programs of a build: what the browser runs, and the renderer that makes pages. */
const FOLDERS = ['client', 'server']

/**
 * Puts the programs into a build: those of the last one where the code is the same, else new ones (some 6 s).
 *
 * @param code a hash of everything that they are made of.
 * @throws what the compiler throws, with file and line.
 */
export async function bundle(root: string, staging: Staging, code: string): Promise<void> {
  const key = `code ${code}`
  if (staging.takeAll(key, join('server', 'entry.mjs'))) return
  // Loaded only here: a build that needs no compiler should not wait for one.
  const { build } = await import('astro')
  await build({ root, outDir: staging.folder, logLevel: 'warn', mode: 'production' })
  for (const path of FOLDERS.flatMap((folder) => staging.list(folder))) staging.note(path, key)
}
