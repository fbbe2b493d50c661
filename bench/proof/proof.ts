import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../../scripts/build.ts'
import { removeTemporary, run, temporary } from '../../scripts/run.ts'
import { installProxies } from '../../scripts/test/full.ts'
import { SCENES, type Scene } from './scenes.ts'
import { figureOf, type Row, rowsOf, tableOf, withTable } from './table.ts'

// `npm run proof`: every scene in which something is broken on purpose, and the table of docs/reliability.md from what they
// counted, row after row. `--quick` runs a tenth of each, `--print` leaves the page as it is. Words choose scenes, and the
// other rows stay as they are: `npm run proof -- kill`.

const PAGE = 'docs/reliability.md'
const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const words = args.filter((arg) => !arg.startsWith('--'))

const folder = mkdtempSync(join(tmpdir(), 'proof-'))
temporary.push(folder)
const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--short', 'HEAD')
const known = new Map(rowsOf(readFileSync(PAGE, 'utf8')).map((row) => [row.scene, row]))
const chosen = SCENES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
installProxies()
const built = await buildIfNeeded(2)
if (built !== 0) {
  removeTemporary()
  process.exit(built)
}
const found = new Map<string, Row>()
for (const scene of chosen) {
  found.set(scene.name, await prove(scene))
  const page = SCENES.map((each) => found.get(each.name) ?? known.get(each.name) ?? notRun(each))
  if (!args.includes('--print')) writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), tableOf(page)))
}
removeTemporary()

console.log(tableOf([...found.values()]))
process.exitCode = [...found.values()].some(({ figure }) => figure.startsWith('**')) ? 1 : 0

function sizeOf({ size }: Scene): number | undefined {
  return size && (isQuick ? size.quick : size.whole)
}

function notRun(scene: Scene): Row {
  const load = scene.size ? scene.size.words(sizeOf(scene) ?? 0) : (scene.load ?? '')
  return { scene: scene.name, load, bound: scene.bound, figure: 'not run', date: '–', commit: '–' }
}

async function prove(scene: Scene): Promise<Row> {
  const row = {
    ...notRun(scene),
    date: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${Math.round(loadavg()[0] ?? 0)}`,
    commit,
  }
  const startedAt = performance.now()
  const env = { SCENES: 'full', IS_BUILT: 'yes', ...(scene.size && { [scene.size.variable]: String(sizeOf(scene)) }) }
  const figure = 'bench' in scene.run ? await benched(scene.run.bench) : await tested(scene.run, env)
  console.error(`${scene.name}: ${row.load}: ${figure} (${Math.round((performance.now() - startedAt) / 1000)} s)`)
  return { ...row, figure }
}

async function tested(
  { project, files }: { project: string; files: readonly string[] },
  env: Record<string, string>,
): Promise<string> {
  const report = join(folder, 'report.json')
  const counts = join(folder, 'counts.jsonl')
  for (const old of [report, counts]) rmSync(old, { force: true })
  const log = join(folder, 'output.log')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const args = ['run', '--project', project, ...reporters, ...files]
  const code = await run('vitest', args, { ...env, PROOF_COUNTS: counts }, openSync(log, 'w'))
  if (code !== 0) console.error(readFileSync(log, 'utf8'))
  const lines = existsSync(counts) ? readFileSync(counts, 'utf8').trim().split('\n') : []
  return figureOf(
    existsSync(report) ? { ...JSON.parse(readFileSync(report, 'utf8')), code } : undefined,
    lines.map((line) => JSON.parse(line)),
  )
}

/** The figures that the bench prints with their budgets. */
async function benched(part: string): Promise<string> {
  const log = join(folder, 'bench.log')
  const code = await run('node', [join('bench', `${part}.ts`)], {}, openSync(log, 'w'))
  const lines = readFileSync(log, 'utf8').match(/^(?:kept|BROKEN) .*$/gm) ?? []
  const isBroken = lines.some((line) => line.startsWith('BROKEN'))
  if (lines.length === 0 || (code !== 0 && !isBroken)) return '**failed to run**'
  const figures = lines.map((line) => line.replace(/^\w+ +/, '').replace(/ \(budget.*$/, ''))
  return isBroken ? `**${figures.join('; ')}**` : figures.join('; ')
}
