import type { ReactNode } from 'react'

interface FiguresProps {
  columns: readonly string[]
  /** Classes of the columns' names. */
  head?: string
  rows: readonly (readonly ReactNode[])[]
  /** Indexes of rows that ask for attention. */
  alarms?: readonly number[]
}

/** A ruled table of names and figures in mono. */
export function Figures({ columns, head, rows, alarms = [] }: FiguresProps) {
  return (
    <table className="figures mono">
      <Columns names={columns} className={head} />
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={String(name)} data-alarm={alarms.includes(index) || undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The heads of a table's columns. */
export function Columns({ names, className }: { names: readonly string[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
