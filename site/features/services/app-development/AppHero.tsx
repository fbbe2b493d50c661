import { chartOf } from '../chart-of.ts'
import { durationOf } from '../clock.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { EditLog } from './EditLog.tsx'
import { PassageAcross } from './PassageAcross.tsx'
import { PassageDown } from './PassageDown.tsx'
import { Phone } from './Phone.tsx'
import { workingDay } from './working-day.ts'

/** The queue is the depth: one phone's day under the headline, and the phone over the minute that it shows. */
export function AppHero({ id, service, words }: ServicePageProps) {
  const { name, hero, tiles } = service
  const passage = chartOf({ id, service }, 'passage')
  const day = workingDay(passage)
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="app-hero relative [--hang:58.77%] overflow-clip">
        <div className="page app-stage relative pt-[calc(2_*_var(--space-12))] pb-10 xl:pt-[var(--hero-top)]">
          <div className="xl:max-w-[min(32rem,38vw)]">
            <HeroTrail name={name} />
            <h1 className="md:max-xl:text-h1" id="page-title">
              {hero.heading}
            </h1>
            <p className="lead max-w-[35rem] mt-7 text-soft-deep md:max-xl:text-body">{hero.intro}</p>
            <div className="inner-hero-actions">
              <HeroActions service={id} buttons={words.buttons} ground="dark" />
            </div>
          </div>
          <Phone passage={passage} day={day} />
          <EditLog passage={passage} day={day} />
        </div>
        <PassageAcross passage={passage} day={day} />
        <PassageDown passage={passage} day={day} />
        <ul className="sr-only">
          {day.stretches.map(({ label, from, to, gaps }) => (
            <li key={label}>
              {label}, {durationOf(to - from)}: {gaps.reduce((sum, { edits }) => sum + edits.length, 0)} edits waited
            </li>
          ))}
        </ul>
        <div className="pb-12 bg-trench max-md:bg-transparent">
          <div className="page">
            <p className="text-small flex flex-wrap justify-between gap-y-2 gap-x-12 mb-10 py-6 border-b border-b-line-deep text-muted-deep">
              <span className="max-md:hidden">{passage.caption}</span>
              <span className="hidden max-md:block">{passage.captionDown}</span>
              <span>{withFigures(passage.total, { made: day.made, arrived: day.arrived })}</span>
            </p>
            <Highlights tiles={tiles} />
          </div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
