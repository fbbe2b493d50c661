import { chartOf } from '../chart-of.ts'
import { durationOf, minutesOf } from '../clock.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures, withNamed } from '../with-figures.ts'
import { PassageAcross } from './PassageAcross.tsx'
import { PassageDown } from './PassageDown.tsx'
import { Phone } from './Phone.tsx'
import { type WorkingDay, waitingAt, workingDay } from './working-day.ts'

/** The queue is the depth: one phone's day under the headline, and the phone over the minute that it shows. */
export function AppHero(props: ServicePageProps) {
  const passage = chartOf(props, 'passage')
  const day = workingDay(passage)
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="app-hero relative [--hang:58.77%] overflow-clip">
        <div className="page app-stage relative pt-(--hero-top) pb-10 lg:max-xl:pt-24">
          <HeroWords
            {...props}
            ground="dark"
            className="xl:max-w-[min(32rem,38vw)]"
            column={{ h1: 'md:max-xl:text-h1', lead: 'max-w-[35rem] mt-7 text-soft-deep md:max-xl:text-body' }}
          />
          <Phone passage={passage} day={day} />
          {/* The course of one edit. The drawing's dot goes to the moment that the pointer rests on (passage.css). */}
          <div className="app-log mt-12 md:max-xl:w-[calc(var(--hang)-71.5mm/2-2.5rem)] md:max-xl:min-h-[146.7mm] xl:absolute xl:right-gutter xl:bottom-10 xl:left-[calc(var(--spacing-gutter)+(100%-2*var(--spacing-gutter))*0.5877+71.5mm/2+4.0625rem)] xl:m-0">
            <p className="mono mb-5 text-muted-deep">{passage.logTitle}</p>
            <ol>
              {passage.log.map(({ at, since, figure, label, note }) => (
                <li
                  key={label}
                  className="grid grid-cols-[6rem_1fr] items-baseline py-3 border-t border-line-deep md:max-xl:grid-cols-[1fr]"
                >
                  <span className="mono text-muted-deep">
                    {figure ?? (since ? durationOf(minutesOf(at) - minutesOf(since)) : at)}
                  </span>
                  <p className="text-small leading-text text-water-1">
                    <b className="block text-small font-medium text-sheet">{label}</b>
                    {withNamed(note, queueAt(day, minutesOf(at)))}
                  </p>
                </li>
              ))}
            </ol>
          </div>
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

/** The edits that wait just before a minute: all of them, and those without the one of the log. */
function queueAt(day: WorkingDay, minute: number) {
  const waiting = waitingAt(day, minute - 1 / 60)
  return { waiting, others: waiting - 1 }
}
