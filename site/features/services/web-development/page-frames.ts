import type { ChartOf } from '../../../schemas/charts/chart.ts'

type PageView = ChartOf<'page-view'>

/** A frame shows what has come a moment later: its time is rounded, as a film's is. Milliseconds. */
const ROUNDING = 30

export type Frame = ReturnType<typeof pageFrames>[number]

/** The film strip of a page view, one frame every so many milliseconds. Never throws. */
export function pageFrames({ every, frames, moments, seen }: PageView) {
  const times = Array.from({ length: frames }, (_, index) => index * every)
  const frameOf = (at: number) => times.find((time) => at <= time + ROUNDING)
  return times.map((at) => {
    const moment = moments.find((one) => frameOf(one.at) === at)
    const has = (when: number) => when <= at + ROUNDING
    const [from, to] = seen.picture
    return {
      /** Milliseconds since the tap. */
      at,
      /** What the visitor notices first in this frame; its exact time in milliseconds where it is not the frame's. */
      moment: moment && { label: moment.label, exact: at - moment.at > every / 4 ? moment.at : undefined },
      shows: {
        frame: has(seen.frame),
        name: has(seen.name),
        text: has(seen.text),
        ready: has(seen.ready),
        /** The share of the picture that has come. */
        picture: Math.min(1, Math.max(0, (at - from) / (to - from))),
      },
    }
  })
}

/** The whole view in milliseconds, and what is left of the budget. */
export function viewTime({ rows, budget }: PageView): { total: number; spare: number } {
  const total = Math.max(...rows.map(({ to }) => to))
  return { total, spare: budget - total }
}

/** 1380 as "1.38", with so many decimals. */
export function inSeconds(milliseconds: number, decimals: number): string {
  return (milliseconds / 1000).toFixed(decimals)
}
