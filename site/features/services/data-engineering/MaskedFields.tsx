import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Columns } from './Figures.tsx'

/** A row as it reads without a right to its personal fields: runs of "x" in its values are blacked out. */
export function MaskedFields({ columns, rows }: ChartOf<'night'>['fields']) {
  return (
    <table className="figures mono">
      <Columns names={columns} className="sr-only" />
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value.split(/(x+)/).map(masked)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function masked(piece: string, index: number) {
  if (index % 2 === 0) return piece
  return (
    <span key={index} className="masked" style={{ width: `${piece.length}ch` }}>
      <span className="sr-only">masked</span>
    </span>
  )
}
