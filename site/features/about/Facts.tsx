import { Section } from '../../ui/Section.tsx'
import { DEPTHS } from './AboutHero.tsx'

export interface Fact {
  figure: string
  label: string
  text: string
}

/** Specification 9.1.3: seven figures as a table. */
export function Facts({ heading, items }: { heading: string; items: readonly Fact[] }) {
  return (
    <Section tone="sheet" ruler id="facts" labelledBy="facts-title" className="section-y">
      <div className="page about-facts">
        <div className="relative">
          <span className="ruler-mark" aria-hidden="true">
            {DEPTHS.facts}
          </span>
          <h2 id="facts-title" className="lg:sticky lg:top-28">
            {heading}
          </h2>
        </div>
        <dl>
          {items.map(({ figure, label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="shade-figure">{figure}</dd>
              <dd className="text-balance">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
