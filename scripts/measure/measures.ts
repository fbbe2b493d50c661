import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readColors } from '../content/colors.ts'
import { TOKENS } from './raw-values.ts'
import { lines, measureStyles } from './styles.ts'

const PRODUCT = /^(contract|site|server|desk|scripts)\/.*\.(ts|tsx|astro)$/
const TEST = /\.(test|fixture)\.tsx?$/
/** What is counted in the repository at `root`: git's files, with those that are not added yet. */
export function measureProject(root: string): Record<string, number> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((path) => /\.(ts|tsx|astro|css|md|svg|yaml)$/.test(path))
  const texts = files.flatMap((path) => {
    const text = textOf(join(root, path))
    return text === undefined ? [] : [{ path, text }]
  })
  const isTest = (path: string) => TEST.test(path) || (path.startsWith('tests/') && /\.tsx?$/.test(path))
  const linesOf = (wanted: (path: string) => boolean) =>
    texts.filter(({ path }) => wanted(path)).reduce((sum, { text }) => sum + lines(text), 0)
  const isDocument = (path: string) => /^(docs\/.*|[A-Z]+)\.md$/.test(path)

  const accent = readColors(root).signal
  return {
    ...measureStyles(texts.filter(({ path }) => /^(site|desk)\/.*\.css$/.test(path))),
    'lines of product TypeScript': linesOf((path) => PRODUCT.test(path) && !TEST.test(path)),
    'lines of tests': linesOf(isTest),
    'files of the product': texts.filter(({ path }) => /^(contract|site|server|desk|scripts)\//.test(path)).length,
    'words of documents': texts
      .filter(({ path }) => isDocument(path))
      .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    'files that type the accent color': texts.filter(
      ({ path, text }) =>
        /^(contract|site|server|desk)\/.*(?<!\.svg)$/.test(path) &&
        path !== TOKENS &&
        !TEST.test(path) &&
        text.toLowerCase().includes(accent),
    ).length,
  }
}

/** A file that git knows may be gone from the folder. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
