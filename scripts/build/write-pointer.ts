import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POINTER } from './built.ts'

/** Replaces the catalogue, which names the build to serve, by one rename. */
export function writePointer(root: string, catalogue: string): void {
  const written = join(root, `${POINTER}.${process.pid}`)
  writeFileSync(written, catalogue)
  renameSync(written, join(root, POINTER))
}
