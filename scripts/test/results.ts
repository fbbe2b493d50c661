import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One test, as its runner reports it. A line of JSON in a file of the run's folder. */
export interface Result {
  /** "units", "units-drawn", "postgres", "processes", a browser, or "run" for what is no test of a runner. */
  suite: string
  /** From the root of the project; empty for what has no file. */
  file: string
  /** The sentence of the promise. */
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** How long it took. */
  ms: number
  errors: string[]
  /** Pictures and traces of a failure; why one was skipped stands in `errors`. */
  paths: string[]
}

/** The folder in which the runners of a run report. */
export const REPORTS = process.env.TEST_REPORTS ?? '.'

const TIMES = join(import.meta.dirname, '../../node_modules/.cache/test-times.json')
/** Lines of an error that are shown: message, what was expected and what was seen. */
const ERROR_LINES = 24
/** Markup in one line can be as long as a page. */
const LINE_LETTERS = 600

/** Adds a test to what a runner has reported. What is not told of it is nothing. */
export function report(runner: string, told: Pick<Result, 'suite' | 'title' | 'state'> & Partial<Result>): void {
  const result: Result = { file: '', ms: 0, errors: [], paths: [], ...told }
  appendFileSync(join(REPORTS, `${runner}.jsonl`), `${JSON.stringify(result)}\n`)
}

/** Everything that the runners have reported so far. */
export function readResults(reports: string): Result[] {
  const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.jsonl')) : []
  return files.flatMap((name) =>
    readFileSync(join(reports, name), 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Result),
  )
}

/** How long the last whole run took, s. Undefined before the first. */
export function lastSeconds(): number | undefined {
  return existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')).seconds : undefined
}

/** What is said at the end: each failure with how to run it alone, what was not run and why, times, and the count. */
export function summary(results: readonly Result[], { seconds, isWhole }: { seconds: number; isWhole: boolean }) {
  const of = (state: Result['state']) => results.filter((result) => result.state === state)
  const suites = new Map<string, { tests: number; ms: number }>()
  for (const { suite, ms } of results) {
    const { tests, ms: sum } = suites.get(suite) ?? { tests: 0, ms: 0 }
    suites.set(suite, { tests: tests + 1, ms: sum + ms })
  }
  const times = [...suites].map(
    ([suite, { tests, ms }]) => `${suite}: ${tests} tests, ${Math.round(ms / 1000)} s of tests`,
  )
  if (isWhole) {
    mkdirSync(dirname(TIMES), { recursive: true })
    writeFileSync(TIMES, JSON.stringify({ seconds: Math.round(seconds) }))
  }
  const skipped = of('skipped').map(({ title, errors }) => `not run: ${title}${errors[0] ? `: ${errors[0]}` : ''}`)
  const failed = of('failed')
  const lines = [
    ...failed.map((result) => told(result)),
    ...new Set(skipped),
    ...times,
    `${clock(seconds)} in all`,
    ...failed.map(({ suite, file, title }) => `failed: [${suite}] ${file} ${title}`),
    `${of('passed').length} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ]
  return { text: lines.join('\n'), isGood: failed.length === 0 }
}

/**
 * A failure: the promise that broke, what was expected and seen, what is left to look at, and how to run it alone.
 *
 * @param isFull whether the run is the full one, which alone has some tests and browsers.
 */
export function told(
  { suite, file, title, errors, paths }: Result,
  { isFull = process.argv.includes('--full') } = {},
): string {
  const lines = errors.join('\n').split('\n').slice(0, ERROR_LINES)
  const error = lines.map((line) => (line.length > LINE_LETTERS ? `${line.slice(0, LINE_LETTERS)} …` : line)).join('\n')
  return [
    `\n✗ [${suite}] ${title}`,
    error,
    ...paths.map((path) => `  see ${path}`),
    ...again({ suite, file, title }, isFull),
  ].join('\n')
}

function again({ suite, file, title }: Pick<Result, 'suite' | 'file' | 'title'>, isFull: boolean): string[] {
  if (file === '') return []
  const [scenes, journeys] = isFull ? ['SCENES=full ', 'JOURNEYS=full '] : ['', '']
  if (file.includes('.spec.'))
    return [`  alone: npm run build && ${journeys}npx playwright test ${file} --project ${suite}`]
  // Within single quotes a shell reads all but these as they are.
  const quoted = patternOf(title).replaceAll("'", "'\\''")
  return [`  alone: ${scenes}npx vitest run --project ${suite} ${file} -t '${quoted}'`]
}

/** What a runner, which reads a regular expression, finds these words by. */
export function patternOf(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** "4:05" */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
