import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { counted, signed } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { basinFigures } from './basin-figures.ts'
import { Columns } from './Figures.tsx'
import { ledgerRows, scaleOf } from './ledger-rows.ts'

/** From one department's figure to the other's: a table whose bars stand on one axis, beside the line of what is agreed. */
export function Ledger({ basin }: { basin: ChartOf<'basin'> }) {
  const figures = basinFigures(basin)
  const rows = ledgerRows(basin)
  const { at, ticks } = scaleOf(figures)
  return (
    <>
      <h2 id="ledger-title">{withFigures(basin.ledger.heading, { apart: counted(figures.apart) })}</h2>
      <div className="ledger" style={{ '--agreed': at(figures.agreed) }}>
        <p className="ledger-agreed mono">
          <span>{`${basin.ledger.agreed} ${counted(figures.agreed)}`}</span>
        </p>
        <table aria-labelledby="ledger-title">
          <colgroup>
            <col className="w-(--label)" />
            <col />
          </colgroup>
          <Columns names={basin.ledger.columns} className="sr-only" />
          <tbody>
            {rows.map(({ title, note, change, from, to, next }) => {
              const bar = { '--from': at(from), '--to': at(to), '--next': next === undefined ? undefined : at(next) }
              return (
                <tr key={title} data-change={change === undefined ? undefined : ''}>
                  <th scope="row">
                    {title}
                    {note && <small>{note}</small>}
                  </th>
                  <td style={bar}>
                    <i aria-hidden="true" />
                    {next !== undefined && <s aria-hidden="true" />}
                    <b>{change === undefined ? counted(to) : signed(change)}</b>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <div className="ledger-axis mono" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ '--at': at(tick) }}>
              <b>{counted(tick)}</b>
            </span>
          ))}
        </div>
      </div>
    </>
  )
}
