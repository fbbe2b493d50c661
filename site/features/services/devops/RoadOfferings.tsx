import { Drawing } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import { timeOf } from '../clock.ts'
import type { ServicePageProps } from '../Part.tsx'
import { withNamed } from '../with-figures.ts'
import { Drain } from './Drain.tsx'
import { dayOf } from './day.ts'
import { Findings } from './Findings.tsx'
import { MachineWeek } from './MachineWeek.tsx'
import { Resources } from './Resources.tsx'
import { RoadChart } from './RoadChart.tsx'
import { jobsOf } from './road-jobs.ts'

/** Six jobs on one road: the pipeline enlarged from the timetable, and a drawing for each of the others. */
export function RoadOfferings({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.offerings
  const [pipeline, ...others] = items
  const road = chartOf({ id, service }, 'road')
  const { clock, work, budget } = jobsOf(road)
  const drawings = [
    <Resources key="resources" {...chartOf({ id, service }, 'resources')} />,
    <Drain key="drain" {...chartOf({ id, service }, 'drain')} />,
    <Alerts key="alerts" {...chartOf({ id, service }, 'alerts')} />,
    <Findings key="findings" {...chartOf({ id, service }, 'findings')} />,
    <MachineWeek key="week" {...chartOf({ id, service }, 'machine-week')} />,
  ]
  const sums = [clock, work, budget - clock].map((seconds, index) => ({
    time: timeOf(seconds),
    label: withNamed(road.sums[index] ?? '', { budget: road.budget }),
  }))
  return (
    <Section tone="sheet" labelledBy="offerings-title" className="overflow-clip py-(--space-section) md:pt-0">
      <div className="page">
        <div className="road-head md:relative md:pt-24 md:pb-36">
          <LensCone timetable={chartOf({ id, service }, 'day-of-releases')} share={clock / budget} />
          <SectionHead id="offerings-title" label={words.labels.offerings} heading={heading} lead={lead} />
        </div>
        <ul className="road-offers md:grid md:grid-cols-[repeat(2,1fr)] md:gap-y-0 md:gap-x-8 lg:grid-cols-[repeat(6,1fr)] lg:gap-y-0 lg:gap-x-12">
          <li className="flex flex-col pb-8 md:grid md:grid-cols-[5fr_6fr] md:col-span-full md:gap-y-8 md:gap-x-12 md:pb-18">
            <RoadChart road={road} stations={chartOf({ id, service }, 'day-of-releases').stations} />
            <div className="mt-8 md:m-0 print:mt-4">
              <h3 className="text-h4">{pipeline?.title}</h3>
              <p className="max-w-132 mt-3">{pipeline?.text}</p>
            </div>
            <dl className="grid order-2 grid-cols-[repeat(3,1fr)] gap-6 mt-7 md:m-0 print:mt-4">
              {sums.map(({ time, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="mt-2 text-small leading-label text-muted">{label}</dt>
                  <dd className="font-display text-h2-inner font-normal leading-flat tracking-h2">{time}</dd>
                </div>
              ))}
            </dl>
          </li>
          {others.map(({ title, text }, index) => (
            <li key={title} className="border-t border-ink py-8 md:flex md:flex-col md:pb-12 lg:col-span-2">
              <h3 className="text-h4">{title}</h3>
              <p className="max-w-132 mt-3">{text}</p>
              {drawings[index]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** Alert rules as lines of thirty days. A rule without a dot is struck out. */
function Alerts({ rules, days, first, deleted, caption }: ChartOf<'alerts'>) {
  return (
    <figure className="offer-figure alerts">
      <ul>
        {rules.map(({ label, acted }) => (
          <li
            key={label}
            className="grid h-5.5 grid-cols-[7.5rem_1fr] items-center"
            data-deleted={acted.length === 0 || undefined}
          >
            {acted.length === 0 ? <s>{label}</s> : label}
            <span className="sr-only">: {acted.length === 0 ? deleted : acted.join(', ')}</span>
            <Drawing className="col-start-2 h-5" size={[days * 10, 20]} stretched>
              <path d={`M0 10H${days * 10}`} />
              <path strokeWidth="9" strokeLinecap="round" d={acted.map((day) => `M${day * 10 - 5} 10h0`).join('')} />
            </Drawing>
          </li>
        ))}
      </ul>
      <p className="mono flex justify-between mt-2 ml-30 pt-1.5 border-t border-ink" aria-hidden="true">
        <span>{first}</span>
        <span>{Math.round(days / 3)}</span>
        <span>{Math.round((days * 2) / 3)}</span>
        <span>{days}</span>
      </p>
      <figcaption className="text-small text-balance">{caption}</figcaption>
    </figure>
  )
}

/** Where the one release of the timetable opens into its own chart: decoration behind the section's head. */
function LensCone({ timetable, share }: { timetable: ChartOf<'day-of-releases'>; share: number }) {
  const [[start], [end]] = dayOf(timetable).enlarged
  const [left, right, foot] = [tenth(start * 1000), tenth(end * 1000), tenth(share * 1000)]
  const outer = `M0 1000C0 820 ${tenth(left * 0.98)} 940 ${left} 0`
  const inner = `M${foot} 1000C${foot} 620 ${right} 560 ${right} 0`
  return (
    <Drawing
      className="hidden md:block absolute inset-0 w-full h-[calc(100%+1px)] overflow-visible fill-shoal-pale"
      size={[1000, 1000]}
      stretched
    >
      <path d={`${outer}H${right}C${right} 560 ${foot} 620 ${foot} 1000z`} />
      <path className="md:fill-none md:stroke-sea md:[vector-effect:non-scaling-stroke]" d={outer + inner} />
    </Drawing>
  )
}
