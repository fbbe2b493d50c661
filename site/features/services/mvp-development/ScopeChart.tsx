import type { ReactNode } from 'react'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import { droppedOf, lastWeek, layersOf, overboardCount } from './aboard.ts'
import { narrowBed } from './bed-drawing.ts'
import { NarrowSand, WideSand } from './Sand.tsx'
import { ScopeLayers } from './ScopeLayers.tsx'

/** Steps of the scale of features. */
const SCALE = [5, 10, 15, 20]
/** Weeks of the tiles that hang on a sounding line. */
const SOUNDINGS = [6, 8, 10]

interface ScopeChartProps {
  scope: ChartOf<'scope'>
  /** The tiles, which stand in the bed. */
  children?: ReactNode
}

/** A first voyage: what is aboard is the scope, and has to go overboard before the bed rises. */
export function ScopeChart({ scope, children }: ScopeChartProps) {
  const { events, labels, week, bed } = scope
  const groups = droppedOf(scope)
  const { corner, length } = narrowBed(bed)
  const end = lastWeek(scope)
  return (
    <figure className="scope" data-tone="buff" style={{ '--corner': `${corner}px`, '--length': `${length}px` }}>
      <div className="page">
        <div className="scope-plot relative [--pitch:17px] [--week:calc((100%_-_var(--corner))_/_3)] lg:min-h-[500px] lg:[--pitch:20px] lg:[--week:calc(100%_/_12)]">
          <WideSand scope={scope} groups={groups} soundings={SOUNDINGS} />
          <NarrowSand scope={scope} />
          <div className="scope-weeks mono" aria-hidden="true">
            {Array.from({ length: end + 1 }, (_, at) => (
              <span
                className="absolute bottom-[calc(100%+1rem)] left-[calc(var(--week)*var(--at))] text-muted-deep -translate-x-1/2 max-lg:nth-[n+5]:hidden max-[24rem]:first:hidden lg:last:after:left-full after:top-[calc(100%_+_0.375rem)] first:after:left-0 after:tick-[0.625rem]"
                key={bed[at]}
                style={{ '--at': at }}
              >
                {at === 0 ? `${week} 0` : at}
              </span>
            ))}
          </div>
          <ol className="scope-events">
            {events.map(({ label, week: at, lit }) => (
              <li
                key={label}
                className="absolute z-1 whitespace-nowrap lg:bottom-[calc(100%+2.5rem)] lg:left-[calc(var(--week)*var(--at))] lg:text-small lg:-translate-x-1/2"
                data-down={at > 3 || undefined}
                data-lit={lit || undefined}
                style={{ '--at': at, '--bed': bed[at] }}
              >
                <b className="font-medium">{label}</b>
                <span className="lg:absolute lg:[clip-path:inset(50%)]">
                  , {week} {at}
                </span>
              </li>
            ))}
          </ol>
          <ScopeLayers scope={scope} />
          <p className="scope-aboard lg:absolute lg:top-[calc(22*var(--pitch)+0.25rem)] lg:left-2 lg:text-mono lg:leading-label lg:text-soft-deep">
            {withFigures(labels.aboard, { count: layersOf(scope).length })}
          </p>
          <ul className="scope-dropped *:lg:absolute *:lg:max-w-44 *:lg:text-small *:lg:leading-[1.35] *:lg:text-earth-strong">
            {groups.map(({ week: at, reason, count }) => (
              <li key={at} data-week={at}>
                <b className="font-medium lg:block lg:text-ink">{withFigures(labels.overboard, { count })}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          <p
            className="max-lg:absolute max-lg:top-[300px] max-lg:left-[calc(1.85*var(--week))] max-lg:text-small max-lg:leading-[1.35] max-lg:text-ink lg:hidden max-[24rem]:hidden"
            aria-hidden="true"
          >
            <b className="font-medium max-lg:block">
              {withFigures(labels.overboard, { count: overboardCount(scope) })}
            </b>{' '}
            {withFigures(labels.byWeek, { week: Math.max(...groups.map((group) => group.week)) })}
          </p>
          <div className="mono max-lg:hidden" aria-hidden="true">
            {SCALE.map((features) => (
              <span
                className="lg:absolute lg:top-[calc(var(--row)*var(--pitch))] lg:left-[calc(1.125rem-var(--spacing-gutter)-max(0px,(100vw-var(--container-page))/2))] lg:text-soft-deep lg:-translate-y-1/2 lg:before:absolute lg:before:top-1/2 lg:before:right-[calc(100%_+_0.375rem)] lg:before:w-3 lg:before:border-t"
                key={features}
                style={{ '--row': features }}
              >
                {features}
              </span>
            ))}
            {SOUNDINGS.map((at) => (
              <i
                className="lg:absolute lg:top-[calc(var(--row)*var(--pitch)-0.3125rem)] lg:left-[calc(var(--week)*var(--at)-0.3125rem)] lg:size-2.5 lg:rounded-[50%] lg:bg-ink"
                key={at}
                style={{ '--at': at, '--row': bed[at] }}
              />
            ))}
          </div>
          {children}
        </div>
        <p className="text-small relative pt-10 pb-7 text-earth lg:text-right">{scope.caption}</p>
      </div>
    </figure>
  )
}
