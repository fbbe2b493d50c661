import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { type Dots, dotsOf, folded } from './dots.ts'
import { Edge } from './Edge.tsx'
import { companyFigure } from './figures.ts'
import { MarginSoundings } from './MarginSoundings.tsx'
import { Rope, RopeMark } from './Rope.tsx'

export interface Fact {
  figure: string
  label: string
  text: string
}

interface FactsProps extends Pick<About, 'facts' | 'line'> {
  items: readonly Fact[]
}

/** Specification 9.1.3: seven figures. The first is drawn, one dot for one project. */
export function Facts({ facts, items, line }: FactsProps) {
  if (items.length === 0) return null
  const [projects, clients, success] = [companyFigure('projects'), companyFigure('clients'), companyFigure('success')]
  const dots = dotsOf({ projects, clients, success })
  return (
    <>
      <Edge seed={17} upper="trench" lower="ink" fathoms={17} rope="light" />
      <Section tone="ink" id="facts" labelledBy="facts-title" className="about-part about-facts">
        <div className="page">
          <h2 id="facts-title">{facts.heading}</h2>
          <dl>
            {items.map(({ figure, label, text }, index) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="fact-figure">{figure}</dd>
                <dd className="fact-text">
                  {text}
                  {index === 0 && <span>{facts.dots.each}</span>}
                </dd>
                {index === 0 && <DotChart dots={dots} words={facts.dots} />}
              </div>
            ))}
          </dl>
        </div>
        <Rope tone="light" />
        <RopeMark part="facts" line={line} />
        <RopeMark part="bottom" line={line} />
        <MarginSoundings part="facts" />
      </Section>
    </>
  )
}

/** Pixels from dot to dot, and a dot's radius. */
const PITCH = 20.9
const RADIUS = 6.2

function DotChart({ dots, words }: { dots: Dots; words: About['facts']['dots'] }) {
  return (
    <dd className="fact-dots" aria-hidden="true">
      <DotGrid {...dots} id="dots-wide" />
      <DotGrid {...folded(dots)} id="dots-narrow" />
      <p className="mono">
        <span>{words.wide}</span>
        <span data-missed="">{words.missed}</span>
      </p>
    </dd>
  )
}

function DotGrid({ columns, rows, missed, id }: Dots & { id: string }) {
  const [width, height] = [columns * PITCH, rows * PITCH].map((side) => Math.round(side * 10) / 10)
  const at = (place: number) => Math.round((place + 0.5) * PITCH * 10) / 10
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={id}>
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r={RADIUS} fill="#7fb3cc" />
      </pattern>
      <path d={`M0 0H${width}V${height}H0z`} fill={`url(#${id})`} />
      {missed.map(({ column, row }) => (
        <circle key={`${column} ${row}`} cx={at(column)} cy={at(row)} r={RADIUS + 0.5} className="fill-signal" />
      ))}
    </svg>
  )
}
