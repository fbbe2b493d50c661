import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'
import { SCENES, type Scene } from './scenes.ts'
import { figureOf, type Row, tableOf, withTable } from './table.ts'

// `npm run proof`: every scene in which something is broken on purpose, and the table of docs/reliability.md from what they
// counted. `--quick` runs a tenth of each, `--print` leaves the page as it is. Words choose scenes: `npm run proof -- kill`.

const PAGE = 'docs/reliability.md'
const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const words = args.filter((arg) => !arg.startsWith('--'))

const folder = mkdtempSync(join(tmpdir(), 'proof-'))
const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--short', 'HEAD')
const rows: Row[] = []
for (const scene of SCENES) rows.push(await prove(scene))
rmSync(folder, { recursive: true })

const table = tableOf(rows)
if (!args.includes('--print')) writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), table))
console.log(table)
process.exitCode = rows.some(({ figure }) => figure.startsWith('**')) ? 1 : 0

async function prove(scene: Scene): Promise<Row> {
  const size = scene.size && (isQuick ? scene.size.quick : scene.size.whole)
  const row = {
    scene: scene.name,
    load: scene.size ? scene.size.words(size ?? 0) : (scene.load ?? ''),
    bound: scene.bound,
    date: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${Math.round(loadavg()[0] ?? 0)}`,
    commit,
  }
  const isChosen = words.length === 0 || words.some((word) => scene.name.includes(word))
  if (!isChosen) return { ...row, figure: 'not run', date: '–', commit: '–' }
  console.error(`${scene.name}: ${row.load}`)
  const env = { SCENES: 'full', ...(scene.size && { [scene.size.variable]: String(size) }) }
  return { ...row, figure: 'bench' in scene.run ? await benched(scene.run.bench) : await tested(scene.run, env) }
}

async function tested(
  { project, file }: { project: string; file: string },
  env: Record<string, string>,
): Promise<string> {
  const report = join(folder, 'report.json')
  const counts = join(folder, 'counts.jsonl')
  for (const old of [report, counts]) rmSync(old, { force: true })
  const output = openSync(join(folder, 'output.log'), 'w')
  const reporters = ['--reporter=json', `--outputFile=${report}`]
  await run('vitest', ['run', '--project', project, ...reporters, file], { ...env, PROOF_COUNTS: counts }, output)
  const lines = existsSync(counts) ? readFileSync(counts, 'utf8').trim().split('\n') : []
  return figureOf(
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
    lines.map((line) => JSON.parse(line)),
  )
}

/** The figures that the bench prints with their budgets. */
async function benched(part: string): Promise<string> {
  const log = join(folder, 'bench.log')
  await run('node', [join('bench', `${part}.ts`)], {}, openSync(log, 'w'))
  const lines = readFileSync(log, 'utf8').match(/^(?:kept|BROKEN) .*$/gm) ?? []
  if (lines.length === 0) return '**failed to run**'
  const figures = lines.map((line) => line.replace(/^\w+ +/, '').replace(/ \(budget.*$/, ''))
  return lines.some((line) => line.startsWith('BROKEN')) ? `**${figures.join('; ')}**` : figures.join('; ')
}
