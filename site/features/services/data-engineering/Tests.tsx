import type { ReactNode } from 'react'
import type { Basin } from '../../../schemas/charts/basin.ts'
import type { Evidence } from '../../../schemas/charts/evidence.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { counted } from '../figures.ts'
import { Figures } from './Figures.tsx'
import { Overlap } from './Overlap.tsx'

interface TestsProps {
  label: string
  reasons: Service['reasons']
  basin: Basin
  evidence: Evidence
}

/** Three tests that a client can set, each with what it leaves on the table. */
export function Tests({ label, reasons, basin, evidence }: TestsProps) {
  const { heading, lead, items } = reasons
  const proofs: ReactNode[] = [
    <Overlap key="overlap" basin={basin} words={evidence.overlap} />,
    <Figures key="rerun" {...rerunTable(evidence.rerun)} />,
    <Figures
      key="files"
      columns={evidence.files.columns}
      rows={evidence.files.rows.map(({ path, lines, readBy }) => [path, counted(lines), readBy])}
    />,
  ]
  return (
    <Section tone="deep" labelledBy="reasons-title" className="section-y">
      <div className="page">
        <SectionHead id="reasons-title" label={label} heading={heading} lead={lead} />
        <ul className="tests">
          {items.map(({ figure, unit, title, text }, index) => (
            <li key={title}>
              <p className="tests-figure">
                <b>{figure}</b> <span className="mono">{unit}</span>
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <div className="overflow-x-auto">{proofs[index]}</div>
            </li>
          ))}
        </ul>
        <p className="text-small tests-caption">{evidence.caption}</p>
      </div>
    </Section>
  )
}

/** The same amounts from both runs, their difference, and the sums of all. */
export function rerunTable({ columns, rows, total }: Evidence['rerun']): { columns: string[]; rows: string[][] } {
  const all = [...rows, { name: total, cents: rows.reduce((sum, { cents }) => sum + cents, 0) }]
  return { columns, rows: all.map(({ name, cents }) => [name, amount(cents), amount(cents), amount(0)]) }
}

/** 41280615 cents as "412,806.15". */
function amount(cents: number): string {
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return cents < 0 ? `−${text}` : text
}
