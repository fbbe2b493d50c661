import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { withNamed } from '../with-figures.ts'
import { type Estate, estateOf, millions } from './estate.ts'

/** Six questions in two columns, each with its one measure in the margin. */
export function ItOfferings(props: ServicePageProps) {
  const map = chartOf(props, 'archipelago')
  const margins = chartOf(props, 'margins')
  const estate = estateOf(map)
  return (
    <Part of="offerings" {...props} tone="sheet" ruler>
      {({ items }) => (
        <ul className="mt-12 border-t border-ink md:grid md:grid-cols-[1fr_1fr] md:gap-y-0 md:gap-x-8 xl:gap-x-18">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className="py-7 border-b border-line xl:grid xl:grid-cols-[minmax(0,1fr)_10.5rem] xl:content-start xl:gap-y-0 xl:gap-x-6"
            >
              <h3 className="text-h4 xl:col-start-1">{title}</h3>
              <p className="mt-3 text-small text-muted xl:col-start-1">{text}</p>
              <Margin margin={margins.items[index]} links={map.linkKey} estate={estate} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

interface MarginProps {
  margin: ChartOf<'margins'>['items'][number] | undefined
  links: ChartOf<'archipelago'>['linkKey']
  estate: Estate
}

function Margin({ margin, links, estate }: MarginProps) {
  const { contracts, contracted, nobody } = estate
  const counts = { contracts, millions: millions(contracted), nobody }
  if (margin === undefined) return null
  if ('links' in margin)
    return (
      <ul className="it-margin mono pl-4 border-l border-line-strong mt-5 xl:[grid-area:2/2] xl:self-start xl:mt-3">
        {(['message', 'file', 'hand'] as const).map((kind) => (
          <li key={kind} className="relative py-1 pl-8 whitespace-nowrap" data-by={kind}>
            {estate.links[kind]} {links[kind]}
          </li>
        ))}
      </ul>
    )
  return (
    <div className="it-margin mono pl-4 border-l border-line-strong mt-5 xl:[grid-area:2/2] xl:self-start xl:mt-3">
      <b className="block text-h3 font-normal leading-heading">{withNamed(margin.figure, counts)}</b>{' '}
      <span className="block text-balance">{withNamed(margin.text, counts)}</span>
    </div>
  )
}
