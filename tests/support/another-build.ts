import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { BUILD_FLAGS, servedBuild } from '../../scripts/build/built.ts'

const root = join(import.meta.dirname, '../..')
const SOURCES =
  'content contract desk scripts server site astro.config.ts package.json package-lock.json tsconfig.json'.split(' ')

interface Other {
  settings?: Record<string, string>
  /** Changes the copy before it is built. */
  change?: (root: string) => void
}

interface Built {
  root: string
  remove(): void
}

/**
 * The project once more, in a folder of its own, without what git does not know. Our own build goes along where there is
 * one: a build of the copy takes from it whatever is the same, and needs a few seconds.
 */
export function copyOfProject(folder = tmpdir()): string {
  const copy = mkdtempSync(join(folder, 'site-copy-'))
  for (const source of SOURCES) cpSync(join(root, source), join(copy, source), { recursive: true })
  const served = servedBuild(root)?.folder
  if (served) cpSync(served, join(copy, relative(root, served)), { recursive: true, preserveTimestamps: true })
  // Packages are shared, what tools keep among them is not.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !/^\.(astro|vite|cache)/.test(each)))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/**
 * Builds the site once more, with other settings or other content, in a copy of the tree.
 *
 * @returns the copy's folder; the caller removes it.
 */
export async function anotherBuild({ settings = {}, change }: Other, folder?: string): Promise<Built> {
  const copy = copyOfProject(folder)
  change?.(copy)
  await runBuild(copy, settings)
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

/**
 * The same for a build that several files of a run ask for: the first one makes it, in the folder of the run, and the
 * others wait for it. It goes with that folder. A file that runs alone makes its own.
 */
export async function sharedBuild(name: string, other: Other): Promise<Built> {
  const { TEST_REPORTS: run } = process.env
  if (!run) return anotherBuild(other)
  const folder = join(run, name)
  const built = join(folder, 'built')
  if (mkdirSync(folder, { recursive: true }))
    await anotherBuild(other, folder).then(
      ({ root }) => symlinkSync(root, built),
      (error: unknown) => {
        rmSync(folder, { recursive: true })
        throw error
      },
    )
  for (; !existsSync(built); await sleep(200))
    if (!existsSync(folder)) throw new Error(`${name} was not built; the file that asked for it first tells why.`)
  return { root: realpathSync(built), remove() {} }
}

/** `npm run build` in a copy. Gives what it printed; rejects with `stdout` and `stderr` when it fails. */
export function runBuild(
  copy: string,
  settings: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, NO_COLOR: '1', PUBLIC_URL: '', QUICK_BUILD: 'yes', ...settings }
  return promisify(execFile)(process.execPath, [...BUILD_FLAGS, 'scripts/build.ts'], { cwd: copy, env, maxBuffer: 1e8 })
}
