import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pictures of the pages, and the browser that drew them: another version draws letters otherwise. */
export const LOOK_FOLDER = join(import.meta.dirname, '../tests/journeys/look')
export const DRAWN_WITH = join(LOOK_FOLDER, 'drawn-with.txt')

/** "Chromium 141.0.7390". What the last number counts are fixes of faults, which draw alike. */
export function versionOf(chromium: string): string {
  return withoutFixes(execFileSync(chromium, ['--version'], { encoding: 'utf8' }))
}

/** The version that drew the pictures; undefined where there are none. */
export function drawnWith(): string | undefined {
  return existsSync(DRAWN_WITH) ? withoutFixes(readFileSync(DRAWN_WITH, 'utf8')) : undefined
}

function withoutFixes(version: string): string {
  return /^\w+ \d+\.\d+\.\d+/.exec(version)?.[0] ?? version.trim()
}
