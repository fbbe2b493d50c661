import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBrowsers } from '../browsers.ts'
import { buildIfNeeded } from '../build.ts'
import { endWithParent } from '../end-with-parent.ts'
import { checkLogs } from '../log-check.ts'
import { removeTemporary, run, temporary } from '../run.ts'
import { installPackages } from '../system-packages.ts'
import { FULL, faultsOfHtml, installForFull, picturesOfThisBrowser } from './full.ts'
import { enterLoopback } from './network.ts'
import { showProgress } from './progress.ts'
import { type Result, readResults, summary } from './results.ts'
import { type Selection, selectTests } from './selection.ts'

// `npm test`: everything that CI runs, and one closing line that counts it. `npm test -- WORDS` runs what is named so,
// `npm test -- --changed` what the changes since the last commit touch. `npm run test:full` repeats scenes, and compares pictures.

const args = process.argv.slice(2)
const isFull = args.includes('--full')
const root = join(import.meta.dirname, '../..')
/** Files that are never written to a disk (tests/support/postgres-server.ts). */
const MEMORY = '/dev/shm'
const POSTGRES = '/usr/lib/postgresql'
/** Where what a run leaves is kept until the next one: pictures of failures, and the output of its tools. */
const kept = join(root, 'test-results')

endWithParent()
installWhatIsMissing()
const network = await enterLoopback(import.meta.filename, args)

const reports = folderOfRun(tmpdir())
const logs = join(reports, 'logs')
mkdirSync(logs)
// What the last run left goes.
rmSync(kept, { recursive: true, force: true })
mkdirSync(kept)
/** Hundreds of servers and commands start in a run: the compiled code of one is the next one's. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled')
/** A runner needs half of this. Without a limit, Node collects its garbage late, and it takes twice the memory. */
const SMALL_HEAP = ['--max-old-space-size=320', '--max-semi-space-size=8']
const env: Record<string, string> = {
  ...(isFull && FULL),
  ...network.env,
  TEST_REPORTS: reports,
  TEST_LOGS: logs,
  // What tests that a signal ended have left there goes with the run.
  TMPDIR: reports,
  // But not what Playwright compiled for the next one.
  PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
  ...(existsSync(MEMORY) && { TEST_MEMORY: folderOfRun(MEMORY) }),
  NODE_COMPILE_CACHE,
}
const selected = args.some((arg) => arg !== '--full') ? selectTests(root, args) : undefined
const began = performance.now()
const results: Result[] = []

const endProgress = showProgress(reports)
try {
  await (selected ? some(selected) : all())
} catch (error) {
  result('the run itself', false, error instanceof Error ? error.message : String(error))
}
endProgress()
results.push(...readResults(reports))
const { text, isGood } = summary(results, {
  seconds: (performance.now() - began) / 1000,
  isWhole: !selected && !isFull,
})
removeTemporary()
console.log(text)
process.exitCode = isGood ? 0 : 1

/** A folder that goes with the run. Programs of another account have folders of their own in it. */
function folderOfRun(parent: string): string {
  const folder = mkdtempSync(join(parent, 'test-run-'))
  chmodSync(folder, 0o755)
  temporary.push(folder)
  return folder
}

/** Two lanes on two processors: one checks and runs what needs no build, the other builds and runs the journeys. */
async function all(): Promise<void> {
  const build = tool('the build', 'build.log', (output) => buildIfNeeded(output))
  await tool('npm run check', 'check.log', (output) => run('node', ['scripts/check.ts'], env, output))
  const units = async () => {
    for (const project of ['units*', 'postgres']) await vitest(['--project', project])
    if (!(await build)) return
    env.IS_BUILT = 'yes'
    await vitest(['--project', 'processes'])
  }
  const pages = async () => {
    if (!(await build)) return
    // Before there are browsers: it takes as much memory as all of them. Its tests tell why it was not built.
    await run('node', ['tests/support/changed-site.ts'], env, openSync(join(kept, 'changed-site.log'), 'w'))
    await playwright([])
  }
  if (isFull && (await build)) await prepareComparison()
  await Promise.all([units(), pages()])
  if (isFull) await more()
  if (!existsSync(POSTGRES))
    result('moves, and several servers in one database', undefined, 'needs PostgreSQL (Debian)')
  if (isFull && !existsSync(findBrowsers().firefox ?? '')) result('forms in Firefox', undefined, 'needs it (Debian)')
  const { servers, lines, problems } = checkLogs(logs)
  const clean = `the logs of ${servers} servers, ${lines} lines, hold nothing personal`
  result(clean, lines > 0 && problems.length === 0, problems.join('\n'))
  const asked = network.attempts().join('\n')
  result('no test asks for anything beyond this machine', asked === '', asked)
}

