import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { Alerts } from './Alerts.tsx'
import { Drain } from './Drain.tsx'
import { timeOf } from './day.ts'
import { Findings } from './Findings.tsx'
import { LensCone } from './LensCone.tsx'
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
  const sums = [clock, work, budget - clock].map((seconds, index) => {
    const label = road.sums[index] ?? ''
    return { time: timeOf(seconds), label: index === 2 ? withFigures(label, { budget: road.budget }) : label }
  })
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
