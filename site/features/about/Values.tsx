import { Check } from 'lucide-react'
import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { DEPTHS } from './AboutHero.tsx'

/** Five values, each with the proof that a client may ask for. */
export function Values({ heading, items }: About['values']) {
  return (
    <Section tone="buff" id="values" labelledBy="values-title" className="section-y">
      <div className="page">
        <p className="mono mb-4" aria-hidden="true">
          {DEPTHS.values} fm
        </p>
        <h2 id="values-title" className="max-w-[38rem]">
          {heading}
        </h2>
        <ul className="about-values">
          {items.map(({ id, title, text, proof }) => (
            <li key={id} id={id}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="about-proof">
                <Check size={18} strokeWidth={1.5} aria-hidden="true" />
                {proof}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
