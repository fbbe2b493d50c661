import type { ReactNode } from 'react'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { basinFigures } from './basin-figures.ts'
import { Figures } from './Figures.tsx'

/** Three tests that a client can set, each with what it leaves on the table. */
export function Tests(props: ServicePageProps) {
  const basin = chartOf(props, 'basin')
  const evidence = chartOf(props, 'evidence')
  const { overlap } = evidence
  const { agreed, firstAlone, secondAlone } = basinFigures(basin)
  const pieces = [
    { rows: agreed, label: overlap.both },
    { rows: firstAlone, label: overlap.first },
    { rows: secondAlone, label: overlap.second },
  ]
  const proofs: ReactNode[] = [
    <figure key="overlap" className="overlap mono">
      <ul>
        {pieces.map(({ rows, label }) => (
          <li key={label} style={{ '--rows': rows }}>
            <span>{`${counted(rows)} ${label}`}</span>
            <i aria-hidden="true" />
          </li>
        ))}
      </ul>
      <figcaption>{overlap.caption}</figcaption>
    </figure>,
    <Figures key="rerun" {...rerunTable(evidence.rerun)} />,
    <Figures
      key="files"
      columns={evidence.files.columns}
      rows={evidence.files.rows.map(({ path, lines, readBy }) => [path, counted(lines), readBy])}
    />,
  ]
  return (
    <Part of="reasons" {...props} tone="deep">
      {({ items }) => (
        <>
          <ul className="tests mt-14 *:grid *:gap-6 *:py-10 *:border-t *:border-line-deep *:lg:grid-cols-[3fr_4fr_5fr] *:sm:max-lg:grid-cols-[11rem_1fr]">
            {items.map(({ figure, unit, title, text }, index) => (
              <li key={title}>
                <p className="tests-figure">
                  <b>{figure}</b> <span className="mono">{unit}</span>
                </p>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p>{text}</p>
                </div>
                <div className="overflow-x-auto">{proofs[index]}</div>
              </li>
            ))}
          </ul>
          <p className="text-small tests-caption">{evidence.caption}</p>
        </>
      )}
    </Part>
  )
}

/** The same amounts from both runs, their difference, and the sums of all. */
export function rerunTable({ columns, rows, total }: ChartOf<'evidence'>['rerun']) {
  const all = [...rows, { name: total, cents: rows.reduce((sum, { cents }) => sum + cents, 0) }]
  return { columns, rows: all.map(({ name, cents }) => [name, amount(cents), amount(cents), amount(0)]) }
}

/** 41280615 cents as "412,806.15". */
function amount(cents: number): string {
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return cents < 0 ? `−${text}` : text
}
