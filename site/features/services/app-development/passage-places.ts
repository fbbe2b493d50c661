import type { CSSProperties } from 'react'
import { type Scale, tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { minutesOf } from '../clock.ts'
import { type WorkingDay, waitingAt } from './working-day.ts'

/** Pixels a minute on a tablet, and a character of a name. */
const TABLET_MINUTE = 1.44
const CHARACTER = 7.6

/** Where the dot stands at each moment of the log: per cent of the plot, and pixels of depth, `edit` for each edit. */
export function momentsOf(passage: ChartOf<'passage'>, day: WorkingDay, share: Scale, edit: number): CSSProperties {
  const places = passage.log.flatMap(({ at }, index) => {
    const minute = minutesOf(at)
    const depth = waitingAt(day, index === 0 ? minute + 1 / 60 : minute) * edit
    return [
      [`--x${index + 1}`, tenth(share(minute) * 1000) / 10],
      [`--y${index + 1}`, `${tenth(depth)}px`],
    ]
  })
  return Object.fromEntries(places)
}

/** Whether a tablet's stretch is shorter than its name. */
export function isShort({ label, from, to }: WorkingDay['stretches'][number]): boolean {
  return label.length * CHARACTER + 8 > (to - from) * TABLET_MINUTE
}
