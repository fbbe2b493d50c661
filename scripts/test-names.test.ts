import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type JourneyReport, namesOfJourneys, namesOfUnitTests, type UnitReport } from './test-names.ts'

const root = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results/names-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('names the unit tests that failed, the files that did not load, and second tries', { timeout: 60_000 }, () => {
  const test = "import { expect, it } from 'vitest'\nlet tries = 0\n"
  write('one.test.mjs', `${test}it('is right', () => expect(1).toBe(1))\nit('is wrong', () => expect(1).toBe(2))`)
  write('two.test.mjs', `${test}it('is late', { retry: 1 }, () => expect(++tries).toBe(2))`)
  write('three.test.mjs', "import './missing.mjs'")
  const file = join(folder, 'unit.json')
  tool('vitest', [
    'run',
    '--root',
    folder,
    '--config',
    write('vitest.config.mjs', 'export default {}'),
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const names = namesOfUnitTests(JSON.parse(readFileSync(file, 'utf8')) as UnitReport)
  expect(names.failed.sort()).toEqual([
    expect.stringMatching(/one\.test\.mjs: is wrong: AssertionError: expected 1 to be 2/),
    expect.stringMatching(/three\.test\.mjs: .*missing\.mjs/),
  ])
  expect(names.atSecondTry).toEqual([expect.stringMatching(/two\.test\.mjs: is late: AssertionError/)])
})

it('names the journeys that failed, and those of a second try', { timeout: 60_000 }, () => {
  write(
    'a.spec.mjs',
    "import { expect, test } from '@playwright/test'\ntest.describe('group', () => {\n  test('is wrong', () => expect(1).toBe(2))\n})\ntest('is late', ({}, info) => expect(info.retry).toBe(1))\ntest('is right', () => {})",
  )
  const file = join(folder, 'journeys.json')
  const config = `export default { testMatch: '*.spec.mjs', outputDir: 'out', retries: 1, reporter: [['json', { outputFile: '${file}' }]], projects: [{ name: 'b' }] }`
  tool('playwright', ['test', '--config', write('playwright.config.mjs', config)])
  const names = namesOfJourneys(JSON.parse(readFileSync(file, 'utf8')) as JourneyReport)
  expect(names.failed).toEqual(['[b] a.spec.mjs:3 is wrong'])
  expect(names.atSecondTry).toEqual(['[b] a.spec.mjs:5 is late'])
})

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Tools that find failed tests end with 1; that is what they shall do here. */
function tool(name: string, args: string[]) {
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, VITEST: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
  })
  expect(status, stderr).toBe(1)
}
