import type { Basin } from '../../../schemas/charts/basin.ts'
import { counted, signed } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { basinFigures } from './basin-figures.ts'
import { type LedgerRow, ledgerRows, scaleOf } from './ledger-rows.ts'

/** From one department's figure to the other's: a table whose bars stand on one axis, beside the line of what is agreed. */
export function Ledger({ basin }: { basin: Basin }) {
  const figures = basinFigures(basin)
  const rows = ledgerRows(basin)
  const { at, ticks } = scaleOf(figures)
  const [what, count] = basin.ledger.columns
  return (
    <>
      <h2 className="max-w-[19em] lg:col-span-full" id="ledger-title">
        {withFigures(basin.ledger.heading, { apart: counted(figures.apart) })}
      </h2>
      <div className="ledger lg:col-span-7" style={{ '--agreed': at(figures.agreed) }}>
        <p className="ledger-agreed mono absolute inset-y-0 right-[var(--room)] left-[var(--label)] pointer-events-none">
          <span>{`${basin.ledger.agreed} ${counted(figures.agreed)}`}</span>
        </p>
        <table aria-labelledby="ledger-title">
          <colgroup>
            <col className="w-[var(--label)]" />
            <col />
          </colgroup>
          <thead className="sr-only">
            <tr className="h-[3.375rem] border-t border-t-line sm:h-[3.625rem]">
              <th scope="col">{what}</th>
              <th scope="col">{count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.title} row={row} at={at} />
            ))}
          </tbody>
        </table>
        <div
          className="ledger-axis mono absolute top-[1.75rem] right-[var(--room)] bottom-0 left-[var(--label)] pointer-events-none"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute top-0 bottom-[1.75rem] left-[calc(var(--at)_*_100%)] border-l border-l-line"
              style={{ '--at': at(tick) }}
            >
              <b>{counted(tick)}</b>
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

function Row({ row, at }: { row: LedgerRow; at: (value: number) => number }) {
  const { title, note, change, from, to, next } = row
  const bar = { '--from': at(from), '--to': at(to), '--next': next === undefined ? undefined : at(next) }
  return (
    <tr
      className="h-[3.375rem] border-t border-t-line sm:h-[3.625rem]"
      data-change={change === undefined ? undefined : ''}
    >
      <th scope="row">
        {title}
        {note && <small className="hidden sm:block sm:text-small sm:font-normal sm:text-muted">{note}</small>}
      </th>
      <td className="relative" style={bar}>
        <i className="absolute top-1/2" aria-hidden="true" />
        {next !== undefined && (
          <s
            className="absolute top-1/2 left-[calc(var(--next)_*_(100%_-_var(--room)))] h-full border-l border-l-ink"
            aria-hidden="true"
          />
        )}
        <b className="absolute top-1/2">{change === undefined ? counted(to) : signed(change)}</b>
      </td>
    </tr>
  )
}
