import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '../../contract/time/units.ts'
import { BUILDS, type Manifest } from './built.ts'
import type { Staging } from './staging.ts'
import { writePointer } from './write-pointer.ts'

/** Builds that stay: the one that is served, and the one before it, which a server may be loading at this moment. */
const KEPT = 2
/** An hour, in ms: no build takes as long. */
const ABANDONED = HOUR_MS
const UNFINISHED = '.unfinished-'

export function newBuildId(now = new Date()): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-${process.pid}`
}

/** Where a build is made before it has its name. */
export function stagingFolder(root: string, id: string): string {
  return join(root, BUILDS, `${UNFINISHED}${id}`)
}

/**
 * Gives a finished build its name and then names it as the one to serve, each by one rename: at every moment, a whole
 * build is named. Servers that run go on with theirs, which they hold in memory.
 */
export function publish(root: string, staging: Staging, manifest: Manifest, catalogue: string): void {
  writeFileSync(join(staging.folder, 'build.json'), JSON.stringify(manifest))
  renameSync(staging.folder, join(root, BUILDS, manifest.id))
  writePointer(root, catalogue)
}

/** Removes old builds, and what builds left that were killed. */
export function removeOldBuilds(root: string, served: string): void {
  const folder = join(root, BUILDS)
  const names = readdirSync(folder)
  const finished = names.filter((name) => !name.startsWith(UNFINISHED) && name !== served).sort()
  const old = finished.slice(0, Math.max(0, finished.length - (KEPT - 1)))
  const abandoned = names.filter((name) => name.startsWith(UNFINISHED) && isAbandoned(folder, name))
  for (const name of [...old, ...abandoned]) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Whether the process that made it is gone; the folder's name ends in its id. */
function isAbandoned(folder: string, name: string): boolean {
  const pid = Number(name.split('-').at(-1))
  if (Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > ABANDONED) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
