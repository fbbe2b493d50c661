import { percent } from '../../../chart/scale.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../Part.tsx'
import { spelled } from '../spelled.ts'
import { withFigures } from '../with-figures.ts'
import { Ebb } from './Ebb.tsx'
import { ebbOf } from './ebb.ts'
import { estateOf, millions } from './estate.ts'

/** Three years: what is under contract as an ebbing tide, and the moves on the same months. */
export function ItCourse(props: ServicePageProps) {
  const course = chartOf(props, 'contract-course')
  const chart = chartOf(props, 'archipelago')
  const estate = estateOf(chart)
  const { label, heading, lead, moves, months, monthsUnit, foot } = course
  return (
    <Section tone="ink" labelledBy="course-title" className="section-y overflow-clip">
      <div className="page">
        <SectionHead
          id="course-title"
          label={label}
          heading={heading}
          lead={withFigures(lead, { count: spelled(estate.contracts), millions: millions(estate.contracted) })}
        />
        <Ebb course={course} steps={ebbOf(chart.systems)} litName={chart.lit} />
        <ol className="it-moves py-4 border-t border-line-deep">
          {moves.map(({ label: move, from, to }) => (
            <li
              key={move}
              data-late={from >= months / 2 || undefined}
              style={{ '--from': percent(from / months), '--to': percent(to / months) }}
            >
              <i />
              <p className="absolute top-1/2 left-[calc(var(--to)+0.75rem)] leading-flat whitespace-nowrap -translate-y-1/2">
                {move} <span className="mono max-md:hidden ml-1.5 text-muted-deep">{`${to - from} ${monthsUnit}`}</span>
              </p>
            </li>
          ))}
        </ol>
        <p className="mono flex flex-wrap justify-between gap-y-1 gap-x-8 pt-5 border-t border-line-deep text-muted-deep">
          <span>{withFigures(foot.estate, { systems: estate.systems, contracts: estate.contracts, months })}</span>
          <span>{withFigures(foot.budget, { agreed: foot.agreed, held: 100 - foot.agreed })}</span>
        </p>
      </div>
    </Section>
  )
}
