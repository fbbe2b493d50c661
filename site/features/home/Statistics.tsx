import type { ReactNode } from 'react'
import { companyFigure } from '../../brand/company-figure.ts'
import { Backdrop } from '../../chart/Backdrop.tsx'
import type { Home } from '../../schemas/home.ts'
import { Section } from '../../ui/Section.tsx'

/** Specification 4.8. A percentage is shown as a dial. */
export function Statistics({ heading, items }: Home['statistics']) {
  if (items.length === 0) return null
  return (
    <Section tone="sheet" labelledBy="statistics-title" rail className="overflow-clip">
      <Backdrop name="statistics" className="statistics-chart" />
      <div className="page relative">
        <h2 id="statistics-title" className="statistics-title">
          {heading}
        </h2>
        <dl className="statistics-grid">
          {items.map((item) => (
            <div key={item.figure} className="statistic" data-figure={item.figure}>
              <dt>
                <span className="block text-lead leading-label font-medium">{item.label}</span>
                <span className="block max-w-68 leading-label text-balance">{item.text}</span>
              </dt>
              <dd className="statistic-value">
                <Value text={companyFigure(item.figure)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Value({ text }: { text: string }) {
  const [, number = text, sign = ''] = /^([\d.,]+)(\D*)$/.exec(text) ?? []
  const words = (
    <span>
      {number}
      {sign && (
        <>
          <wbr />
          <sup>{sign}</sup>
        </>
      )}
    </span>
  )
  return sign === '%' ? <Dial percent={Number(number)}>{words}</Dial> : words
}

/** One mark for half a percent. */
const MARKS = 200
const RADIUS = 149

/** Every mark is this long, every fifth longer, every tenth longest. */
const LENGTHS = [
  { every: 1, length: 7 },
  { every: 5, length: 11 },
  { every: 10, length: 18 },
]

/** A ring of marks, of which a share as large as the percentage is dark. */
function Dial({ percent, children }: { percent: number; children: ReactNode }) {
  const inked = Math.round((percent / 100) * MARKS)
  return (
    <span className="dial">
      <svg viewBox="-150 -150 300 300" fill="none" aria-hidden="true">
        <circle r={RADIUS} fill="var(--color-sheet)" fillOpacity=".72" stroke="currentColor" />
        <circle r={RADIUS - 22} stroke="currentColor" strokeWidth=".75" />
        <Marks from={0} to={inked} color="currentColor" />
        <Marks from={inked} to={MARKS} color="var(--color-line-strong)" />
      </svg>
      {children}
    </span>
  )
}

/** Marks are the dashes of wide arcs whose length is counted in marks, clockwise from the top. `to` is not included. */
function Marks({ from, to, color }: { from: number; to: number; color: string }) {
  const lengths = LENGTHS.map((kind) => ({ ...kind, first: Math.ceil(from / kind.every) * kind.every }))
  return lengths.map(({ every, length, first }) => {
    if (first >= to) return null
    const radius = RADIUS - length / 2
    const width = MARKS / (2 * Math.PI * radius)
    const at = (mark: number) => {
      const angle = (mark / MARKS) * 2 * Math.PI
      return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
    }
    const isLong = to - first > MARKS / 2 ? 1 : 0
    return (
      <path
        key={every}
        d={`M${at(first - 0.5)}A${radius} ${radius} 0 ${isLong} 1 ${at(to - 0.5)}`}
        stroke={color}
        strokeWidth={length}
        pathLength={to - first}
        strokeDasharray={`${width.toFixed(2)} ${(every - width).toFixed(2)}`}
        strokeDashoffset={(width / 2 - 0.5).toFixed(2)}
      />
    )
  })
}
