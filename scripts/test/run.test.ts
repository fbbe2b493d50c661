import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Result, readResults, summary, told } from './results.ts'
import { selectTests } from './selection.ts'

const root = join(import.meta.dirname, '../..')
let folder: string

beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results/run-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('every unit test is reported, what failed with what was seen, and a file that does not load', () => {
  const test = "import { expect, it } from 'vitest'\n"
  write('one.test.mjs', `${test}it('is right', () => expect(1).toBe(1))\nit('is wrong', () => expect(1).toBe(2))`)
  write('two.test.mjs', `${test}it('needs a thing', (context) => context.skip('it needs a thing'))`)
  write('three.test.mjs', "import './missing.mjs'")
  const config = write('vitest.config.mjs', 'export default {}')

  const reporter = join(import.meta.dirname, 'unit-reporter.ts')
  tool('vitest', 'run', '--root', folder, '--config', config, `--reporter=${reporter}`)

  const all = readResults(folder).map(({ file, title, state, errors }) => [basename(file), title, state, errors[0]])
  expect(all.sort()).toEqual([
    ['one.test.mjs', 'is right', 'passed', undefined],
    ['one.test.mjs', 'is wrong', 'failed', expect.stringContaining('expected 1 to be 2')],
    ['three.test.mjs', expect.stringMatching(/three\..* loads$/), 'failed', expect.stringContaining('missing.mjs')],
    ['two.test.mjs', 'needs a thing', 'skipped', 'it needs a thing'],
  ])
})

test('every journey is reported, what failed with its place', () => {
  write(
    'a.spec.mjs',
    "import { expect, test } from '@playwright/test'\ntest.describe('group', () => {\n  test('is wrong', () => expect(1).toBe(2))\n})\ntest('needs a thing', () => test.skip(true, 'it needs a thing'))\ntest('is right', () => {})",
  )
  const reporter = join(import.meta.dirname, 'journey-reporter.ts')
  const config = `export default { testMatch: '*.spec.mjs', outputDir: 'out', reporter: '${reporter}', projects: [{ name: 'b' }] }`

  tool('playwright', 'test', '--config', write('playwright.config.mjs', config))

  const journeys = readResults(folder).filter(({ suite }) => suite === 'b')
  expect(journeys.map(({ file, title, state }) => [basename(file), title, state]).sort()).toEqual([
    ['a.spec.mjs:3', 'group is wrong', 'failed'],
    ['a.spec.mjs:5', 'needs a thing', 'skipped'],
    ['a.spec.mjs:6', 'is right', 'passed'],
  ])
})

describe('the closing lines', () => {
  const none = { ms: 2000, errors: [], paths: [] }
  const good: Result = { ...none, suite: 'units', file: 'a/b.test.ts', title: 'adds', state: 'passed' }
  const wrong = { errors: ['expected 1 to be 2'], paths: ['test-results/x.png'] }
  const bad: Result = { ...good, ...wrong, title: 'takes away', state: 'failed' }
  const left: Result = { ...good, title: 'cuts the power', state: 'skipped', errors: ['needs a loop device'] }

  test('count what passed and failed, and name what was not run and why', () => {
    const { text, isGood } = summary([good, bad, left], { seconds: 65, isWhole: false })

    expect(isGood).toBe(false)
    expect(text).toContain('not run: cuts the power: needs a loop device')
    expect(text.split('\n').slice(-3)).toEqual([
      '1:05 in all',
      'failed: [units] a/b.test.ts takes away',
      '1 passed, 1 failed, 1 skipped',
    ])
    const ofGood = { isGood: true, text: expect.stringMatching(/\n1 passed, 0 failed$/) }
    expect(summary([good], { seconds: 1, isWhole: false })).toMatchObject(ofGood)
  })

  test('tell of a failure the promise, what was seen, the picture and the command that runs it alone', () => {
    expect(told(bad).trim().split('\n')).toEqual([
      '✗ [units] takes away',
      'expected 1 to be 2',
      '  see test-results/x.png',
      "  alone: npx vitest run --project units a/b.test.ts -t 'takes away'",
    ])
    expect(told({ ...bad, suite: 'chromium', file: 'tests/journeys/quote.spec.ts:12' })).toContain(
      'alone: npm run build && npx playwright test tests/journeys/quote.spec.ts:12 --project chromium',
    )
    expect(told({ ...bad, file: 'a.spec.ts:1' }, { isFull: true })).toContain('build && JOURNEYS=full npx playwright')
    expect(told(bad, { isFull: true })).toContain('alone: SCENES=full npx vitest')
  })

  test('tell a command that finds its test, whatever the title holds', () => {
    const title = '+1 (a) [b] {c} $HOME `d` "e" isn\'t f.g? h|i \\'
    const pattern = told({ ...bad, title }).split(' -t ')[1] ?? ''

    const read = spawnSync('sh', ['-c', `printf %s ${pattern}`], { encoding: 'utf8' }).stdout

    expect(title).toMatch(new RegExp(`^${read}$`))
  })
})

describe('a part of the run', () => {
  test('is the files that a word names', () => {
    expect(selectTests(root, ['scan'])).toMatchObject({
      unitArgs: expect.arrayContaining(['server/submissions/scan.test.ts']),
      journeyArgs: expect.arrayContaining(['tests/journeys/scan.spec.ts', '--project', 'chromium']),
    })
  })

  test('is the sentences that hold it, where no file is named so', () => {
    const { unitArgs, journeyArgs } = selectTests(root, ['That a WORD names'])

    expect(unitArgs).toEqual(['scripts/test/run.test.ts', '-t', '(?i:that a word names)'])
    expect(journeyArgs).toBeUndefined()
    expect('is the files That a word names').toMatch(new RegExp(unitArgs?.[2] ?? ''))
    // The title of a table.
    expect(selectTests(root, ['no raw value']).unitArgs).toContain('scripts/measure/styles.test.ts')
  })

  test('is all units, those that draw among them, while files are edited', () => {
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain("vitest --project 'units*' --changed")
  })
})

test('without a network of its own, a process of the tests that asks for another machine is written down and refused', () => {
  const file = write('attempts', '')
  const ask =
    "net.connect(9, '192.0.2.1').on('error', ({ message }) => console.log(message)); net.connect(9).on('error', () => {})"
  const child = `import { spawnSync } from 'node:child_process'
    import { BARE_ENV as env } from ${JSON.stringify(join(root, 'tests/support/bare-env.ts'))}
    spawnSync(process.execPath, ['-e', ${JSON.stringify(ask)}], { env, stdio: 'inherit' })`
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, 'network.ts')}`

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', child], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, TEST_CONNECTIONS: file, NODE_OPTIONS },
  })

  expect(stdout).toBe('A test asks for 192.0.2.1.\n')
  expect(readFileSync(file, 'utf8')).toBe('192.0.2.1\n')
})

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Tools that find failed tests end with 1; that is what they shall do here. */
function tool(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, VITEST: undefined, TEST_REPORTS: folder },
  })
  expect(status, stderr).toBe(1)
}
