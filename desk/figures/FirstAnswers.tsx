import type { DeskFigures } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { HOURS, PlotBlock } from './PlotBlock.tsx'
import { xOfDuration } from './plot-geometry.ts'

// The same hours stand under each other here and in the week.
const STEP = 16
const LEFT = 40
const ROW = 54
const GROUND = 48
/** The highest bar: eight days. */
const HIGH = 28

/** How long the first answer takes, by the hour at which a request came. */
export function FirstAnswers({ figures: { firstAnswers } }: { figures: DeskFigures }) {
  if (firstAnswers.length === 0) return null
  return (
    <PlotBlock
      id="first-heading"
      heading="First answer"
      text="Median by the hour at which a request came. The scale is logarithmic."
      table={{
        head: ['Desk', `All ${firstAnswers.reduce((sum, { count }) => sum + count, 0)}`, ...HOURS],
        rows: firstAnswers.map(({ desk, medianMs, hours }) => ({
          key: desk,
          name: desk,
          cells: [medianMs, ...hours].map((ms) => (ms === null ? '' : durationInShort(ms))),
        })),
      }}
    >
      <div className="week">
        <svg
          className="plot"
          viewBox={`0 0 ${LEFT + 24 * STEP + 8} ${firstAnswers.length * ROW + 16}`}
          aria-hidden="true"
        >
          {firstAnswers.map(({ desk, medianMs, hours }, row) => (
            <g key={desk} transform={`translate(0 ${row * ROW})`}>
              <text x="0" y="14">
                {`${desk}, ${durationInShort(medianMs)}`}
              </text>
              <path d={`M${LEFT} ${GROUND}h${24 * STEP}`} className="grid" />
              <path d={bars(hours)} className="stroke" />
            </g>
          ))}
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} x={LEFT + hour * STEP} y={firstAnswers.length * ROW + 10}>
              {`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}
            </text>
          ))}
        </svg>
      </div>
    </PlotBlock>
  )
}

function bars(hours: readonly (number | null)[]): string {
  return hours
    .map((ms, hour) => (ms === null ? '' : `M${LEFT + hour * STEP} ${GROUND}v${-Math.max(2, xOfDuration(ms, HIGH))}`))
    .join('')
}
