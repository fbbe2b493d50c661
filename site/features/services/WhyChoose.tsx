import type { ServicesPage } from '../../schemas/services-page.ts'
import { SectionHead } from '../../ui/SectionHead.tsx'

/** Three habits, each placed a step lower on a darker ground. */
export function WhyChoose({ label, heading, lead, items }: ServicesPage['why']) {
  return (
    <section aria-labelledby="why-title" data-tone="paper" className="relative pt-24">
      <div className="page">
        <SectionHead id="why-title" label={label} heading={heading} lead={lead} />
      </div>
      <ul className="why-steps">
        {items.map(({ figure, unit, title, text }) => (
          <li key={title}>
            <p>
              <span className="figure">{figure}</span>
              <span className="figure-unit">{unit}</span>
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
