import { join } from 'node:path'
import { buildIfNeeded } from '../scripts/build.ts'
import { run } from '../scripts/run.ts'
import { machine } from './report.ts'

// `npm run bench`: what we claim about speed and size, measured. `npm run bench -- weight start` runs those parts only;
// what follows a part and is no part is handed to it: `npm run bench -- lighthouse --all`. docs/performance.md keeps figures.

const PARTS = [
  'weight',
  'lighthouse',
  'interactions',
  'start',
  'pages',
  'submissions',
  'crowd',
  'scale',
  'uploads',
  'blog',
  'growth',
  'desk',
]

const chosen = choose(process.argv.slice(2))
if (chosen.length === 0) {
  console.error(`There is no such part. Parts are: ${PARTS.join(', ')}.`)
  process.exit(2)
}
const built = await buildIfNeeded()
if (built !== 0) process.exit(built)

for (const [part = '', ...rest] of chosen) {
  console.log(`\n${part} (${machine()} at its start)`)
  const code = await run('node', [join(import.meta.dirname, `${part}.ts`), ...rest])
  if (code !== 0) process.exitCode = 1
}

/** Each part with its own words. All of them when none is named; none when the first word names no part. */
function choose(words: readonly string[]): string[][] {
  if (words.length === 0) return PARTS.map((part) => [part])
  const chosen: string[][] = []
  for (const word of words) {
    if (PARTS.includes(word)) chosen.push([word])
    else if (chosen.length > 0) chosen.at(-1)?.push(word)
    else return []
  }
  return chosen
}
