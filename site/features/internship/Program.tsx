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
          <div
            className="benefit-head mono hidden border-b-2 border-b-muted lg:grid lg:grid-cols-[var(--split)_minmax(0,1fr)]"
            aria-hidden="true"
          >
            <p className="text-muted lg:self-end lg:pb-2">{plot.head}</p>
            <div className="relative h-[3rem]">
              {phases.map(({ from, short }) => (
                <span key={from} className="text-muted absolute whitespace-nowrap" style={{ left: axis.at(from) }}>
                  {short}
                </span>
              ))}
              {weeks.map((week) => (
                <b key={week} className="absolute whitespace-nowrap" style={{ left: axis.middle(week) }}>
                  {week}
                </b>
              ))}
            </div>
          </div>
          <ul>
            {benefits.map(({ title, text, plot: kind }) => (
              <li
                key={title}
                className="benefit pt-6 border-b border-b-line lg:grid lg:grid-cols-[var(--split)_minmax(0,1fr)] lg:pt-0 lg:pr-0"
              >
                <div className="lg:relative lg:min-h-[8.125rem] lg:max-w-[28.5rem] lg:py-6 lg:pr-8">
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1.5 text-muted">{text}</p>
                  {kind === 'mentorship' && (
                    <p className="benefit-figure hidden" aria-hidden="true">
                      <b>{plot.received[0]}</b>{' '}
                      <span className="mono lg:max-w-[11rem] lg:text-muted">{plot.labels.count}</span>
                    </p>
                  )}
                </div>
                <BenefitPlot kind={kind} plot={plot} axis={axis} phases={phases} />
                <p className="benefit-weeks mono relative h-[2.25rem] text-muted lg:hidden" aria-hidden="true">
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
