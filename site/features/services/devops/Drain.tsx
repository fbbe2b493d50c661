import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Items } from '../../../ui/Items.tsx'
import { withFigures } from '../with-figures.ts'
import { ribbonOf, stageAt } from './drain-ribbons.ts'

/** Containers as ribbons, one a node, as broad as the node is full. Beside it the numbers of each stage as a list. */
export function Drain({ nodes, stages, moment, unit, caption }: ChartOf<'drain'>) {
  const end = stages.at(-1)?.to ?? 0
  const all = stages[0]?.on.reduce((sum, many) => sum + many, 0) ?? 0
  const now = stageAt(stages, moment)
  const step = end / 4
  return (
    <figure className="offer-figure drain">
      <div className="drain-plot" aria-hidden="true">
        {nodes.map((node, index) => (
          <div key={node} className="drain-node grid h-15.5 grid-cols-[4rem_1fr] items-center font-medium">
            <span>{node}</span>
            <div className="relative h-14">
              <Drawing className="h-full" size={[end, 10]} stretched>
                <path className="stroke-line-strong" strokeDasharray="3 3" d={`M0 5H${end}`} />
                <path className="fill-sea stroke-none" data-node={index} d={ribbonOf(stages, index)} />
              </Drawing>
              <b
                className="absolute top-1/2 ml-1.5 px-1 rounded-sm bg-sheet font-medium leading-snug -translate-y-1/2"
                style={{ left: percent(moment / end) }}
              >
                {now?.on[index]}
              </b>
            </div>
          </div>
        ))}
        <div className="mono relative h-7 ml-16 border-t border-ink">
          {Array.from({ length: 5 }, (_, index) => index * step).map((minute) => (
            <span
              className="absolute top-1.5 whitespace-nowrap -translate-x-1/2 first:translate-x-0 nth-5:-translate-x-full"
              key={minute}
              style={{ left: percent(minute / end) }}
            >
              {minute === 0 ? `0 ${unit}` : minute}
            </span>
          ))}
          <i
            className="absolute bottom-full h-46.5 border-l-[1.5px] border-ink"
            style={{ left: percent(moment / end) }}
          />
        </div>
      </div>
      <Items
        className="sr-only"
        of={stages.map(({ from, on }) => `${from} ${unit}: ${nodes.map((node, at) => `${node} ${on[at]}`).join(', ')}`)}
      />
      <figcaption className="text-small">{withFigures(caption, { minutes: end, containers: all })}</figcaption>
    </figure>
  )
}
