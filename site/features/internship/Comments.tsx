import type { PlotProps } from './plot-props.ts'

/** From dot to dot, in px; each dot is one comment. */
const PITCH = 11.5

/** Comments a week: those received stand on the line, those left on others' work hang below it. */
export function Comments({ plot: { received, given, labels }, axis }: PlotProps) {
  const line = Math.max(...received) * PITCH + 28
  const height = line + Math.max(...given) * PITCH + 14
  const first = given.findIndex((count) => count > 0) + 1
  const column = (index: number, count: number, from: number, step: number) => ({
    x1: axis.middle(index + 1),
    x2: axis.middle(index + 1),
    y1: from,
    // A little more, so that the last dot is drawn too.
    y2: from + step * ((count - 1) * PITCH + 0.5),
  })
  const dots = given.flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => ({ week: index + 1, place: place + 1 })),
  )
  return (
    <>
      <svg width="100%" height={height} aria-hidden="true">
        <g className="stroke-sea" strokeWidth="8.4" strokeLinecap="round" strokeDasharray="0 11.5">
          {received.map((count, index) => (
            <line key={axis.middle(index)} {...column(index, count, line - PITCH, -1)} />
          ))}
        </g>
        {dots.map(({ week, place }) => {
          const isFirst = week === first && place === 1
          return (
            <circle
              key={`${week} ${place}`}
              cx={axis.middle(week)}
              cy={line + place * PITCH}
              r={isFirst ? 5 : 4}
              className={isFirst ? 'fill-signal' : 'fill-sheet stroke-ink stroke-[1.5]'}
            />
          )
        })}
        <line x2="100%" y1={line} y2={line} stroke="currentColor" strokeWidth="1.5" />
        {received.map((count, index) => (
          <text key={axis.middle(index)} x={axis.middle(index + 1)} y={line - count * PITCH - 10} textAnchor="middle">
            {count}
          </text>
        ))}
      </svg>
      <p className="absolute top-9 left-[41.6%] bg-sheet px-1 text-sea-text">{labels.received}</p>
      <p
        className="absolute flex items-center gap-2 pl-2 bg-sheet"
        style={{ top: line + 1, right: `calc(100% - ${axis.middle(first)} + 0.75rem)` }}
      >
        {labels.first}
        <i className="w-[clamp(1rem,6vw,5.5rem)] border-t" />
      </p>
      <p
        className="absolute pl-2 bg-sheet text-right text-muted"
        style={{ top: line + 38, right: `calc(100% - ${axis.at(first)})`, maxWidth: axis.at(first) }}
      >
        {labels.given}
      </p>
    </>
  )
}
