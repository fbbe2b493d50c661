import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const PARTS = ['content', 'contract', 'scripts', 'server', 'site', 'astro.config.ts', 'package.json', 'tsconfig.json']

interface Other {
  settings?: Record<string, string>
  /** Changes the copy before it is built. */
  change?: (root: string) => void
}

/**
 * Builds the site once more, with other settings or other content, in a copy of the tree. Takes some ten seconds, because the pictures for
 * link previews are not drawn: no test of another build asks for them.
 *
 * @returns the copy's folder; the caller removes it.
 */
export async function anotherBuild({ settings = {}, change }: Other): Promise<{ root: string; remove(): void }> {
  const copy = mkdtempSync(join(tmpdir(), 'site-build-'))
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true })
  rmSync(join(copy, 'site/pages/share'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  change?.(copy)
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy,
    env: { ...process.env, ...settings },
    maxBuffer: 1e8,
  })
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
