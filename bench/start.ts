import { median, report } from './report.ts'
import { serve } from './site.ts'

// node bench/start.ts: from the start of the process to the first whole page, the site being built.

const RUNS = 5
const SECONDS = 0.8

const times: number[] = []
for (let run = 0; run < RUNS; run++) {
  const started = performance.now()
  const site = await serve()
  const response = await fetch(site.url)
  await response.text()
  times.push((performance.now() - started) / 1000)
  await site.close()
  if (!response.ok) throw new Error(`The first page answered ${response.status}.`)
}
const seconds = median(times)
report(`start to first page, median of ${RUNS}`, `${seconds.toFixed(2)} s`, `${SECONDS} s`, seconds <= SECONDS)
