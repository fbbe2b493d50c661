import { companyFigure } from '../../brand/company-figure.ts'
import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { type Dots, dotsOf, folded } from './dots.ts'
import { Edge } from './Edge.tsx'
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
          <h2 id="facts-title" className="pr-4">
            {facts.heading}
          </h2>
          <dl className="grid grid-cols-[1fr_1fr] gap-y-10 gap-x-5 md:grid-cols-[repeat(3,1fr)] md:gap-y-12 md:gap-x-10 md:mt-4">
            {items.map(({ figure, label, text }, index) => (
              <div key={label} className="group flex flex-col pt-6 border-t border-line-deep">
                <dt className="order-1 mt-3 font-medium">{label}</dt>
                <dd className="fact-figure as-heading text-h2-inner leading-flat tracking-h2 lg:text-figure">
                  {figure}
                </dd>
                <dd className="order-2 leading-text text-quiet-deep md:group-first:[grid-area:2/2] md:group-first:max-w-84">
                  {text}
                  {index === 0 && <span className="block">{facts.dots.each}</span>}
                </dd>
                {index === 0 && (
                  <dd className="fact-dots order-3 mt-7 md:[grid-area:3_/_1_/_4_/_3] md:mt-10" aria-hidden="true">
                    <DotGrid {...dots} id="dots-wide" className="w-full max-md:hidden" />
                    <DotGrid {...folded(dots)} id="dots-narrow" className="w-full md:hidden" />
                    <p className="mono grid gap-y-1 gap-x-8 mt-5 text-quiet-deep">
                      <span>{facts.dots.wide}</span>
                      <span className="before:dot-[0.6875rem] before:inline-block before:mr-2 before:bg-(--color-signal)">
                        {facts.dots.missed}
                      </span>
                    </p>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
        <Rope tone="light" />
        <RopeMark part="facts" line={line} />
        <RopeMark part="bottom" line={line} />
      </Section>
    </>
  )
}

/** Pixels from dot to dot, and a dot's radius. */
const PITCH = 20.9
const RADIUS = 6.2

function DotGrid({ columns, rows, missed, id, className }: Dots & { id: string; className: string }) {
  const [width, height] = [columns * PITCH, rows * PITCH].map((side) => Math.round(side * 10) / 10)
  const at = (place: number) => Math.round((place + 0.5) * PITCH * 10) / 10
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={className}>
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
