import { Drawing } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { dayOf } from './day.ts'

/** Where the one release of the timetable opens into its own chart: decoration behind the section's head. */
export function LensCone({ timetable, share }: { timetable: ChartOf<'day-of-releases'>; share: number }) {
  const [start, end] = dayOf(timetable).releases.find(({ clock }) => clock === timetable.enlarged)?.stroke ?? []
  const across = (part: number) => tenth(part * 1000)
  const [left, right, foot] = [across(start?.[0] ?? 0), across(end?.[0] ?? 1), across(share)]
  const outer = `M0 1000C0 820 ${tenth(left * 0.98)} 940 ${left} 0`
  const inner = `M${foot} 1000C${foot} 620 ${right} 560 ${right} 0`
  return (
    <Drawing
      className="hidden md:block absolute inset-0 w-full h-[calc(100%+1px)] overflow-visible fill-shoal-pale"
      size={[1000, 1000]}
      stretched
    >
      <path d={`${outer}H${right}C${right} 560 ${foot} 620 ${foot} 1000z`} />
      <path className="md:fill-none md:stroke-sea md:[vector-effect:non-scaling-stroke]" d={outer + inner} />
    </Drawing>
  )
}
