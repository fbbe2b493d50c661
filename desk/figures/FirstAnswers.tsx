import type { DeskFigures } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { xOfDuration } from './plot-geometry.ts'

const STEP = 28
const LEFT = 92
const ROW = 64
/** The highest bar: eight days. */
const HIGH = 44

/** How long the first answer takes, by the hour at which a request came. */
export function FirstAnswers({ figures: { firstAnswers } }: { figures: DeskFigures }) {
  if (firstAnswers.length === 0) return null
  return (
    <section className="plot-block" aria-labelledby="first-heading">
      <div className="plot-head">
        <h2 id="first-heading">First answer</h2>
        <p>Median by the hour at which a request came. The scale is logarithmic.</p>
      </div>
      <div className="week">
        <svg className="plot" viewBox={`0 0 ${LEFT + 24 * STEP} ${firstAnswers.length * ROW + 20}`} aria-hidden="true">
          {firstAnswers.map(({ desk, medianMs, hours }, row) => (
            <g key={desk} transform={`translate(0 ${row * ROW})`}>
              <text x="0" y={ROW - 22}>
                {desk}
              </text>
              <text x="0" y={ROW - 6}>
                {durationInShort(medianMs)}
              </text>
              <path d={`M${LEFT} ${ROW - 6}h${24 * STEP}`} className="grid" />
              <path d={bars(hours)} className="stroke" strokeWidth="10" />
            </g>
          ))}
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} x={LEFT + hour * STEP} y={firstAnswers.length * ROW + 14}>
              {`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}
            </text>
          ))}
        </svg>
      </div>
      <details className="data">
        <summary>The same as a table</summary>
        <div className="table-wrap">
          <table>
            <thead>
              <tr>
                <th scope="col">Desk</th>
                <th scope="col">All {firstAnswers.reduce((sum, { count }) => sum + count, 0)}</th>
                {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
                  <th key={hour} scope="col">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {firstAnswers.map(({ desk, medianMs, hours }) => (
                <tr key={desk}>
                  <th scope="row">{desk}</th>
                  <td>{durationInShort(medianMs)}</td>
                  {Object.entries(hours).map(([hour, ms]) => (
                    <td key={hour}>{ms === null ? '' : durationInShort(ms)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

function bars(hours: readonly (number | null)[]): string {
  return hours
    .map((ms, hour) =>
      ms === null ? '' : `M${LEFT + hour * STEP + STEP / 2} ${ROW - 6}v${-Math.max(2, xOfDuration(ms, HIGH))}`,
    )
    .join('')
}