/** A picture is compared with one that the same browser drew. */
async function prepareComparison(): Promise<void> {
  const log = join(kept, 'pictures.log')
  try {
    const folder = await picturesOfThisBrowser(root, openSync(log, 'w'))
    if (folder) env.LOOK_FOLDER = folder
  } catch (error) {
    result('the pictures are compared', false, `${error instanceof Error ? error.message : error}\nsee ${log}`)
  }
}

async function more(): Promise<void> {
  if (env.LOOK_FOLDER) rmSync(dirname(env.LOOK_FOLDER), { recursive: true })
  await tool('npm run proof -- --quick', 'proof.log', (output) =>
    run('node', ['bench/proof/proof.ts', '--quick', '--print'], env, output),
  )
  const faults = await faultsOfHtml()
  const found = faults?.join('\n') ?? 'It needs Java (Debian: apt-get install default-jre-headless).'
  result("the W3C's checker finds no error in the HTML", faults && faults.length === 0, found)
}

async function some({ unitArgs, journeyArgs }: Selection): Promise<void> {
  const journeys = async (args: readonly string[]) => {
    if (await tool('the build', 'build.log', (output) => buildIfNeeded(output))) await playwright(args)
  }
  await Promise.all([unitArgs && vitest(unitArgs), journeyArgs && journeys(journeyArgs)])
  const found = args.includes('--changed') || readResults(reports).some(({ state }) => state !== 'skipped')
  if (!found) result('tests that are named so', false, 'None has a name like that, or only npm run test:full runs it.')
}

function vitest(more: readonly string[]): Promise<boolean> {
  const options = ['run', '--reporter=./scripts/test/unit-reporter.ts', '--passWithNoTests']
  return runner('vitest', ['node_modules/vitest/vitest.mjs', ...options, ...more])
}

function playwright(more: readonly string[]): Promise<boolean> {
  const options = ['test', '--reporter=./scripts/test/journey-reporter.ts', '--pass-with-no-tests']
  return runner('playwright', ['node_modules/@playwright/test/cli.js', ...options, ...more])
}

/** Runs tests with the output in a file. A failure is told by its tests, or by the runner where it ended without one. */
async function runner(name: string, args: readonly string[]): Promise<boolean> {
  const log = join(kept, `${name}.log`)
  const code = await run('node', [...SMALL_HEAP, ...args], env, openSync(log, 'a'))
  if (code !== 0 && readResults(reports).every(({ state }) => state !== 'failed'))
    result(name, false, `ended with ${code}; see ${log}`)
  return code === 0
}

/** Runs a tool with its output in a file. */
async function tool(name: string, file: string, start: (output: number) => Promise<number>): Promise<boolean> {
  const log = join(kept, file)
  const code = await start(openSync(log, 'w'))
  result(name, code === 0, `${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')}\nsee ${log}`)
  return code === 0
}

function result(title: string, isGood: boolean | undefined, error = ''): void {
  const state = isGood === undefined ? 'skipped' : isGood ? 'passed' : 'failed'
  results.push({ suite: 'run', file: '', title, state, ms: 0, errors: isGood ? [] : [error], paths: [] })
}

function installWhatIsMissing(): void {
  findBrowsers()
  // A test runs the server in a read-only root (tests/faults/read-only-root.test.ts).
  if (!existsSync('/usr/bin/bwrap')) installPackages(['bubblewrap'])
  // Where it cannot be had, an embedded one takes its place (tests/support/postgres-server.ts).
  if (!existsSync(POSTGRES)) installPackages(['postgresql'])
  if (isFull) installForFull()
  if (!existsSync('/usr/sbin/ip') && !existsSync('/sbin/ip')) installPackages(['iproute2'])
}
