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
        <div className="[--split:35.2%] mt-[clamp(2.5rem,5vw,4.25rem)]">
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
                    <p
                      className="absolute bottom-4 flex items-end gap-3.5 leading-[1.35] max-lg:hidden"
                      aria-hidden="true"
                    >
                      <b className="as-heading text-[6rem] leading-[0.9] tracking-h1">{plot.received[0]}</b>
                      <span className="mono max-w-44 text-muted">{plot.labels.count}</span>
                    </p>
                  )}
                </div>
                <BenefitPlot kind={kind} plot={plot} axis={axis} phases={phases} />
                <p
                  className="relative h-9 text-muted lg:hidden *:absolute *:top-2 *:-translate-x-1/2 mono"
                  aria-hidden="true"
                >
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
