import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import { Items } from '../../../ui/Items.tsx'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { ApproachesAcross } from './ApproachesAcross.tsx'
import { DOWN } from './approaches-places.ts'
import { hoursText } from './claim-hours.ts'
import { STRIP, stripOf } from './course-line.ts'
import { officeOf } from './office.ts'
import { type ApproachesProps, SeaChart, SeaNames } from './SeaChart.tsx'

/** The headline on land; below it one claims office as the approaches to a harbor. */
export function SoftwareHero(props: ServicePageProps) {
  const chart = chartOf(props, 'approaches')
  const office = officeOf(chart, props.service)
  const all = counted(office.all)
  const { stay, change } = chart
  const left = office.all - office.stay
  return (
    <section aria-labelledby="page-title" data-tone="sheet">
      <div data-tone="buff" className="software-hero relative pt-(--hero-top) overflow-clip">
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

/** The same for narrow windows: the fairway runs downwards, and the change has a strip of its own below it. */
function ApproachesDown({ chart, office }: ApproachesProps) {
  const { straight, change } = chart
  const { points, path } = stripOf(change)
  const last = change.steps.at(-1)?.day ?? 1
  const days = Array.from({ length: last + 1 }, (_, day) => day)
  return (
    <div className="approaches-down lg:hidden max-lg:bg-sheet max-lg:forced-color-adjust-none" aria-hidden="true">
      <div className="max-lg:relative max-lg:w-[min(100%,26rem)] max-lg:aspect-390/770 max-lg:mt-7 max-lg:mx-auto max-lg:text-small max-[24rem]:text-mono max-lg:before:absolute max-lg:before:-inset-x-[100vw] max-lg:before:-top-7 max-lg:before:bottom-full max-lg:before:bg-buff">
        <SeaChart places={DOWN} office={office} />
        <SeaNames places={DOWN} office={office} chart={chart} />
      </div>
      <div className="page approaches-words">
        <p>{withFigures(straight, { left: office.all - office.stay })}</p>
        <p className="max-lg:pt-6 max-lg:border-t max-lg:border-ink">
          <b>{change.label}</b>, {change.note}
        </p>
      </div>
      <div className="change-strip max-lg:relative max-lg:h-26 max-lg:mt-3 max-lg:mx-[calc(var(--spacing-gutter)+0.5rem)] max-lg:after:absolute max-lg:after:-inset-x-[50vw] max-lg:after:top-21 max-lg:after:border-t max-lg:after:border-ink">
        <Drawing size={[last * STRIP.day, STRIP.height]} stretched>
          <path d={path} />
        </Drawing>
        {change.steps.map(({ label, day }, index) => (
          <p
            key={label}
            className="approaches-step"
            data-step={index}
            style={{ left: percent(day / last), top: `${points[index]?.[1] ?? 0}px` }}
          >
            <span className="max-lg:absolute max-lg:bottom-3 max-lg:text-small max-lg:font-medium max-lg:-translate-x-1/2">
              {label}
            </span>
          </p>
        ))}
        {days.map((day) => (
          <p
            key={day}
            className="approaches-day mono max-lg:text-mono max-lg:top-21 max-lg:pt-3.5 max-lg:-translate-x-1/2"
            style={{ left: percent(day / last) }}
          >
            {day === 0 ? `${change.unit} 0` : day}
          </p>
        ))}
      </div>
    </div>
  )
}
