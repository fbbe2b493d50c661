import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { HeroWords } from '../HeroWords.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { ApproachesAcross } from './ApproachesAcross.tsx'
import { ApproachesDown } from './ApproachesDown.tsx'
import { hoursText } from './claim-hours.ts'
import { officeOf } from './office.ts'

/** The headline on land; below it one claims office as the approaches to a harbor. */
export function SoftwareHero(props: ServicePageProps) {
  const chart = chartOf(props, 'approaches')
  const office = officeOf(chart, props.service)
  const all = counted(office.all)
  return (
    <section aria-labelledby="page-title" data-tone="sheet">
      <div data-tone="buff" className="software-hero relative pt-27 overflow-clip lg:pt-(--hero-top)">
        <HeroWords {...props} ground="light" className="[--heading:9.4em] [--intro:33rem] lg:grid-cols-[2fr_1fr]" />
        <ApproachesAcross chart={chart} office={office} />
        <ApproachesDown chart={chart} office={office} />
        <div className="pt-4 pb-8 bg-sheet text-muted max-lg:pt-8 lg:pt-10">
          <p className="page text-small">{withFigures(chart.caption, { all })}</p>
        </div>
        <ul className="sr-only">
          {office.stations.map(({ label, hours }) => (
            <li key={label}>
              {label}: {hoursText(hours)}
            </li>
          ))}
          {office.ways.map(({ label, claims, hours }) => (
            <li key={label}>
              {label}: {claims} of {all} claims, {hoursText(hours)}
            </li>
          ))}
          <li>
            {withFigures(chart.stay.label, { stay: office.stay, all })} {chart.stay.note}.{' '}
            {withFigures(chart.straight, { left: office.all - office.stay })}
          </li>
          {chart.change.steps.map(({ label, day }) => (
            <li key={label}>
              {chart.change.label}: {label}, {chart.change.unit} {day}
            </li>
          ))}
        </ul>
      </div>
      <div className="chart-strip" />
      <div className="page software-highlights pt-13">
        <Highlights tiles={props.service.tiles} />
      </div>
    </section>
  )
}
