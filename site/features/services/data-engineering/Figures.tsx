interface FiguresProps {
  columns: readonly string[]
  /** Each row begins with its name. */
  rows: readonly (readonly string[])[]
  /** Indexes of rows that ask for attention. */
  alarms?: readonly number[]
}

/** A ruled table of names and figures in mono. */
export function Figures({ columns, rows, alarms = [] }: FiguresProps) {
  return (
    <table className="figures mono">
      <Columns names={columns} />
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={name} data-alarm={alarms.includes(index) || undefined}>
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
