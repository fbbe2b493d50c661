import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '../error-code.ts'

/** The names in a folder; none when the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifMissing)) ?? []
}

/** Removes the named files that last changed before `before`, ms since the epoch. @returns how many. */
export async function removeOld(
  folder: string,
  names: readonly string[],
  before: number,
  remove = (folder: string, name: string) => rm(join(folder, name), { force: true }),
): Promise<number> {
  let removed = 0
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    // A new name sets ctime but not mtime. So a file that was staged yesterday and stored now counts as new.
    if (!found || found.ctimeMs >= before) continue
    await remove(folder, name)
    removed += 1
  }
  return removed
}
