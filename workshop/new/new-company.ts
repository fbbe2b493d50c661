import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { testsOfOurContent } from './left-out-tests.ts'
import { starterChanges } from './starter.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What a build, a run or a machine made, and what makes such copies. */
const LEFT_HERE = [
  ...['.git', '.env', '.astro', 'node_modules', 'dist', 'data', 'test-results', 'playwright-report'],
  ...['deploy/.env', 'deploy/backup'],
  ...['contract/catalogue.json', 'workshop/new', 'tests/new-company.test.ts'],
]
/** Pictures of our clients, projects and articles. */
const OUR_PICTURES = ['site/assets/{clients,covers}/*.svg', 'site/assets/mockups/*', 'docs/pictures/*']

/**
 * Copies the project into `folder` without what is ours alone: clients, projects, people, articles, and the tests that
 * hold them.
 *
 * @returns what stands in the way, in words; undefined when the copy is made.
 */
export function newCompany(folder: string | undefined): string | undefined {
  if (!folder) return 'Name a folder that is not there yet: npm run new -- ../my-site'
  const place = resolve(folder)
  if (existsSync(place) && readdirSync(place).length > 0) return `${folder} is not empty. Name another folder.`
  if (`${place}${sep}`.startsWith(`${ROOT}${sep}`)) return `${folder} lies in this project. Name a folder beside it.`

  mkdirSync(place, { recursive: true })
  for (const name of readdirSync(ROOT))
    if (!LEFT_HERE.includes(name)) cpSync(join(ROOT, name), join(place, name), { recursive: true, filter: isCopied })
  for (const path of globSync(OUR_PICTURES, { cwd: place })) rmSync(join(place, path), { recursive: true })
  writeFileSync(join(place, 'site/assets/clients/clients.json'), '[]\n')
  for (const [path, text] of starterChanges(ROOT)) {
    const file = join(place, path)
    if (text === undefined) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  for (const path of testsOfOurContent(ROOT)) rmSync(join(place, path), { force: true })
  const manifest = join(place, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/^ *"new": .*\n/m, ''))
  const limits = join(place, 'scripts/measure/limits.json')
  writeFileSync(limits, `${JSON.stringify(openLimits(JSON.parse(readFileSync(limits, 'utf8'))), null, 2)}\n`)
  cpSync(join(import.meta.dirname, 'README.md'), join(place, 'README.md'))
  // `npm run check` counts the files that git knows.
  execFileSync('git', ['init', '--quiet'], { cwd: place })
  return undefined
}

/** Its owner will add pages and tests: what is counted may grow, what must not be there at all stays forbidden. */
function openLimits(limits: Record<string, number>): object {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit === 0 ? 0 : null]))
}

function isCopied(path: string): boolean {
  return !LEFT_HERE.includes(relative(ROOT, path))
}
