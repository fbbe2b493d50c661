import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clock, lastSeconds, readResults, told } from './results.ts'

/** How often the state of the run is told, ms. */
const EVERY_MS = 15_000

/** Tells what runs, how far it is and how long the last run took; a failure at once. @returns what ends it. */
export function showProgress(reports: string): () => void {
  const began = performance.now()
  const last = lastSeconds()
  const shown = new Set<string>()
  const tell = () => {
    const results = readResults(reports)
    for (const result of results.filter(({ state }) => state === 'failed')) {
      const text = told(result)
      if (!shown.has(text)) console.log(text)
      shown.add(text)
    }
    const counts = Object.entries(Object.groupBy(results, ({ suite }) => suite)).map(
      ([suite, done = []]) => `${suite} ${done.length}`,
    )
    const expected = existsSync(reports)
      ? readdirSync(reports)
          .filter((name) => name.endsWith('.total'))
          .reduce((sum, name) => sum + Number(readFileSync(join(reports, name), 'utf8')), 0)
      : 0
    const now = clock((performance.now() - began) / 1000)
    const all = expected > 0 ? ` of ${expected} so far` : ''
    console.log(
      `${now}  ${counts.join(', ') || 'check and build'}${all}${last ? `; the last run took ${clock(last)}` : ''}`,
    )
  }
  const timer = setInterval(tell, EVERY_MS)
  return () => clearInterval(timer)
}
