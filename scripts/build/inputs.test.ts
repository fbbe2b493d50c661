import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { importsOf, isTest, sourcesIn } from '../../tests/support/imports.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { isSourceOf, readInputs } from './inputs.ts'

let root: string

beforeEach(() => {
  root = tempFolder()
  write('content/company.yaml', 'domain: name.example\n')
  write('content/jobs/designer.yaml', 'title: Designer\n')
  write('site/pages/index.astro', '<h1>Home</h1>\n')
  write('site/share/draw.tsx', 'draw()\n')
  write('contract/routes.ts', 'export const routes = {}\n')
  write('package-lock.json', '{}\n')
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** What differs after a change. */
function changedBy(change: () => void): string[] {
  const before = readInputs(root)
  change()
  const after = readInputs(root)
  return (['all', 'code', 'drawing', 'desk', 'server'] as const).filter((name) => before[name] !== after[name])
}

describe('a build is needed', () => {
  test.each([
    ['content: not one of the programs differs', 'content/jobs/designer.yaml', 'title: Senior Designer\n', 'all'],
    ['a page', 'site/pages/index.astro', '<h1>House</h1>\n', 'all code'],
    ['what draws share images', 'site/share/draw.tsx', 'paint()\n', 'all code drawing'],
    ['a package', 'package-lock.json', '{"a":1}\n', 'all code drawing desk server'],
    // Share images take colors of the theme by way of the catalogue, which is no input.
    ['a color of the theme', 'site/styles/theme.css', '@theme { --color-signal: #0a5; }\n', 'all code drawing desk'],
    ['the server: none of the pages differs', 'server/main.ts', 'listen()\n', 'all server'],
    ['the domain', 'content/company.yaml', 'domain: other.example\n', 'all code'],
  ])('when another text makes it %s', (_what, path, text, differing) => {
    expect(changedBy(() => write(path, text))).toEqual(differing.split(' '))
  })

  test('when a file is added, renamed or deleted', () => {
    expect(changedBy(() => write('content/jobs/tester.yaml', 'title: Tester\n'))).toEqual(['all'])
    const jobs = join(root, 'content/jobs')
    expect(changedBy(() => renameSync(join(jobs, 'tester.yaml'), join(jobs, 'checker.yaml')))).toEqual(['all'])
    expect(changedBy(() => rmSync(join(jobs, 'checker.yaml')))).toEqual(['all'])
    expect(changedBy(() => rmSync(join(root, 'site/pages/index.astro')))).toEqual(['all', 'code'])
  })

  test('when a file comes back with its old date and size', () => {
    const file = join(root, 'content/jobs/designer.yaml')
    const { atime, mtime } = statSync(file)

    const changed = changedBy(() => {
      writeFileSync(file, 'title: Resigner\n')
      utimesSync(file, atime, mtime)
    })

    expect(changed).toEqual(['all'])
  })

  test.each([
    ['code', ['astro.config.ts', ...sourcesIn(['scripts/build', 'site'])]],
    ['drawing', sourcesIn(['site/share'])],
    ['desk', sourcesIn(['desk']).filter((file) => file !== 'desk/vite.config.ts')],
    ['server', sourcesIn(['server'])],
  ] as const)('when a file is another that the sources of its %s import', (name, sources) => {
    const files = new Set(sources.filter((file) => !isTest(file)))
    // What is added meanwhile is visited, too.
    for (const file of files)
      for (const { target, typeOnly } of importsOf(file))
        if (target && !typeOnly && target !== 'contract/catalogue.json') files.add(target)

    expect(files.size).toBeGreaterThan(5)
    expect([...files].filter((file) => !isSourceOf(name, file))).toEqual([])
  })

  test('when a public setting changes, in the environment or in .env, and when .env goes', () => {
    onTestFinished(() => void vi.unstubAllEnvs())

    expect(changedBy(() => vi.stubEnv('PUBLIC_URL', 'https://other.example'))).toEqual(['all', 'code'])
    expect(changedBy(() => vi.stubEnv('PUBLIC_URL', undefined))).toEqual(['all', 'code'])
    expect(changedBy(() => write('.env', 'PUBLIC_URL=https://third.example\n'))).toEqual(['all', 'code'])
    expect(changedBy(() => write('.env', 'PUBLIC_URL=https://fourth.example\n'))).toEqual(['all', 'code'])
    expect(changedBy(() => rmSync(join(root, '.env')))).toEqual(['all', 'code'])
  })

  test('when the year is another', () => {
    onTestFinished(() => void vi.useRealTimers())

    expect(changedBy(() => vi.useFakeTimers({ now: new Date('2031-01-01') }))).toEqual(['all', 'code'])
  })
})

test('no build is needed when a date, a test, the catalogue or a setting of the server alone changes', () => {
  const changed = changedBy(() => {
    utimesSync(join(root, 'content/jobs/designer.yaml'), new Date(), new Date())
    write('site/pages/index.test.ts', 'test()\n')
    write('contract/catalogue.json', '{}\n')
    write('.env', 'PORT=5000\nSMTP_URL=smtp://mail.example\n')
  })

  expect(changed).toEqual([])
})

test('all of this project is read in less than 300 ms', () => {
  const here = join(import.meta.dirname, '../..')
  readInputs(here)

  const before = process.threadCpuUsage()
  readInputs(here)
  const { user, system } = process.threadCpuUsage(before)

  // Processor time of this thread, so that neither a busy machine nor the tests of another one count.
  expect((user + system) / 1000).toBeLessThan(300)
})
