import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EarlierReading } from '../content/reading.ts'

/** One file of a build. */
export interface BuiltFile {
  /** A hash of everything that it is made of: with an equal one, a later build takes the file as it is. */
  key: string
  /** What a page read of content: names of collections and pages. */
  reads?: string[]
  /** Where the forms of a page send. */
  forms?: string[]
  /** A hash of its bytes. */
  bytes: string
  size: number
  /** ms since the epoch. With the size, it tells a file that somebody changed or that was cut. */
  modified: number
}

/** What a build writes about itself: dist/builds/{id}/build.json. */
export interface Manifest {
  id: string
  /** Of all inputs: with an equal one there is nothing to build. */
  inputs: string
  /** Of the rules by which content was read. */
  rules: string
  /** Of the programs that make pages. */
  code: string
  /** What the programs themselves read of content, and with that every page. */
  everywhere: string[]
  /** Of each file of content/. */
  content: Record<string, string>
  files: Record<string, BuiltFile>
}

/** A whole build on disk. */
export interface Built {
  folder: string
  manifest: Manifest
}

/** The young part of a build’s memory, MiB: with Node’s 16 a seventh of the work is copying what lives a little longer. */
export const BUILD_FLAGS = ['--max-semi-space-size=64']
export const BUILDS = 'dist/builds'
/** Names the build that is served (contract/catalogue.ts). Replaced by a rename, so that it always names a whole one. */
export const POINTER = 'contract/catalogue.json'

/** A copy of it in its build. */
export const CATALOGUE = 'catalogue.json'

/** The build that is served now; nothing where there is none, or where it cannot be read. */
export function servedBuild(root: string): Built | undefined {
  try {
    const { build } = JSON.parse(readFileSync(join(root, POINTER), 'utf8')) as { build?: string }
    if (build === undefined) return undefined
    const folder = join(root, BUILDS, build)
    const manifest = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Manifest
    return manifest.id === build ? { folder, manifest } : undefined
  } catch {
    return undefined
  }
}

/** Whether a file still is as its build left it. */
export function isIntact({ folder, manifest }: Built, path: string): boolean {
  const file = manifest.files[path]
  const stat = statSync(join(folder, path), { throwIfNoEntry: false })
  // A copy that keeps dates rounds them.
  return file !== undefined && stat?.size === file.size && Math.abs(stat.mtimeMs - file.modified) < 2
}

/** Whether every file is. Some ms for a thousand. */
export function isWhole(built: Built): boolean {
  return Object.keys(built.manifest.files).every((path) => isIntact(built, path))
}

/** The content of a build, for a reading by the same rules that takes over what did not change. */
export function contentOf(built: Built | undefined, rules: string): EarlierReading | undefined {
  if (built === undefined || built.manifest.rules !== rules) return undefined
  const { folder, manifest } = built
  const texts = Object.keys(manifest.files).filter((path) => path === 'content.json' || path.startsWith('html/'))
  if (!texts.includes('content.json') || !texts.every((path) => isIntact(built, path))) return undefined
  return { content: JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8')), hashes: manifest.content }
}
