import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { roadMinutes } from './day.ts'

/** Rems of a minute on a phone (road.css), of a name's row there, and from a job's start to its name. */
const MINUTE = 4.1
const ROW = 1.375
const BELOW = 0.5

/** The jobs with their places in minutes, and the sums in seconds. */
export function jobsOf({ jobs, budget }: ChartOf<'road'>) {
  const placed = jobs.map((job) => ({ ...job, start: roadMinutes(job.from), end: roadMinutes(job.to) }))
  const clock = Math.max(...placed.map(({ end }) => end)) * 60
  const work = placed.reduce((sum, { start, end, machines }) => sum + (end - start) * 60 * machines, 0)
  let free = 0
  return {
    jobs: placed.map((job) => {
      const name = Math.max(job.start * MINUTE + BELOW, free)
      free = name + ROW
      return { ...job, seconds: Math.round((job.end - job.start) * 60), name: Math.round(name * 100) / 100 }
    }),
    clock: Math.round(clock),
    work: Math.round(work),
    budget: Math.round(roadMinutes(budget) * 60),
    machines: placed.reduce((sum, { machines }) => sum + machines, 0),
  }
}
