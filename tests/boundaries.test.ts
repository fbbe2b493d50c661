import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

// Who may import whom (ARCHITECTURE.md). A folder is forbidden unless it is named here.

const root = resolve(import.meta.dirname, '..')

const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  'site/schemas': ['contract'],
  'site/chart': [],
  'site/ui': ['site/chart'],
  'site/form': ['contract', 'site/ui'],
  // All content, read and checked by scripts/content.
  'site/content.ts': ['contract', 'site/schemas'],
  'site/content-module.d.ts': ['site/content.ts'],
  'site/brand': ['contract', 'site/ui', 'site/schemas', 'site/content.ts', 'site/assets'],
  'site/first-script': ['site/ui'],
  'site/features': [
    'contract',
    'site/chart',
    'site/ui',
    'site/form',
    'site/brand',
    'site/schemas',
    'site/content.ts',
    'site/assets',
  ],
  'site/frame': ['contract', 'site/chart', 'site/ui', 'site/brand'],
  // The frame of every page places the features that stand on all of them: the quote dialog and the newsletter box.
  'site/frame/Document.astro': [
    'contract',
    'site/frame',
    'site/first-script',
    'site/features',
    'site/brand',
    'site/styles',
    'site/assets',
  ],
  'site/share': ['contract', 'site/chart'],
  'site/pages': [
    'contract',
    'site/share',
    'site/chart',
    'site/ui',
    'site/form',
    'site/frame',
    'site/first-script',
    'site/brand',
    'site/features',
    'site/schemas',
    'site/content.ts',
    'site/styles',
    'site/assets',
  ],
  'site/env.d.ts': ['contract'],
  'server/database': [],
  'server/secret.ts': [],
  'server/attachments': ['contract'],
  // The application context opens what it hands on; everything below sees no more of it than its types.
  'server/context.ts': ['contract', 'server/database', 'server/attachments', 'server/secret.ts'],
  'server/mail': ['contract', 'server/database', 'server/attachments', 'server/context.ts', 'server/secret.ts'],
  'server/submissions': [
    'contract',
    'server/database',
    'server/mail',
    'server/attachments',
    'server/context.ts',
    'server/secret.ts',
  ],
  'server/newsletter': ['contract', 'server/database', 'server/mail', 'server/context.ts', 'server/secret.ts'],
  'server/http': [
    'contract',
    'server/submissions',
    'server/newsletter',
    'server/attachments',
    'server/config.ts',
    'server/context.ts',
  ],
  // The doctor looks into everything, and the desk sends letters again.
  'server/desk': [
    'contract',
    'server/database',
    'server/mail',
    'server/submissions',
    'server/newsletter',
    'server/config.ts',
    'server/context.ts',
    'server/load-company.ts',
  ],
  'server/served-build.ts': ['contract'],
  'server/load-company.ts': ['contract', 'server/served-build.ts'],
  'server/config.ts': [],
  'server/app.ts': ['server/http', 'server/config.ts', 'server/context.ts'],
  'server/main.ts': ['*server'],
  // What builds, starts, draws, measures and tests the site. Nothing that is shipped imports any of it.
  scripts: [
    'contract',
    'site/schemas',
    'site/content.ts',
    'site/pages/_built.ts',
    'server/http/pages/content-type.ts',
    'server/main.ts',
  ],
  workshop: ['site/chart'],
  bench: ['contract', 'scripts'],
  'tests/support': ['contract'],
  'tests/journeys': ['contract', 'tests/support', 'scripts', 'server/database/open.ts'],
  'tests/faults': ['contract', 'tests/support', 'server'],
  'astro.config.ts': ['scripts'],
  'playwright.config.ts': ['contract', 'scripts'],
  'vitest.config.ts': ['scripts'],
}

/** Packages that only these files may import, beside tests and scripts. */
const ONLY_IN: Record<string, RegExp> = {
  'node:sqlite': /^server\/database\/sqlite\.ts$/,
  nodemailer: /^server\/mail\//,
  valibot: /^(contract\/(field|rules|company)\.ts|server\/config\.ts)$/,
  fastify: /^server\/(app\.ts|http\/)/,
  kysely: /^server\//,
  react: /^site\//,
  'lucide-react': /^site\//,
  'radix-ui': /^site\/(ui|form|features)\//,
  satori: /^site\/share\//,
  '@resvg/resvg-js': /^site\/share\//,
  pino: /^server\/main\.ts$/,
}

