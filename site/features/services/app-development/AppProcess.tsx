import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { BuildWeeks } from './BuildWeeks.tsx'

/** Six steps over their weeks, and below them what happens in each. */
export function AppProcess(props: ServicePageProps) {
  const weeks = chartOf(props, 'build-weeks')
  return (
    <Part of="process" {...props} tone="shoal" ruler>
      {({ steps }) => (
        <>
          <BuildWeeks chart={weeks} titles={steps.map(({ title }) => title)} />
          <ol className="mt-12 border-t border-t-ink md:grid md:border-0 md:grid-cols-[1fr_1fr] md:gap-y-10 md:gap-x-6 xl:grid-cols-[repeat(3,1fr)] xl:gap-y-14 xl:gap-x-[calc(2*var(--space-10))]">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="relative py-6 border-b border-b-muted-deep md:p-0 md:border-0">
                <h3 className="flex items-baseline gap-5 pr-[calc(2*var(--space-10))] text-h4 md:p-0">
                  <span className="mono text-quiet" aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <span className="mono absolute top-7.5 right-0 md:[clip-path:inset(50%)]">
                  {weeksOf(weeks.labels.short, weeks.steps[index])}
                </span>
                <p className="max-w-136 mt-2 text-soft">{text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </Part>
  )
}

/** "wk 4–12" */
function weeksOf(short: string, step: ChartOf<'build-weeks'>['steps'][number] | undefined): string {
  if (step === undefined) return ''
  return `${short} ${step.from === step.to ? step.from : `${step.from}–${step.to}`}`
}
