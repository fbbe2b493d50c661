import { lastOf } from '../../../chart/item-at.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { secondsOf } from '../clock.ts'

export type Run = ChartOf<'tide'>['runs'][number]

// How a stretch is shared out between two events.
/** The water falls within this share of the time until the alarm. */
const FALL = 0.25
/** It is lowest from this share of the time until the replica leads. */
const EBB = 0.76
/** Reads come back within this share of the time until the traffic turns. */
const RISE = 0.32
/** A tenth of the traffic has turned within this share of its turn; then it is watched. */
const TURN = 0.55

/**
 * The share of requests that were answered in one run, from the loss until everyone is served. A stretch of the tide goes
 * from one second and level to another, level at both ends (3s² − 2s³). Seconds; per cent of requests.
 */
export function stretches({ times, levels: [drop, low, reading] }: Run) {
  const [lost = 0, alarm = 0, leads = 0, turned = 0, served = 0] = times.map(secondsOf)
  const fallen = lost + (alarm - lost) * FALL
  const ebbed = leads * EBB
  const risen = leads + (turned - leads) * RISE
  const turn = (served - turned) / 10
  const tenth = (100 - reading) / 10
  return [
    { from: lost, to: fallen, start: 100, end: drop },
    { from: fallen, to: ebbed, start: drop, end: low },
    { from: ebbed, to: leads, start: low, end: low },
    { from: leads, to: risen, start: low, end: reading },
    { from: risen, to: turned, start: reading, end: reading },
    ...Array.from({ length: 10 }, (_, step) => {
      const [from, start] = [turned + step * turn, reading + step * tenth]
      const [until, end] = [from + turn * TURN, start + tenth]
      return [
        { from, to: until, start, end },
        { from: until, to: from + turn, start: end, end },
      ]
    }).flat(),
  ]
}

/** The second at which everyone is served. */
export function servedAt({ times }: Run): number {
  return secondsOf(lastOf(times))
}

/** Per cent answered at a second of the run; 100 before and after it. */
export function levelAt(run: Run, second: number): number {
  const stretch = stretches(run).find(({ from, to }) => second >= from && second < to)
  if (stretch === undefined) return 100
  const share = (second - stretch.from) / (stretch.to - stretch.from)
  return stretch.start + (stretch.end - stretch.start) * share * share * (3 - 2 * share)
}

/**
 * Requests that were not answered at once, and all of the run. The curve of a stretch lies as much above the mean of its
 * ends as below, so the sum is exact.
 */
export function waited(run: Run, requestsPerSecond: number): { waited: number; all: number } {
  const seconds = servedAt(run)
  const answered = stretches(run).reduce(
    (sum, { from, to, start, end }) => sum + ((to - from) * (start + end)) / 2 / 100,
    0,
  )
  return { waited: (seconds - answered) * requestsPerSecond, all: seconds * requestsPerSecond }
}
