import type { ReactNode } from 'react'

interface PlotBlockProps {
  id: string
  heading: string
  text: ReactNode
  legend?: ReactNode
  /** What the drawing says, for those who read it: a row's first cell names it. */
  table?: {
    head: readonly string[]
    rows: readonly { key: string; name: ReactNode; cells: readonly (string | number)[] }[]
    note?: ReactNode
  }
  children: ReactNode
}

/** The hours of a day, as heads of a table. */
export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour))

/** A drawing under its heading, and the same as a table. */
export function PlotBlock({ id, heading, text, legend, table, children }: PlotBlockProps) {
  return (
    <section className="min-w-0 py-5 border-b border-(--rule) last:border-b-0" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-y-1 gap-x-5 mb-3">
        <h2 id={id} className="font-display text-lead font-[480] leading-snug tracking-text">
          {heading}
        </h2>
        <p className="max-w-[480px] text-(--quiet) text-label">{text}</p>
        {legend}
      </div>
      {children}
      {table && (
        <details className="mt-3 text-mono">
          <summary className="inline-block min-h-[24px] text-(--quiet) cursor-pointer">The same as a table</summary>
          <div className="max-h-[320px] overflow-auto">
            <table className="data border-collapse">
              <thead>
                <tr>
                  {table.head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ key, name, cells }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={table.head[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {table.note}
        </details>
      )}
    </section>
  )
}