const TOOLS = ['scripts', 'workshop', 'bench', 'tests']
const CONFIGS = ['astro.config.ts', 'playwright.config.ts', 'vitest.config.ts']
const files = [
  ...list(['contract', 'site', 'server', ...TOOLS]).filter((file) => /\.(ts|tsx|astro)$/.test(file)),
  ...CONFIGS,
]
const imports = files.flatMap((file) => importsOf(file).map((name) => ({ file, name })))

test('every folder imports only what it may', () => {
  const wrong = imports.flatMap(({ file, name }) => {
    if (!name.startsWith('.') || isTest(file)) return []
    const target = relative(root, resolve(root, dirname(file), name.replace(/\?.*$/, '')))
    const from = unitOf(file)
    const to = unitOf(target)
    const allowed = MAY_IMPORT[from]
    if (allowed === undefined) return [`${file}: no rule names ${from}`]
    if (
      from === to ||
      allowed.some((name) => [to, target].includes(name) || to.startsWith(`${name}/`)) ||
      isStyle(target)
    )
      return []
    return allowed.includes('*server') && /^(server|contract)/.test(to) ? [] : [`${file} imports ${target}`]
  })

  expect(wrong).toEqual([])
})

test('no feature imports another feature', () => {
  const wrong = imports.filter(({ file, name }) => {
    const feature = /^site\/features\/([^/]+)\//.exec(file)?.[1]
    if (feature === undefined || !name.startsWith('.')) return false
    const target = relative(root, resolve(root, dirname(file), name))
    return target.startsWith('site/features/') && !target.startsWith(`site/features/${feature}/`)
  })

  expect(wrong).toEqual([])
})

describe('packages that stand behind few files', () => {
  test.each(Object.entries(ONLY_IN))('%s', (name, place) => {
    const wrong = imports.filter(
      (found) =>
        isShipped(found.file) &&
        (found.name === name || found.name.startsWith(`${name}/`)) &&
        !isTest(found.file) &&
        !place.test(found.file),
    )

    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})

test('no script of the browser brings every form along', () => {
  // These know the registry; a type alone costs the browser nothing.
  const withRegistry = /import (?!type )[^;'"]*? from '[./]*contract\/(forms|reply|company|placeholders)\.ts'/
  const heavy = files
    .filter((file) => /^site\/(features|form|ui)\//.test(file) && !isTest(file))
    .filter((file) => withRegistry.test(readFileSync(join(root, file), 'utf8')))

  expect(heavy).toEqual([])
})

test('only server/config.ts is handed the environment', () => {
  const readers = list(['contract', 'site', 'server'])
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !isTest(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'))

  // The processes' entry files hand it over; config.ts is what reads it.
  expect(
    readers.filter((file) => !['server/main.ts', 'server/config.ts', 'server/desk/cli.ts'].includes(file)),
  ).toEqual([])
})

test('modules are named in kebab-case, components in PascalCase', () => {
  const named = list(['site', 'scripts', 'workshop', 'bench']).filter(
    (file) => /\.(ts|tsx|astro|css)$/.test(file) && !file.startsWith('site/pages/'),
  )

  const wrong = named.filter((file) => {
    const name = basename(file).replace(/(\.(test|fixture|config|d))?\.\w+$/, '')
    const isComponent = /\.(tsx|astro)$/.test(file) && /^([A-Z][a-z0-9]*)+$/.test(name)
    // A component's test is named after it.
    return !isComponent && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
  })

  expect(wrong).toEqual([])
})

test('pages are thin', () => {
  const thick = list(['site/pages'])
    .filter((file) => file.endsWith('.astro'))
    .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 60)

  expect(thick).toEqual([])
})

test('the name of the company stands in content/company.yaml and nowhere else', () => {
  const name = /^name: (.+)$/m.exec(readFileSync(join(root, 'content/company.yaml'), 'utf8'))?.[1] ?? ''
  const elsewhere = list(['contract', 'site', 'server', 'content', ...TOOLS])
    .filter((file) => /\.(ts|tsx|astro|css|yaml|md|json|svg|html)$/.test(file) && file !== 'content/company.yaml')
    .filter((file) => readFileSync(join(root, file), 'utf8').toLowerCase().includes(name.toLowerCase()))

  expect(name).not.toBe('')
  expect(elsewhere).toEqual([])
})

function list(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** The folder that a rule names: `site/ui`, `tests/support`, `bench`; single files of site/ and server/ are units of their own. */
function unitOf(path: string): string {
  if (path in MAY_IMPORT) return path
  const [top = '', second] = path.split('/')
  return ['site', 'server', 'tests'].includes(top) ? `${top}/${second}` : top
}

function isShipped(file: string): boolean {
  return /^(contract|site|server)\//.test(file)
}

function isTest(file: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(file)
}

function isStyle(path: string): boolean {
  return path.endsWith('.css')
}
