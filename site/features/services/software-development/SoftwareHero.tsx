import { Items } from '../../../ui/Items.tsx'
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
  const { stay, change } = chart
  const left = office.all - office.stay
  return (
    <section aria-labelledby="page-title" data-tone="sheet">
      <div data-tone="buff" className="software-hero relative pt-27 overflow-clip lg:pt-(--hero-top)">
        <HeroWords {...props} ground="light" className="[--heading:9.4em] [--intro:33rem] lg:grid-cols-[2fr_1fr]" />
        <ApproachesAcross chart={chart} office={office} />
        <ApproachesDown chart={chart} office={office} />
        <div className="pt-4 pb-8 bg-sheet text-muted max-lg:pt-8 lg:pt-10">
          <p className="page text-small">{withFigures(chart.caption, { all })}</p>
        </div>
        <Items
          className="sr-only"
          of={[
            ...office.stations.map(({ label, hours }) => `${label}: ${hoursText(hours)}`),
            ...office.ways.map(
              ({ label, claims, hours }) => `${label}: ${claims} of ${all} claims, ${hoursText(hours)}`,
            ),
            `${withFigures(stay.label, { stay: office.stay, all })} ${stay.note}. ${withFigures(chart.straight, { left })}`,
            ...change.steps.map(({ label, day }) => `${change.label}: ${label}, ${change.unit} ${day}`),
          ]}
        />
      </div>
      <div className="chart-strip" />
      <div className="page software-highlights pt-13">
        <Highlights tiles={props.service.tiles} />
      </div>
    </section>
  )
}
