import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browsers, findBrowsers } from './browsers.ts'
import { buildIfNeeded } from './build.ts'
import { checkLogs } from './log-check.ts'
import { run } from './run.ts'
import { installPackages } from './system-packages.ts'
import { type JourneyReport, namesOfJourneys, namesOfUnitTests, type TestNames, type UnitReport } from './test-names.ts'

// `npm test`: everything that CI runs, and one closing line that counts it.

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')
/** Every server that a test starts writes its log here, too. */
const logs = join(reports, 'logs')
mkdirSync(logs)
let passed = 0
let failed = 0
// Named again at the end: of a long log, often only the end is kept.
const names: TestNames = { failed: [], atSecondTry: [] }

try {
  const browsers = findBrowsers()
  // A test runs the server in a read-only root (tests/faults/read-only-root.test.ts).
  if (!existsSync('/usr/bin/bwrap')) installPackages(['bubblewrap'])
  // Where it cannot be had, an embedded one takes its place (tests/support/postgres-server.ts).
  if (!existsSync('/usr/lib/postgresql')) installPackages(['postgresql'])
  count('npm run check', (await run('node', ['scripts/check.ts'])) === 0)
  count('the build', (await buildIfNeeded()) === 0)
  await unitTests()
  await journeys(browsers)
  silenceOfLogs()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  count('the run itself; its error stands above', false)
} finally {
  rmSync(reports, { recursive: true })
}
for (const name of names.atSecondTry) console.log(`passed only at the second try: ${name}`)
for (const name of names.failed) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function unitTests() {
  const code = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    {
      TEST_LOGS: logs,
    },
  )
  const report = read<UnitReport>(unitReport)
  if (report) remember(namesOfUnitTests(report))
  passed += report?.numPassedTests ?? 0
  countFailed('vitest', report?.numFailedTests ?? 0, code)
}

async function journeys(browsers: Browsers) {
  const code = await run('playwright', ['test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    CHROMIUM: browsers.chromium,
    FIREFOX: browsers.firefox ?? '',
    TEST_LOGS: logs,
  })
  const report = read<JourneyReport>(journeyReport)
  if (report) remember(namesOfJourneys(report))
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  passed += expected + flaky
  countFailed('playwright', unexpected, code)
}

function silenceOfLogs() {
  const { servers, lines, problems } = checkLogs(logs)
  for (const problem of problems) console.error(`log: ${problem}`)
  count(`the logs of ${servers} servers, ${lines} lines, hold nothing personal`, lines > 0 && problems.length === 0)
}

function count(name: string, isGood: boolean) {
  if (isGood) passed += 1
  else {
    failed += 1
    names.failed.push(name)
  }
}

/** A tool that ends with an error failed once at least, even if it names no test: an import that fails has none. */
function countFailed(tool: string, tests: number, code: number) {
  if (tests > 0) failed += tests
  else if (code !== 0) count(`${tool} ended with ${code}; its error stands above`, false)
}

function remember(found: TestNames) {
  names.failed.push(...found.failed)
  names.atSecondTry.push(...found.atSecondTry)
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
