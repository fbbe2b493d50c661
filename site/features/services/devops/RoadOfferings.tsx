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
  const road = chartOf(id, service, 'road')
  const { clock, work, budget } = jobsOf(road)
  const drawings = [
    <Resources key="resources" {...chartOf(id, service, 'resources')} />,
    <Drain key="drain" {...chartOf(id, service, 'drain')} />,
    <Alerts key="alerts" {...chartOf(id, service, 'alerts')} />,
    <Findings key="findings" {...chartOf(id, service, 'findings')} />,
    <MachineWeek key="week" {...chartOf(id, service, 'machine-week')} />,
  ]
  const sums = [clock, work, budget - clock].map((seconds, index) => {
    const label = road.sums[index] ?? ''
    return { time: timeOf(seconds), label: index === 2 ? withFigures(label, { budget: road.budget }) : label }
  })
  return (
    <Section tone="sheet" labelledBy="offerings-title" className="road-section">
      <div className="page">
        <div className="road-head">
          <LensCone timetable={chartOf(id, service, 'day-of-releases')} share={clock / budget} />
          <SectionHead id="offerings-title" label={words.labels.offerings} heading={heading} lead={lead} />
        </div>
        <ul className="road-offers">
          <li>
            <RoadChart road={road} stations={chartOf(id, service, 'day-of-releases').stations} />
            <div>
              <h3>{pipeline?.title}</h3>
              <p>{pipeline?.text}</p>
            </div>
            <dl>
              {sums.map(({ time, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </li>
          {others.map(({ title, text }, index) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {drawings[index]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
