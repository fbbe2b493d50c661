import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { Bill } from './Bill.tsx'
import { Crossing } from './Crossing.tsx'

/** Six offerings: two as the shores of the crossing, one beside its bill, three in words. */
export function CloudOfferings(props: ServicePageProps) {
  const [leaving, arriving, cost, ...others] = props.service.offerings.items
  return (
    <Part of="offerings" {...props} tone="paper" className="py-(--space-section)" head="page">
      {() => (
        <>
          {leaving && arriving && (
            <Crossing crossing={chartOf(props, 'crossing')} leaving={leaving} arriving={arriving} />
          )}
          <div className="page">
            {cost && <Bill bill={chartOf(props, 'bill')} title={cost.title} text={cost.text} />}
            <ul className="sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)] grid gap-y-10 gap-x-6 mt-[calc(2*var(--space-10))]">
              {others.map(({ title, text }) => (
                <li key={title} className="pt-5 border-t border-ink sm:max-lg:last:col-span-full">
                  <h3 className="text-h4">{title}</h3>
                  <p className="max-w-144 mt-3 text-small text-quiet">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Part>
  )
}
