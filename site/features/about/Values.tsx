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
          <p
            className="mono hidden text-quiet-deep lg:grid grid-cols-[330fr_310fr_330fr] gap-10 mt-14 pb-3"
            aria-hidden="true"
          >
            {values.columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
          <ul className="mt-10 lg:mt-0 *:grid *:scroll-mt-20 *:gap-x-6 *:gap-y-3 *:border-t *:border-line-deep *:py-7 lg:*:grid-cols-[330fr_310fr_330fr] lg:*:gap-10 lg:*:py-8">
            {values.items.map(({ id, title, text, proof }) => (
              <li key={id} id={id}>
                <h3 className="text-h3">{title}</h3>
                <p className="text-quiet-deep">{text}</p>
                <p className="pl-3 border-l-2 border-l-sea lg:flex lg:gap-4 lg:p-0 lg:border-0">
                  <Check size={18} strokeWidth={1.5} className="mt-1 hidden flex-none lg:block" />
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
