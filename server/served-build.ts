import { existsSync } from 'node:fs'
import { join } from 'node:path'
import catalogue from '../contract/catalogue.json' with { type: 'json' }

/**
 * The folder of the build that is served, absolute; nothing where none was made. The catalogue names it: whoever has
 * imported one has the pages, the company and the names of services, jobs and tracks of one and the same build, whatever
 * is built meanwhile.
 */
export const servedBuild = folderOf((catalogue as { build?: string }).build) // absent where it was not made by a build

function folderOf(build: string | undefined): string | undefined {
  const folder = build === undefined ? undefined : join(import.meta.dirname, '../dist/builds', build)
  return folder && existsSync(folder) ? folder : undefined
}
