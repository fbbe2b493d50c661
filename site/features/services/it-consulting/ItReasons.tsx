import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { ReasonList } from '../ReasonList.tsx'
import { estateOf } from './estate.ts'

/** Three promises as ruled rows, beside the table that the third of them ends in. What differs from its forecast is underlined. */
export function ItReasons(props: ServicePageProps) {
  const estate = estateOf(chartOf(props, 'archipelago'))
  const { heading, caption, columns, rows } = chartOf(props, 'resurvey')
  return (
    <Part of="reasons" {...props} tone="sheet" ruler>
      {({ items }) => (
        <div className="it-reasons grid gap-y-12 gap-x-18 mt-12 lg:grid-cols-[7fr_5fr]">
          <ReasonList items={items} />
          <table className="it-resurvey self-start w-full border-t border-t-ink border-collapse">
            <caption className="pb-4 text-left">
              <b className="block as-heading text-h4 leading-snug tracking-h4">{heading}</b>{' '}
              <span className="mono text-muted">{caption}</span>
            </caption>
            <thead>
              <tr className="border-b border-line">
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col" className="mono max-[24rem]:tracking-h2">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ of, label, forecast, measured }) => (
                <tr key={of} className="border-b border-line">
                  <th scope="row">{label}</th>
                  <td className="text-muted">{of === 'files' ? estate.links.file : estate[of]}</td>
                  <td>{forecast}</td>
                  <td>{measured === forecast ? measured : <u>{measured}</u>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  )
}
