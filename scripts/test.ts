import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browsers, findBrowsers } from './browsers.ts'
import { buildIfNeeded } from './build.ts'
import { run } from './run.ts'
import { installPackages } from './system-packages.ts'

// `npm test`: everything that CI runs, and one closing line that counts it.

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')
let passed = 0
let failed = 0

try {
  const browsers = findBrowsers()
  // A test runs the server in a read-only root (tests/faults/read-only-root.test.ts).
  if (!existsSync('/usr/bin/bwrap')) installPackages(['bubblewrap'])
  count((await run('node', ['scripts/check.ts'])) === 0)
  count((await buildIfNeeded()) === 0)
  await unitTests()
  await journeys(browsers)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed += 1
} finally {
  rmSync(reports, { recursive: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function unitTests() {
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`])
  const report = read<{ numPassedTests: number; numFailedTests: number }>(unitReport)
  passed += report?.numPassedTests ?? 0
  // A file that does not even load has no test to fail.
  failed += Math.max(report?.numFailedTests ?? 0, code === 0 ? 0 : 1)
}

async function journeys(browsers: Browsers) {
  const code = await run('playwright', ['test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    CHROMIUM: browsers.chromium,
    FIREFOX: browsers.firefox ?? '',
  })
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(journeyReport)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  passed += expected + flaky
  failed += Math.max(unexpected, code === 0 ? 0 : 1)
  if (flaky > 0) console.log(`${flaky} of the journeys passed only at the second try; the list above names them.`)
}

function count(isGood: boolean) {
  if (isGood) passed += 1
  else failed += 1
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
