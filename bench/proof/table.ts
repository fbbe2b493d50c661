/** What became of one scene, as the page tells it. */
export interface Row {
  scene: string
  load: string
  figure: string
  bound: string
  date: string
  commit: string
}

const FROM = '<!-- proof: written by npm run proof -->'
const TO = '<!-- proof: end -->'

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) => `| ${[row.scene, row.load, row.figure, row.bound, row.date, row.commit].join(' | ')} |`,
  )
  return ['| scene | load | figure | bound | date | commit |', '|---|---|---|---|---|---|', ...lines].join('\n')
}

/** The rows that the page has between its marks. @throws an Error when it has no such marks. */
export function rowsOf(page: string): Row[] {
  const [from, to] = placeIn(page)
  return page
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [scene = '', load = '', figure = '', bound = '', date = '', commit = ''] = line.slice(2, -2).split(' | ')
      return { scene, load, figure, bound, date, commit }
    })
}

/** The page with another table between its marks. @throws an Error when it has no such marks. */
export function withTable(page: string, table: string): string {
  const [from, to] = placeIn(page)
  return `${page.slice(0, from)}\n\n${table}\n\n${page.slice(to)}`
}

function placeIn(page: string): [from: number, to: number] {
  const [from, to] = [page.indexOf(FROM), page.indexOf(TO)]
  if (from < 0 || to < from) throw new Error(`The page has no "${FROM}" before "${TO}".`)
  return [from + FROM.length, to]
}

interface TestRun {
  /** The exit code: a file that does not load, and an error outside of a test, are no failed test. */
  code: number
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

/** A run of tests in a few words: what it counted, or how many passed. A skipped scene was not run, whatever else passed. */
export function figureOf(run: TestRun | undefined, counts: readonly Record<string, number>[]): string {
  if (!run || (run.code !== 0 && run.numFailedTests === 0)) return '**failed to run**'
  if (run.numFailedTests > 0) return `**${run.numFailedTests} of ${run.numPassedTests + run.numFailedTests} failed**`
  if (run.numPassedTests === 0) return 'not run: it lacks a program or a right on this machine'
  const sums = new Map<string, number>()
  for (const [name, count] of counts.flatMap((each) => Object.entries(each)))
    sums.set(name, (sums.get(name) ?? 0) + count)
  const words = [...sums].map(([name, sum]) => `${sum.toLocaleString('en-US')} ${name}`)
  const skipped = run.numPendingTests > 0 ? `, ${run.numPendingTests} not run` : ''
  return `${words.length > 0 ? words.join(', ') : `${run.numPassedTests} of ${run.numPassedTests} passed`}${skipped}`
}
