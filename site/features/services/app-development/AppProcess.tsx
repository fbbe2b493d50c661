import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'

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

interface BuildWeeksProps {
  chart: ChartOf<'build-weeks'>
  /** The names of the steps, in their order. */
  titles: readonly string[]
}

/** A name needs about so many weeks of room beside its bar. */
const NAME_WEEKS = 4
/** The part of a week that has passed when a build comes on Friday. */
const FRIDAY = 0.85

/** The steps over their weeks: outlined while nothing of it is in the client's hand. The list below says the same. */
function BuildWeeks({ chart: { weeks, steps, builds, note, labels, release }, titles }: BuildWeeksProps) {
  const bars = steps.slice(0, -1)
  const last = steps.at(-1)
  const first = steps[builds - 1]
  return (
    <div className="build-weeks hidden" aria-hidden="true" style={{ '--weeks': weeks }}>
      {weeksFrom(1, weeks).map((week) => (
        <p key={week} className="mono md:row-start-1 md:text-center" style={{ gridColumn: week }}>
          {week === 1 ? `${labels.week} ${week}` : week}
        </p>
      ))}
      {bars.map(({ from, to, visible }, index) => (
        <p
          key={titles[index]}
          className="build-bar md:relative md:self-center md:h-6.5 md:border-[1.5px] md:border-sea-text md:bg-shoal-pale"
          data-visible={visible || undefined}
          data-side={weeks - to >= NAME_WEEKS ? 'after' : 'before'}
          style={{ gridColumn: `${from} / ${to + 1}`, gridRow: index + 3 }}
        >
          <span className="md:absolute md:top-[-1px] md:left-full md:pl-3 md:text-body md:font-medium md:leading-6 md:whitespace-nowrap">
            {titles[index]}
          </span>
          {index === builds - 1 &&
            weeksFrom(from, to).map((week) => (
              <i
                className="md:absolute md:top-1/2 md:size-2.5 md:rounded-[50%] md:bg-white md:-translate-1/2"
                key={week}
                style={{ left: percent((week - from + FRIDAY) / (to - from + 1)) }}
              />
            ))}
        </p>
      ))}
      {release.map((share, index) => (
        <p
          key={share}
          className="build-release md:relative md:row-[3/9] md:h-[calc(var(--share)*11.875rem)] md:self-end md:mr-px md:bg-ink"
          style={{ gridColumn: (last?.from ?? 1) + index, '--share': share / 100 }}
        >
          <span className="mono md:absolute md:inset-x-0 md:bottom-full md:pb-1 md:text-center">
            {share === 100 ? labels.all : `${share}%`}
          </span>
        </p>
      ))}
      <p
        className="md:row-start-9 md:pt-2 md:text-body md:font-medium md:text-center"
        style={{ gridColumn: `${last?.from} / ${(last?.to ?? 0) + 1}` }}
      >
        {titles.at(-1)}
      </p>
      <i className="md:row-[7/10] md:mb-2 md:border-l md:border-ink" style={{ gridColumn: first?.from }} />
      <p className="mono md:row-start-9 md:pt-2 md:pl-3" style={{ gridColumn: `${first?.from} / ${last?.from}` }}>
        {note}
      </p>
    </div>
  )
}

function weeksFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
