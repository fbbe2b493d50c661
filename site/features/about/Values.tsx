import { Check } from 'lucide-react'
import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { Edge } from './Edge.tsx'
import { Rope, RopeMark } from './Rope.tsx'

/** Five values, each with the proof that a client may ask for. */
export function Values({ values, line }: Pick<About, 'values' | 'line'>) {
  return (
    <>
      <Edge seed={26} upper="deep" lower="trench" fathoms={13} rope="light" />
      <Section tone="trench" id="values" labelledBy="values-title" className="about-part">
        <div className="page">
          <h2 id="values-title">{values.heading}</h2>
          <p className="about-values-head mono" aria-hidden="true">
            {values.columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
          <ul className="about-values">
            {values.items.map(({ id, title, text, proof }) => (
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
        <Rope tone="light" />
        <RopeMark part="values" line={line} />
      </Section>
    </>
  )
}
