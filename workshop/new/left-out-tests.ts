import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const TESTS = '{contract,site,server,scripts,desk,bench,workshop,tests}/**/*.{test,spec}.{ts,tsx}'
/** Folders whose files are words of ours: their names stand in tests that hold our words. */
const OURS = ['services', 'portfolio', 'blog', 'jobs', 'tracks']
/** Run by `npm run check`. It names folders of the code, none of our words. */
const KEPT = ['tests/boundaries.test.ts']
/** What a test reads that belongs to us: our content, our documents, our pictures. */
const READS = /content\/|docs\/|README|CONTRIBUTING|site\/assets|baked\.ts|athomline|Ohio|\bSOUNDING\b/

/**
 * The tests that hold our content: they read it, or name one of its entries, or use a helper that does. All others hold for
 * any company.
 */
export function testsOfOurContent(root: string): string[] {
  const names = OURS.flatMap((folder) => readdirSync(join(root, 'content', folder)).map((name) => name.split('.')[0]))
  const ours = new RegExp(`${READS.source}|\\b(${names.join('|')})\\b`)
  const found = new Map<string, boolean>()

  function isOurs(path: string): boolean {
    const known = found.get(path)
    if (known !== undefined) return known
    found.set(path, false) // two files may import each other
    const text = readFileSync(join(root, path), 'utf8')
    const is = ours.test(text) || helpersOf(root, path, text).some(isOurs)
    found.set(path, is)
    return is
  }
  return globSync(TESTS, { cwd: root }).filter((path) => !KEPT.includes(path) && isOurs(path))
}

/** The fixtures and the parts of tests/support that a file imports. */
function helpersOf(root: string, path: string, text: string): string[] {
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => normalize(join(dirname(path), to)))
  return imported.filter((file) => /\.fixture\.tsx?$|^tests\/support\//.test(file) && existsSync(join(root, file)))
}
