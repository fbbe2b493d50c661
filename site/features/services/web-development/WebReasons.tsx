import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { FirstViews } from './FirstViews.tsx'

/** Three promises as ruled rows, beside the visits that the first of them is measured on. */
export function WebReasons(props: ServicePageProps) {
  return (
    <Part of="reasons" {...props} tone="shoal" ruler>
      {({ items }) => (
        <div className="mt-12 lg:grid lg:grid-cols-[526fr_746fr] lg:gap-6">
          <ul className="border-t border-ink lg:self-start">
            {items.map(({ figure, unit, title, text }) => (
              <li
                key={title}
                className="not-first:border-t not-first:border-water-2 grid grid-cols-[8.5rem_1fr] gap-6 py-6 max-md:grid-cols-[5.5rem_1fr]"
              >
                <p>
                  <b className="block as-heading text-figure leading-flat tracking-h1">{figure}</b>
                  <span className="mono block mt-3">{unit}</span>
                </p>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-2 text-small text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <FirstViews chart={chartOf(props, 'first-views')} />
        </div>
      )}
    </Part>
  )
}
