import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { BuildWeeks } from './BuildWeeks.tsx'

/** Six steps over their weeks, and below them what happens in each. */
export function AppProcess({ id, service, words }: ServicePageProps) {
  if (service.process === undefined) return null
  const { heading, lead, steps } = service.process
  const weeks = chartOf(id, service, 'build-weeks')
  return (
    <Section tone="shoal" ruler labelledBy="process-title" className="section-y">
      <div className="page">
        <SectionHead id="process-title" label={words.labels.process} heading={heading} lead={lead} />
        <BuildWeeks chart={weeks} titles={steps.map(({ title }) => title)} />
        <ol className="app-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <h3>
                <span className="mono" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <span className="mono app-steps-weeks">{weeksOf(weeks.labels.short, weeks.steps[index])}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** "wk 4–12" */
function weeksOf(short: string, step: ChartOf<'build-weeks'>['steps'][number] | undefined): string {
  if (step === undefined) return ''
  return `${short} ${step.from === step.to ? step.from : `${step.from}–${step.to}`}`
}
