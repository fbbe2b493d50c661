import { percent } from '../../chart/scale.ts'
import type { Span } from '../../schemas/time-frame.ts'

/** How long a service takes, each range as a bar on one axis of weeks or months. The answer beside it says the same in words. */
export function TimeBars({ spans }: { spans: readonly Span[] }) {
  const { unit, length, end } = axisOf(spans)
  const at = (weeks: number) => percent(Math.min(1, weeks / length / end))
  /** Beyond it a label has no room after its bar on a phone. */
  const isLate = (weeks: number) => weeks / length / end > 0.6
  return (
    <div className="time-bars" aria-hidden="true">
      {spans.map(({ from, to, label, of }) => (
        <p key={label} className="relative h-8.5 mb-2 bg-shoal-pale" data-late={isLate(to) || undefined}>
          <i className="absolute inset-y-0 bg-sea" style={{ left: at(from), width: at(to - from) }} />
          <span className="absolute inset-y-0 content-center pl-2" style={{ left: at(isLate(to) ? from : to) }}>
            {of && !isLate(to) ? `${of}, ${label}` : label}
          </span>
          {of && isLate(to) && <em className="absolute inset-y-0 left-2 content-center not-italic">{of}</em>}
        </p>
      ))}
      <p className="mono flex justify-between pt-1 border-t border-ink">
        <span>0</span>
        <span>{end / 2}</span>
        <span>
          {end} {unit}
        </span>
      </p>
    </div>
  )
}

/** Months where something takes more than sixteen weeks. `length` is a unit in weeks, `end` an even count of them. */
export function axisOf(spans: readonly Span[]): { unit: 'weeks' | 'months'; length: number; end: number } {
  const longest = Math.max(...spans.map(({ to }) => to))
  const [unit, length] = longest > 16 ? (['months', 52 / 12] as const) : (['weeks', 1] as const)
  return { unit, length, end: Math.ceil(longest / length / 2 - 0.01) * 2 }
}
