import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** Seconds of the line before the first attempt and after the last. */
const BEFORE = 2
const AFTER = 26
/** Units of the drawing: its height, and how high the longest wait is arched. */
const HEIGHT = 30
const ARCH = 50

/** Attempts at their distance in time, joined by the waits between them. */
export function Attempts({ chart: { title, attempts } }: { chart: ChartOf<'attempts'> }) {
  const seconds = secondsSinceFirst(attempts)
  const all = BEFORE + (seconds.at(-1) ?? 0) + AFTER
  const x = (second: number) => BEFORE + second
  const columns = seconds.map((at, index) => (seconds[index + 1] ?? at + AFTER) - at)
  const longest = Math.max(...columns.slice(0, -1))
  const waits = columns.slice(0, -1).map((wait, index) => {
    const from = seconds[index] ?? 0
    return `M${x(from)} ${HEIGHT}Q${x(from + wait / 2)} ${Math.round(HEIGHT - (ARCH * wait) / longest)} ${x(from + wait)} ${HEIGHT}`
  })
  return (
    <div className="min-w-0 mt-7 text-small leading-label lg:col-[2/-1] lg:mt-1">
      <p className="text-muted">{title}</p>
      <div className="relative mt-3 border-b-[1.5px] border-ink" aria-hidden="true">
        <Drawing className="w-full h-[30px] fill-none stroke-sea [stroke-dasharray:4_4]" size={[all, HEIGHT]} stretched>
          <path d={waits.join('')} />
        </Drawing>
        {seconds.map((at) => (
          <i
            className="absolute -bottom-2 size-3.75 border-2 border-ink rounded-[50%] bg-sheet -translate-x-1/2 last:border-sea last:bg-sea"
            key={at}
            style={{ left: percent(x(at) / all) }}
          />
        ))}
      </div>
      <ol
        className="grid mt-4 grid-cols-[1fr] min-[24rem]:grid-cols-(--columns)"
        style={{ '--columns': columns.map((wait) => `minmax(0, ${wait}fr)`).join(' ') }}
      >
        {attempts.map(({ at, code, label }) => (
          <li key={at} className="pr-2 max-[24rem]:flex max-[24rem]:items-baseline max-[24rem]:gap-2">
            <span className="mono block">{at}</span> <b>{code}</b> <span>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The seconds of each attempt since the first one. */
export function secondsSinceFirst(attempts: ChartOf<'attempts'>['attempts']): number[] {
  const seconds = attempts.map(({ at }) => at.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
  return seconds.map((second) => second - (seconds[0] ?? 0))
}
