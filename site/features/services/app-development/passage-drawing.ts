import { type Point, smoothPath } from '../../../chart/curve.ts'
import { polyline } from '../../../chart/path.ts'
import type { Scale } from '../../../chart/scale.ts'
import { type WorkingDay, waitingAt } from './working-day.ts'

interface Plan {
  /** Minutes since midnight to pixels along the day. */
  along: Scale
  /** Pixels for each edit that waits. */
  edit: number
  /** Pixels for a full signal. */
  bar: number
  /** The day runs downwards, depth to the right; else it runs to the right, depth downwards. */
  downwards: boolean
}

/** Minutes between two bars of the signal. */
const BAR_MINUTES = 2
/** The queue's rows change their tint after so many edits. */
const TINTS = [4, 9] as const
/** The tints, shallow first. */
export const QUEUE = ['fill-sea-text stroke-water-6', 'fill-sea stroke-sea-text', 'fill-[#2f8db3] stroke-sea']

/** The paths of a phone's day. The surface is the line at depth 0; a signal stands above it. */
export function drawPassage(day: WorkingDay, { along, edit, bar, downwards }: Plan) {
  const place = (minute: number, depth: number): Point => (downwards ? [depth, along(minute)] : [along(minute), depth])
  const rows = day.waiting.map(({ from, to, place: row }) => ({
    row,
    d: polyline(
      [place(from, (row - 1) * edit), place(to, (row - 1) * edit), place(to, row * edit), place(from, row * edit)],
      { closed: true },
    ),
  }))
  const tint = (row: number) => TINTS.filter((bound) => row > bound).length
  return {
    signal: signalBars(day)
      .map(({ minute, share }) => polyline([place(minute, -2), place(minute, -2 - share * bar)]))
      .join(''),
    /** Rows of the queue by tint, shallow first: each edit's bar is as long as it waited. */
    rows: [0, 1, 2].map((of) =>
      rows
        .filter(({ row }) => tint(row) === of)
        .map(({ d }) => d)
        .join(''),
    ),
    outline: day.stretches
      .flatMap(({ gaps }) => gaps)
      .map(({ edits, to }) => {
        const steps = edits.flatMap((at, index) => [place(at, index * edit), place(at, (index + 1) * edit)])
        return polyline([...steps, place(to, edits.length * edit), place(to, 0)])
      })
      .join(''),
  }
}

/** Bars of the signal: none in a gap, low beside one, and never two alike, the same at each build. */
function signalBars({ stretches }: WorkingDay): { minute: number; share: number }[] {
  return stretches.flatMap(({ from, to, signal, gaps }) => {
    const count = Math.floor((to - from) / BAR_MINUTES)
    return Array.from({ length: count }, (_, index) => from + 1 + index * BAR_MINUTES)
      .map((minute) => {
        const apart = Math.min(99, ...gaps.map((gap) => Math.max(gap.from - minute, minute - gap.to)))
        const swell = 0.78 + 0.16 * Math.sin(minute / 8.7) + 0.1 * Math.sin(minute / 2.9 + 1)
        return { minute, share: apart <= 0 ? 0 : (signal / 100) * swell * Math.min(1, 0.4 + apart / 8) }
      })
      .filter(({ share }) => share > 0)
  })
}

interface IsobathPlan {
  along: Scale
  edit: number
  /** Pixels that the lines run over. */
  from: number
  to: number
  count: number
  /** Pixels between two lines where nothing waits. */
  apart: number
}

/** Pixels between two samples of a line. */
const SAMPLE = 12

/** Lines below the queue: its profile, wider and softer with each line. Path data, the shallowest first. */
export function isobaths(day: WorkingDay, plan: IsobathPlan): string[] {
  return isobathDepths(day, plan).map((depths) =>
    smoothPath(
      depths.map((depth, at): Point => [plan.from + at * SAMPLE, depth]),
      { closed: false, tolerance: 0.8 },
    ),
  )
}

/** The same in pixels of depth, one value every twelve pixels. No line touches the one above it. */
export function isobathDepths(day: WorkingDay, { along, edit, from, to, count, apart }: IsobathPlan): number[][] {
  const perMinute = along(1) - along(0)
  let line = Array.from({ length: Math.ceil((to - from) / SAMPLE) + 1 }, (_, index) => {
    const minute = (from + index * SAMPLE - along(0)) / perMinute
    return waitingAt(day, minute) * edit
  })
  return Array.from({ length: count }, (_, index) => {
    const softer = blur(line, 2 + index * 0.8)
    line = softer.map((depth, at) => Math.max((line[at] ?? 0) + apart * 0.3, depth + apart))
    return line
  })
}

/** Each value becomes the mean of its neighbors, weighted by a bell of this width in samples. */
function blur(values: readonly number[], width: number): number[] {
  const reach = Math.ceil(width * 3)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-(((index - reach) / width) ** 2) / 2))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return values.map(
    (_, at) =>
      weights.reduce((sum, weight, index) => {
        const value = values[Math.min(values.length - 1, Math.max(0, at + index - reach))] ?? 0
        return sum + weight * value
      }, 0) / total,
  )
}
