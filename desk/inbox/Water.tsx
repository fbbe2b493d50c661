import { useId } from 'react'
import type { DueGroup, GroupEnds } from '../time/due-groups.ts'
import {
  above,
  besideTicks,
  type Dot,
  isobath,
  type StripSize,
  stripY,
  ticksOf,
  type Water as WaterPlace,
} from './strip-geometry.ts'

type ShownDot = Dot & { reference: string; free: boolean }

interface Props {
  size: StripSize
  water: WaterPlace
  ends: GroupEnds
  /** Where each group ends in the visible part of the list; nothing where nothing is due. */
  edges: Partial<Record<DueGroup, number>>
  dots: readonly ShownDot[]
  chosen: string | undefined
  onJump: (reference: string) => void
}

/** The chart behind the rows: water by time left, isobaths between the groups, and the depth strip at the left. */
export function Water({ size, water, ends, edges, dots, chosen, onJump }: Props) {
  const clip = useId()
  const beside = useId()
  const { surface } = water
  const marks = {
    overdue: surface,
    hour: stripY(ends.hour - ends.now, water),
    today: stripY(ends.today - ends.now, water),
  }
  const paths = (['today', 'hour', 'overdue'] as const).map((group, seed) => {
    const edge = edges[group] ?? (group === 'overdue' ? undefined : marks[group])
    // Nothing is overdue: the surface is a calm line.
    if (edge === undefined) return { group, path: `M0 ${surface}H${size.width}` }
    return { group, path: isobath(marks[group], clamp(edge, size), seed + 1, size) }
  })
  const tomorrow = edges.tomorrow
  const isOverdue = edges.overdue !== undefined
  const highest = dots.find((dot) => dot.overdue)

  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
      <clipPath id={clip}>
        <path d={`M0 ${surface}H${size.width}V${size.height}H0Z`} />
      </clipPath>
      <clipPath id={beside}>
        <path clipRule="evenodd" d={besideTicks(size, water)} />
      </clipPath>
      {paths.map(({ group, path }) =>
        group === 'overdue' && !isOverdue ? (
          <path key={group} d={`M0 -20H${size.width}V${surface}H0Z`} fill="var(--ground)" />
        ) : (
          <path key={group} d={above(path)} className={`zone-${group}`} />
        ),
      )}
      <g clipPath={`url(#${beside})`}>
        {paths.map(({ group, path }) => (
          <path
            key={group}
            d={path}
            className={group !== 'overdue' ? 'edge' : isOverdue ? 'edge surface' : 'edge calm'}
          />
        ))}
        {tomorrow !== undefined && <path d={isobath(undefined, clamp(tomorrow, size), 4, size)} className="edge" />}
      </g>
      <Ruler size={size} water={water} clip={clip} />
      {highest && <path d={`M${highest.x} ${highest.y}V${surface}`} className="stroke-(--broken) stroke-[2.5]" />}
      {dots.map((dot) => (
        <path key={dot.reference} d={dot.leader} className={classOf('leader', dot, chosen)} />
      ))}
      {dots.map((dot) => (
        <circle
          key={dot.reference}
          cx={dot.x}
          cy={dot.y}
          r={dot.reference === chosen ? 5 : 4}
          className={classOf('dot', dot, chosen)}
          onClick={() => onJump(dot.reference)}
        />
      ))}
    </svg>
  )
}

function Ruler({ size, water, clip }: { size: StripSize; water: WaterPlace; clip: string }) {
  const places = ticksOf(size, water)
  const from = [water.surface, ...places.map(({ y }) => y)]
  return (
    <g>
      <rect
        x="0.5"
        y={water.surface}
        width="5"
        height={water.length}
        className="fill-(--ground) stroke-(--text) stroke-1"
        clipPath={`url(#${clip})`}
      />
      {from
        .slice(0, -1)
        .map((y, index) => <rect key={y} x="0" y={y} width="6" height={(from[index + 1] ?? y) - y} className="ruler" />)
        .filter((_, index) => index % 2 === 0)}
      {places.map(({ left, text, x, y, end }) => (
        <g key={left}>
          <path d={`M6 ${y}H${end}`} className="tick-line" />
          <text x={x} y={y + 4} className="tick-text">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

function classOf(name: string, { overdue, free, reference }: ShownDot, chosen?: string): string {
  return [name, overdue && 'overdue', free && 'free', !overdue && reference === chosen && 'chosen']
    .filter(Boolean)
    .join(' ')
}

/** An edge that was scrolled far away would bend its path over the whole strip. */
function clamp(edge: number, { height }: StripSize): number {
  return Math.max(-24, Math.min(height + 24, edge))
}
