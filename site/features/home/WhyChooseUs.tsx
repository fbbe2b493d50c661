import { Backdrop } from '../../chart/Backdrop.tsx'
import type { Home } from '../../schemas/home.ts'
import { Near } from '../../ui/Near.tsx'
import { Section } from '../../ui/Section.tsx'

/** Specification 4.4.2: four figures with their unit and what they mean. */
export function WhyChooseUs({ heading, reasons }: Home['why']) {
  return (
    <Section tone="buff" labelledBy="why-title" rail className="overflow-clip">
      <Near>
        <Backdrop
          name="why"
          className="top-0 right-0 h-75 w-[min(100%,64rem)] [mask-image:linear-gradient(to_right,transparent_12%,#000_62%),linear-gradient(to_bottom,#000_45%,transparent)] mask-intersect"
        />
      </Near>
      <div className="page section-y relative">
        <h2 id="why-title" className="h2-home">
          {heading}
        </h2>
        <ul className="*:grid *:gap-x-10 *:gap-y-2 *:border-b *:border-ink *:py-8 max-sm:*:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:*:gap-x-4 max-sm:*:gap-y-1 max-sm:*:py-4 md:max-lg:*:content-start md:max-lg:*:border-t md:max-lg:*:border-b-0 md:max-lg:*:pt-6 md:max-lg:*:pb-0 lg:*:min-h-[9.3rem] lg:*:grid-cols-[17.5rem_minmax(0,1fr)_minmax(0,1.22fr)] lg:*:items-baseline mt-14 border-t border-ink md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-6 md:max-lg:gap-y-10 md:max-lg:border-t-0">
          {reasons.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <p className="font-display text-figure leading-flat font-[490] tracking-h2 max-sm:row-span-2 max-sm:text-h2-inner md:max-lg:text-figure-large">
                {figure} <span className="mono ml-1 max-sm:mt-2 max-sm:ml-0 max-sm:block">{unit}</span>
              </p>
              <h3 className="text-h3 leading-flat max-sm:text-lead">{title}</h3>
              <p className="text-ink/82 max-sm:text-small max-sm:leading-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
