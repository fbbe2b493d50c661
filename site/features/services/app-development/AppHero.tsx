import { chartOf } from '../chart-of.ts'
import { durationOf } from '../clock.ts'
import { HeroWords } from '../HeroWords.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { EditLog } from './EditLog.tsx'
import { PassageAcross } from './PassageAcross.tsx'
import { PassageDown } from './PassageDown.tsx'
import { Phone } from './Phone.tsx'
import { workingDay } from './working-day.ts'

/** The queue is the depth: one phone's day under the headline, and the phone over the minute that it shows. */
export function AppHero(props: ServicePageProps) {
  const passage = chartOf(props, 'passage')
  const day = workingDay(passage)
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="app-hero relative [--hang:58.77%] overflow-clip">
        <div className="page app-stage relative pt-[calc(2_*_var(--space-12))] pb-10 xl:pt-[var(--hero-top)]">
          <HeroWords
            {...props}
            ground="dark"
            className="xl:max-w-[min(32rem,38vw)]"
            column={{ h1: 'md:max-xl:text-h1', lead: 'max-w-[35rem] mt-7 text-soft-deep md:max-xl:text-body' }}
          />
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
            <p className="text-small flex flex-wrap justify-between gap-y-2 gap-x-12 mb-10 py-6 border-b border-line-deep text-muted-deep">
              <span className="max-md:hidden">{passage.caption}</span>
              <span className="hidden max-md:block">{passage.captionDown}</span>
              <span>{withFigures(passage.total, { made: day.made, arrived: day.arrived })}</span>
            </p>
            <Highlights tiles={props.service.tiles} />
          </div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
