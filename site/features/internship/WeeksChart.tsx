interface WeeksChartProps {
  phases: readonly { from: number; to: number; title: string }[]
}

/** Twelve weeks as lines that get longer with every phase. */
export function WeeksChart({ phases }: WeeksChartProps) {
  const last = Math.max(...phases.map((phase) => phase.to))
  const weeks = Array.from({ length: last }, (_, index) => index + 1)
  const depths = weeks.map((week) =>
    depthOf(
      week,
      last,
      phases.findIndex((phase) => week <= phase.to),
    ),
  )
  const ground = depths.map((depth, index) => `${(index + 0.5) * 100},${depth}`).join(' ')
  return (
    <figure className="weeks">
      <ol className="weeks-phases">
        {phases.map(({ from, to, title }) => (
          <li key={from} style={{ gridColumn: `${from} / ${to + 1}` }}>
            <span className="mono text-muted-deep">{`Weeks ${from}-${to}`}</span>
            <p>{title}</p>
          </li>
        ))}
      </ol>
      <div className="weeks-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${last * 100} 100`} preserveAspectRatio="none" aria-hidden="true">
          <polygon
            points={`0,${(depths[0] ?? 0) - 6} ${ground} ${last * 100},${(depths.at(-1) ?? 0) + 1} ${last * 100},100 0,100`}
          />
        </svg>
        {weeks.map((week, index) => (
          <div key={week}>
            <i style={{ height: `${depths[index]}%` }} />
            <span className="mono">{week}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}

/** Per cent of the plot's height: falls quickly at first, and by a step where a phase begins. */
function depthOf(week: number, last: number, phase: number): number {
  return Math.round(11 + 45 * Math.sin(((week / last) * Math.PI) / 2) + 8 * phase)
}
