import { numbers } from '../../chart/scale.ts'
import type { PlotProps } from './plot-props.ts'

/** The drawing's own units across; it is stretched to the plot. */
const WIDTH = 792
const TRUNK = 8
/** How far a branch leaves the trunk, in px. */
const DEEP = { change: 25, feature: 37 }

/** The running project and what leaves it: small changes that are merged, then the feature that ships. */
export function Merges({ plot: { merges, labels, received }, axis, phases }: PlotProps) {
  const [first = 1] = phases.map(({ from }) => from)
  const starts = [first + 0.4, ...merges.map((week) => week + 0.25)]
  const branch = (from: number, to: number, deep: number) => {
    const [left, right] = [axis.units(from, WIDTH), axis.units(to, WIDTH)]
    const bend = Math.min(22, 2 * Math.round((right - left) / 6))
    const down = TRUNK + deep
    return `M${numbers(left, TRUNK)}C${numbers(left + bend / 2, TRUNK, left + bend / 2, down, left + bend, down)}H${numbers(right - bend)}C${numbers(right - bend / 2, down, right - bend / 2, TRUNK, right, TRUNK)}`
  }
  const ships = received.length + 0.7
  const last = merges.at(-1) ?? 0
  return (
    <>
      <p className="benefit-over">{labels.trunk}</p>
      <div className="relative">
        <p className="absolute right-3 bottom-full">{labels.ships}</p>
        <svg width="100%" height="50" viewBox={`0 0 ${WIDTH} 50`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className="fill-none stroke-sea stroke-2"
            d={merges.map((week, index) => branch(starts[index] ?? 0, week, DEEP.change)).join('')}
          />
          <path className="fill-none stroke-sea stroke-3" d={branch(last + 0.25, ships, DEEP.feature)} />
          <path className="fill-none stroke-ink stroke-3" d={`M0 ${TRUNK}H${WIDTH}`} />
        </svg>
        <svg width="100%" height="16" className="absolute top-0 fill-white stroke-ink stroke-2" aria-hidden="true">
          {merges.map((week) => (
            <circle key={week} cx={axis.at(week)} cy={TRUNK} r="4.5" />
          ))}
          <circle cx={axis.at(ships)} cy={TRUNK} r="7" />
        </svg>
        <p
          className="w-fit ml-auto px-1 bg-sheet text-muted whitespace-nowrap sm:absolute sm:bottom-1.5 sm:-translate-x-1/2"
          style={{ left: axis.at((last + ships) / 2) }}
        >
          {labels.feature}
        </p>
      </div>
    </>
  )
}
