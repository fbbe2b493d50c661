import type { Internship } from '../../schemas/internship.ts'
import { Section } from '../../ui/Section.tsx'
import { BenefitPlot } from './BenefitPlot.tsx'
import { weekAxis } from './week-axis.ts'

type ProgramProps = Internship['about'] & { phases: Internship['phases'] }

/** About the Program: what one gets, over the weeks in which it comes. */
export function Program({ heading, lead, benefits, plot, phases }: ProgramProps) {
  const weeks = plot.received.map((_, index) => index + 1)
  const axis = weekAxis(weeks.length)
  const marked = [...phases.map(({ from }) => from), weeks.length]
  return (
    <Section tone="sheet" labelledBy="about-title" ruler>
      <div className="page section-y">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 id="about-title" className="h2-beach lg:col-span-5">
            {heading}
          </h2>
          <p className="lead lg:col-span-7 lg:pl-[5%]">{lead}</p>
        </div>
        <div className="benefits">
          <div className="benefit-head mono" aria-hidden="true">
            <p className="text-muted">{plot.head}</p>
            <div>
              {phases.map(({ from, short }) => (
                <span key={from} className="text-muted" style={{ left: axis.at(from) }}>
                  {short}
                </span>
              ))}
              {weeks.map((week) => (
                <b key={week} style={{ left: axis.middle(week) }}>
                  {week}
                </b>
              ))}
            </div>
          </div>
          <ul>
            {benefits.map(({ title, text, plot: kind }) => (
              <li key={title} className="benefit">
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1.5 text-muted">{text}</p>
                  {kind === 'mentorship' && (
                    <p className="benefit-figure" aria-hidden="true">
                      <b>{plot.received[0]}</b> <span className="mono">{plot.labels.count}</span>
                    </p>
                  )}
                </div>
                <BenefitPlot kind={kind} plot={plot} axis={axis} phases={phases} />
                <p className="benefit-weeks mono" aria-hidden="true">
                  {marked.map((week) => (
                    <span key={week} style={{ left: axis.middle(week) }}>
                      {week}
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
          <p className="mono mt-5 text-muted">{plot.caption}</p>
        </div>
      </div>
    </Section>
  )
}
