import { inRow } from '../../../chart/in-row.ts'
import { itemAt, lastOf } from '../../../chart/item-at.ts'
import { percent } from '../../../chart/scale.ts'
import type { ServicesPage } from '../../../schemas/services-page.ts'
import { SectionHead } from '../../../ui/SectionHead.tsx'

/** One job on a ruler of weeks, and the three habits below the week in which each begins. */
export function WhyChoose({ label, heading, lead, items, ruler }: ServicesPage['why']) {
  const share = (weeks: number) => percent(weeks / ruler.weeks)
  // Each habit's column is as wide as the weeks until the next.
  const columns = items.map(({ week }, index) => `${(items[index + 1]?.week ?? ruler.weeks) - week}fr`)
  const fours = Array.from({ length: Math.floor(ruler.weeks / 4) + 1 }, (_, index) => index * 4)
  const parts = inRow(ruler.parts, ({ weeks }) => weeks)
  return (
    <section aria-labelledby="why-title" data-tone="sheet" className="habits py-18">
      <div className="page">
        <SectionHead id="why-title" label={label} heading={heading} lead={lead} />
        <div className="hidden relative mt-16 lg:block" aria-hidden="true">
          <p className="mono lg:text-muted">{ruler.label}</p>
          <p
            className="mono lg:absolute lg:bottom-18 lg:pb-4 lg:pl-2 lg:border-l-[1.5px] lg:border-ink lg:leading-heading"
            style={{ left: share(itemAt(parts, 0).to) }}
          >
            {ruler.flag}
          </p>
          <div className="habits-parts mono lg:flex lg:h-8.5 lg:mt-10 lg:text-white lg:*:flex lg:*:items-center lg:*:justify-end lg:*:px-2 lg:*:bg-sea lg:*:overflow-hidden lg:*:whitespace-nowrap lg:*:not-first:border-l-3 lg:*:not-first:border-sheet">
            {parts.map((part) => (
              <span key={part.label} style={{ width: share(part.weeks) }}>
                {part.label}
              </span>
            ))}
            <span className="habits-support" style={{ width: share(ruler.weeks - lastOf(parts).to) }}>
              <span>{ruler.support}</span>
              <span>{ruler.end}</span>
            </span>
          </div>
          <p
            className="habits-weeks mono lg:*:absolute lg:*:top-3.5 lg:*:-translate-x-1/2 lg:*:whitespace-nowrap lg:*:first:translate-none lg:*:last:-translate-x-full"
            style={{ backgroundSize: `${100 / ruler.weeks}% 5px, ${400 / ruler.weeks}% 10px` }}
          >
            {fours.map((week) => (
              <span key={week} style={{ left: share(week) }}>
                {week === 0 && `${ruler.unit} `}
                {week}
              </span>
            ))}
          </p>
        </div>
        <ul
          className="mt-10 sm:grid grid-cols-3 lg:grid-cols-(--columns) lg:mt-2"
          style={{ '--columns': columns.join(' ') }}
        >
          {items.map(({ figure, unit, title, text }) => (
            <li key={title} className="py-8 border-t border-t-ink sm:pr-3 lg:pt-3 lg:pr-10 lg:pb-0 lg:border-0">
              <p className="as-heading text-figure-large leading-flat tracking-h1">
                {figure} <span className="mono -ml-1 text-muted">{unit}</span>
              </p>
              <h3 className="mt-5 text-h4">{title}</h3>
              <p className="max-w-120 mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
