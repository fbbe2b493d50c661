import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '../../contract/time/units.ts'
import { BUILDS, type Manifest } from './built.ts'
import { writePointer } from './first-catalogue.ts'
import type { Staging } from './staging.ts'

/** Builds that stay: the one that is served, and the one before it, which a server may be loading at this moment. */
const KEPT = 2
/** For so long, in ms, a server may run that nobody starts again: it has its pages in memory, but starts threads of its programs. */
const PROGRAMS_KEPT_MS = 90 * DAY_MS
/** An hour, in ms: no build takes as long. */
const ABANDONED = HOUR_MS
const UNFINISHED = '.unfinished-'

export function newBuildId(): string {
  return `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${process.pid}`
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

/**
 * Removes old builds, and what builds left that were killed. Of an old build the programs stay longer; builds share their
 * files where the code is the same.
 */
export function removeOldBuilds(root: string, served: string): void {
  const folder = join(root, BUILDS)
  const remove = (...path: string[]) => rmSync(join(folder, ...path), { recursive: true, force: true })
  const names = readdirSync(folder)
  const others = names.filter((name) => !name.startsWith(UNFINISHED) && name !== served).sort()
  const whole = others.filter((name) => existsSync(join(folder, name, 'build.json')))
  for (const name of whole.slice(0, 1 - KEPT))
    for (const part of readdirSync(join(folder, name))) if (part !== 'programs') remove(name, part)
  for (const name of others.filter((name) => !whole.includes(name) && isOlder(join(folder, name), PROGRAMS_KEPT_MS)))
    remove(name)
  for (const name of names.filter((name) => name.startsWith(UNFINISHED) && isAbandoned(folder, name))) remove(name)
}

/** Whether nothing was put into a folder, or taken from it, for so long, or it is gone. */
function isOlder(folder: string, ms: number): boolean {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) > ms
}

/** Whether the process that made it is gone; the folder's name ends in its id. */
function isAbandoned(folder: string, name: string): boolean {
  const pid = Number(name.split('-').at(-1))
  if (isOlder(join(folder, name), ABANDONED)) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
