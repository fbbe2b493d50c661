import { Backdrop } from '../../chart/Backdrop.tsx'
import type { Home } from '../../schemas/home.ts'
import { Near } from '../../ui/Near.tsx'
import { Section } from '../../ui/Section.tsx'

/** Specification 4.4.2: four figures with their unit and what they mean. */
export function WhyChooseUs({ heading, reasons }: Home['why']) {
  return (
    <Section tone="buff" labelledBy="why-title" rail className="overflow-clip">
      <Near>
        <Backdrop name="why" className="why-contours" />
      </Near>
      <div className="page section-y relative">
        <h2 id="why-title" className="h2-home">
          {heading}
        </h2>
        <ul className="why-list">
          {reasons.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <p className="why-figure">
                {figure} <span className="mono">{unit}</span>
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
