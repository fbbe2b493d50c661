import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pictures of the pages, and the browser that drew them: another version draws letters otherwise. */
export const LOOK_FOLDER = join(import.meta.dirname, '../tests/journeys/look')
export const DRAWN_WITH = join(LOOK_FOLDER, 'drawn-with.txt')

/** "Chromium 141.0.7390.107" */
export function versionOf(chromium: string): string {
  return execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim().split(' ').slice(0, 2).join(' ')
}

/** The version that drew the pictures; undefined where there are none. */
export function drawnWith(): string | undefined {
  return existsSync(DRAWN_WITH) ? readFileSync(DRAWN_WITH, 'utf8').trim() : undefined
}
