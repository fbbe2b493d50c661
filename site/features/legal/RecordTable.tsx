import { percent } from '../../chart/scale.ts'
import { AXIS_MARKS, axisShare, type StoredRecord } from './records.ts'

const KEY: Record<StoredRecord['kind'], string> = {
  written: 'what you wrote, sent or attached',
  hash: 'a keyed hash or note, no text',
  device: 'on your own device only',
}

/** The upright lines of the axis, as the backgrounds of each row. */
const MARKS = AXIS_MARKS.map(
  ({ hours }) => `linear-gradient(#b9d3da 0 0) ${percent(axisShare(hours))} 0 / 1px 100% no-repeat`,
).join()

/** Every kind of record as a line that ends on the day it is erased. The lines are drawn; the table says it in words. */
export function RecordTable({ records }: { records: readonly StoredRecord[] }) {
  return (
    <div className="chart-border legal-chart" id="records">
      <div className="chart-sheet">
        <div className="chart-inner p-5 bg-shoal-pale">
          <table className="block leading-label" style={{ '--marks': MARKS }}>
            <caption className="lg:sr-only">What is stored, who sees it, how long</caption>
            <thead className="max-lg:sr-only">
              <tr>
                <th scope="col">What is stored</th>
                <th scope="col">Who sees it</th>
                <th scope="col">How long</th>
                <td aria-hidden="true" className="mono lg:relative lg:h-5">
                  {AXIS_MARKS.map(({ brief, hours }) => (
                    <span key={brief} style={{ left: percent(axisShare(hours)) }}>
                      {brief}
                    </span>
                  ))}
                </td>
              </tr>
            </thead>
            <tbody>
              {records.map(({ what, who, kept, hours, kind, erase }) => (
                <tr key={what}>
                  <th scope="row">
                    <Sign kind={kind} />
                    {what}
                    <span className="sr-only">{` (${KEY[kind]}${erase ? '; you can erase it yourself' : ''})`}</span>
                  </th>
                  <td data-label="Seen by">{who}</td>
                  <td data-label="Kept">{kept}</td>
                  <td aria-hidden="true" className="legal-axis relative h-5">
                    <i
                      className="absolute top-[calc(50%-2px)] left-0 h-0 border-t-4 border-deep"
                      data-kind={kind}
                      data-end={hours === undefined ? 'open' : 'fixed'}
                      style={{ width: hours === undefined ? '98%' : percent(axisShare(hours)) }}
                    />
                    {erase && (
                      <b className="dot-[0.875rem] absolute top-[calc(50%_-_0.4375rem)] -left-1.5 bg-(--color-signal)" />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="flex flex-wrap gap-y-2 gap-x-9 pt-5 border-t border-t-[#b9d3da] text-small">
            {Object.entries(KEY).map(([kind, words]) => (
              <li key={kind} className="inline-flex items-center gap-3">
                <Sign kind={kind} /> {words}
              </li>
            ))}
            <li className="inline-flex items-center gap-3">
              <Sign kind="erase" /> you can erase it yourself from the first minute
            </li>
          </ul>
        </div>
      </div>
    </div>
  )
}

function Sign({ kind }: { kind: string }) {
  return <i className="legal-sign" data-kind={kind} aria-hidden="true" />
}
