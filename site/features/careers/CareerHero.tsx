import { ArrowDown } from 'lucide-react'
import { Relief } from '../../chart/Relief.tsx'
import type { Career } from '../../schemas/career.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { clock, scaleOf } from './clock.ts'

/** Specification 7.1.2: both buttons lead to their sections. */
export function CareerHero({ heading, lead, browse, apply, chart }: Career['hero']) {
  return (
    <>
      <section aria-labelledby="hero-title" data-tone="ink" className="relative overflow-hidden">
        <Relief seed={31} width={1440} height={800} className="inset-0 size-full" />
        <div className="page relative pt-32 pb-16 lg:pt-42 lg:pb-19">
          <div className="grid items-start gap-x-6 gap-y-7 lg:grid-cols-12">
            <h1 id="hero-title" className="lg:col-span-7">
              {heading}
            </h1>
            <div className="lg:col-span-5 lg:pt-1 xl:col-start-8">
              <p className="lead max-w-120 text-shoal">{lead}</p>
              <div className="mt-7 flex flex-wrap gap-3.5 max-sm:grid">
                <ButtonLink href="#positions" icon={ArrowDown}>
                  {browse}
                </ButtonLink>
                <ButtonLink href="#apply" look="outline-light">
                  {apply}
                </ButtonLink>
              </div>
            </div>
          </div>
          <div className="mt-14 lg:mt-20">
            <HoursChart {...chart} />
          </div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}

/** The working hours of several places on one scale, and the hours that they share. */
function HoursChart({ title, shared, caption, shifts }: Career['hero']['chart']) {
  const { first, last, hours } = scaleOf(shifts)
  const at = (hour: number) => `${((hour - first) / (last - first)) * 100}%`
  return (
    <figure className="hours">
      <div className="relative">
        <div className="on-scale relative h-7.5 ml-(--names) text-mono text-shoal mono" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ left: at(hour) }} className={hour % 4 === 0 ? undefined : 'max-md:hidden'}>
              {clock(hour)}
            </span>
          ))}
        </div>
        <div className="hours-lines absolute top-7.5 right-0 bottom-0 left-(--names)" aria-hidden="true">
          {hours.map((hour) => (
            <i key={hour} className="absolute inset-y-0 border-l border-line-deep" style={{ left: at(hour) }} />
          ))}
          <b style={{ left: at(shared.from), right: `calc(100% - ${at(shared.to)})` }} />
        </div>
        <ul aria-label={title}>
          {shifts.map(({ place, zone, from, to }) => (
            <li
              key={place}
              className="grid grid-cols-[var(--names)_1fr] items-center min-h-11.5 border-t border-t-line-deep last:border-b last:border-b-line-deep max-md:grid-cols-[1fr] max-md:gap-1 max-md:pt-2 max-md:pb-3"
            >
              <p className="max-md:leading-snug">
                {place} <span className="mono ml-[0.4vw] text-muted-deep max-md:leading-close">{zone}</span>
              </p>
              <div className="relative h-5 max-md:h-3">
                <span
                  className="absolute inset-y-0 rounded-sm bg-water-2"
                  style={{ left: at(from), right: `calc(100% - ${at(to)})` }}
                >
                  <span className="sr-only">{`${clock(from)} to ${clock(to)}`}</span>
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-5 ml-(--names)">
        <strong className="font-medium">{caption.strong}</strong> <span className="text-shoal">{caption.text}</span>
      </figcaption>
    </figure>
  )
}
