import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

// `npm run build`: content and site become dist/. `npm start` and `npm test` call it when dist/ is missing or old.

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'dist/.built')
const SOURCES = ['content', 'contract', 'site', 'scripts', 'astro.config.ts', 'package-lock.json', '.env']

/** Builds the whole site. Gives the exit code of the step that failed, or 0. */
export async function build(): Promise<number> {
  rmSync(stamp, { force: true })
  const began = Date.now()
  for (const [tool, ...args] of [
    ['node', 'scripts/catalogue.ts'],
    ['astro', 'build', '--silent'],
    ['node', 'scripts/forms-on-pages.ts'],
    ['node', 'scripts/precompress.ts'],
  ] as const) {
    const code = await run(tool, args)
    if (code !== 0) return code
  }
  writeFileSync(stamp, '')
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  return 0
}

/** Builds if a source is newer than the last whole build. */
export async function buildIfNeeded(): Promise<number> {
  const built = modified(stamp)
  const newest = Math.max(...SOURCES.map((source) => newestIn(join(root, source))))
  return built > newest ? 0 : build()
}

function newestIn(path: string): number {
  const own = modified(path)
  const isFolder = own > 0 && statSync(path).isDirectory()
  // The catalogue is written by the build itself, and only when it changes.
  if (!isFolder) return path.endsWith('catalogue.json') ? 0 : own
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = await build()
