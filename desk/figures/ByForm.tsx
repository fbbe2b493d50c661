import type { DeskFigures } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { PlotBlock } from './PlotBlock.tsx'
import { xOfDuration } from './plot-geometry.ts'

const WIDTH = 270
const TICKS: [number, string][] = [
  [HOUR_MS / 4, '15 min'],
  [HOUR_MS, '1 h'],
  [4 * HOUR_MS, '4 h'],
  [24 * HOUR_MS, '1 d'],
  [72 * HOUR_MS, '3 d'],
]

/** Time to answer by form, all on one scale. */
export function ByForm({ figures: { forms, answers } }: { figures: DeskFigures }) {
  return (
    <PlotBlock
      id="form-heading"
      heading="By form"
      text="Time to answer, on one scale. ▼ is the promise, the thick mark the median."
    >
      <div className="overflow-x-auto">
        <table className="form-table w-full border-collapse text-label">
          <thead>
            <tr>
              <th scope="col">Form</th>
              <th scope="col">Promise</th>
              <th scope="col">Open</th>
              <th scope="col">Over</th>
              <th scope="col">On time</th>
              <th scope="col">Median</th>
              <th scope="col">
                <span className="hidden-text">Each answer on a scale</span>
                <span className="relative block h-5" aria-hidden="true">
                  {TICKS.map(([ms, label]) => (
                    <span
                      key={label}
                      className="absolute bottom-0 -translate-x-1/2 text-mono whitespace-nowrap"
                      style={{ left: `${xOfDuration(ms, 100)}%` }}
                    >
                      {label}
                    </span>
                  ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {forms.map(({ form, promise, promiseMs, open, overdue, answered, onTime, medianMs }) => (
              <tr key={form}>
                <th scope="row">{form.charAt(0).toUpperCase() + form.slice(1)}</th>
                <td>{promise}</td>
                <td>{open}</td>
                <td className={overdue > 0 ? 'broken' : undefined}>
                  <span>{overdue}</span>
                </td>
                <td>
                  {onTime} <span className="quiet">of {answered}</span>
                </td>
                <td>{medianMs === null ? '' : durationInShort(medianMs)}</td>
                <td>
                  <svg viewBox={`0 0 ${WIDTH} 30`} className="plot" aria-hidden="true">
                    {TICKS.map(([ms]) => (
                      <path key={ms} d={`M${xOfDuration(ms, WIDTH)} 0V30`} className="grid" />
                    ))}
                    <path d={strokes(answers, form, false)} className="stroke" />
                    <path d={strokes(answers, form, true)} className="stroke late" />
                    {medianMs !== null && (
                      <path d={`M${xOfDuration(medianMs, WIDTH)} 5V25`} className="median" strokeWidth="3" />
                    )}
                    {promiseMs !== null && (
                      <path d={`m${xOfDuration(promiseMs, WIDTH) - 4} 1h8l-4 5z`} className="promise" />
                    )}
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PlotBlock>
  )
}

function strokes(answers: DeskFigures['answers'], form: string, isLate: boolean): string {
  const drawn = answers.filter((answer) => answer.form === form && answer.lateMs > 0 === isLate)
  return drawn.map(({ tookMs }) => `M${xOfDuration(tookMs, WIDTH)} 8V22`).join('')
}
