import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { secondsOf } from '../clock.ts'

/** Rems of a minute on a phone (road.css), of a name's row there, and from a job's start to its name. */
const MINUTE = 4.1
const ROW = 1.375
const BELOW = 0.5

/** The jobs with their places, and the sums. All times are seconds. */
export function jobsOf({ jobs, budget }: ChartOf<'road'>) {
  const placed = jobs.map((job) => ({ ...job, start: secondsOf(job.from), end: secondsOf(job.to) }))
  let free = 0
  return {
    jobs: placed.map((job) => {
      const name = Math.max((job.start / 60) * MINUTE + BELOW, free)
      free = name + ROW
      return { ...job, seconds: job.end - job.start, name: Math.round(name * 100) / 100 }
    }),
    clock: Math.max(...placed.map(({ end }) => end)),
    work: placed.reduce((sum, { start, end, machines }) => sum + (end - start) * machines, 0),
    budget: secondsOf(budget),
    machines: placed.reduce((sum, { machines }) => sum + machines, 0),
  }
}
