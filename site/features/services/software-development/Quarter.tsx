import { percent } from '../../../chart/scale.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { weeksOf } from './reason-weeks.ts'

/** A bar of so many weeks has room for its figure. */
const ROOM = 1.5

/** Three promises across one quarter, each with a bar as long as it takes. */
export function Quarter(props: ServicePageProps) {
  const { week, weeks } = chartOf(props, 'quarter')
  return (
    <Part of="reasons" {...props} tone="shoal">
      {({ items }) => (
        <div className="quarter mt-12" style={{ '--weeks': weeks }}>
          <p
            className="mono hidden lg:grid grid-cols-[repeat(var(--weeks),1fr)] border-b border-ink"
            aria-hidden="true"
          >
            {Array.from({ length: weeks }, (_, index) => index + 1).map((at) => (
              <span
                key={at}
                className="lg:relative lg:pb-2 lg:whitespace-nowrap lg:not-first:before:absolute lg:not-first:before:bottom-0 lg:not-first:before:left-0 lg:not-first:before:h-2 lg:not-first:before:border-l"
              >
                {at === 1 ? `${week} 1` : at}
              </span>
            ))}
          </p>
          <ul className="*:pb-10 *:border-t *:border-t-ink *:md:grid *:md:max-lg:grid-cols-[12rem_1fr] *:lg:relative *:lg:grid-cols-[var(--bar)_1fr] *:lg:items-center *:lg:gap-x-7 *:lg:min-h-44 *:lg:p-0 *:lg:border-t-0 *:lg:border-b *:lg:border-x-0 *:lg:border-b-ink">
            {items.map(({ figure, unit, title, text }) => {
              const long = weeksOf({ figure, unit })
              return (
                <li key={title} data-short={long < ROOM || undefined} style={{ '--bar': percent(long / weeks) }}>
                  <i
                    className="block md:max-lg:col-span-full w-(--bar) min-w-[3px] h-3.5 bg-sea lg:absolute lg:inset-y-0 lg:left-0 lg:h-auto"
                    aria-hidden="true"
                  />
                  <p className="quarter-figure flex items-baseline gap-2 mt-7 lg:relative lg:flex-wrap lg:m-0 lg:pl-6 lg:text-white">
                    <b className="font-display text-figure-large font-normal leading-close tracking-h2">{figure}</b>{' '}
                    <span className="mono">{unit}</span>
                  </p>
                  <div>
                    <h3 className="mt-4 md:max-lg:mt-7 text-h3 lg:m-0">{title}</h3>
                    <p className="max-w-124 mt-2 text-soft">{text}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </Part>
  )
}
