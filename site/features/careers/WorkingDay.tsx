import type { Career } from '../../schemas/career.ts'
import { Section } from '../../ui/Section.tsx'
import { clock, scaleOf } from './clock.ts'

type WorkingDayProps = Career['why'] & { day: Omit<Career['hero']['chart'], 'title'> }

/** Why Work Here: the first screen's day runs down the page, and each reason begins at the hour at which it is noticed. */
export function WorkingDay({ heading, lead, cards, day: { shared, caption, shifts } }: WorkingDayProps) {
  const { first, last, hours } = scaleOf(shifts)
  const at = (from: number, to = from) => ({ '--from': from - first, '--took': to - from })
  return (
    <Section tone="sheet" labelledBy="why-title" ruler>
      <div className="page section-y why">
        <header className="grid gap-y-4 gap-x-8 mb-20 lg:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 id="why-title">{heading}</h2>
          <p className="text-muted">{lead}</p>
        </header>
        <div className="why-day" style={{ '--hours': last - first }}>
          <p className="why-shared" style={at(shared.from, shared.to)}>
            <span className="hidden xl:block absolute bottom-3 left-(--words) text-small text-sea-text">
              {caption.strong} {caption.text}
            </span>
          </p>
          <div aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour} className="mono" style={at(hour)}>
                {clock(hour)}
              </span>
            ))}
            {shifts.map(({ place, from, to }, index) => (
              <i key={place} style={{ ...at(from, to), '--column': index }}>
                <b className="max-[18rem]:hidden">{place}</b>
                <i
                  className="absolute top-[calc(var(--from)*var(--hour))] bg-sea"
                  style={{ '--from': shared.from - from, '--took': Math.min(to, shared.to) - shared.from }}
                />
              </i>
            ))}
          </div>
          <ul>
            {cards.map(({ title, text, hour, figure, note }) => (
              <li key={title} className="right-0 left-(--words) pt-3 border-t border-ink" style={at(hour)}>
                <h3>{title}</h3>
                <p className="text-small leading-text max-lg:mt-1">{text}</p>
                <p className="text-small leading-text max-lg:mt-1">
                  <b className="as-heading text-h4 leading-flat lg:block lg:mb-2 lg:text-h2-inner">
                    {figure ?? `${atWork(shifts, hour)} of ${shifts.length}`}
                  </b>{' '}
                  {note}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** In how many places somebody works at this hour. */
export function atWork(shifts: readonly { from: number; to: number }[], hour: number): number {
  return shifts.filter(({ from, to }) => from <= hour && hour < to).length
}
