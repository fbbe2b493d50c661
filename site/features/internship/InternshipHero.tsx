import { ArrowRight } from 'lucide-react'
import type { Internship } from '../../schemas/internship.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Beach } from './Beach.tsx'
import { NARROW, WIDE } from './beach-drawing.ts'

type InternshipHeroProps = Internship['hero'] & { phases: Internship['phases'] }

/** The program as a beach. Both buttons lead to their sections (specification 8.1.2). */
export function InternshipHero({ heading, lead, apply, browse, facts, beach, phases }: InternshipHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="beach-hero" data-tone="paper">
      <div className="page">
        <h1 id="hero-title">{heading}</h1>
        <div className="beach-lead">
          <p className="lead">{lead}</p>
          <p className="flex flex-wrap gap-3.5 max-sm:grid">
            <ButtonLink href="#application" icon={ArrowRight}>
              {apply}
            </ButtonLink>
            <ButtonLink href="#tracks" look="outline">
              {browse}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="relative mt-7 md:mt-6">
        <Beach beach={beach} scale={WIDE} name="wide" />
        <Beach beach={beach} scale={NARROW} name="narrow" />
        <div className="beach-sand">
          <ol className="beach-phases">
            {phases.map(({ from, to, short }, index) => (
              <li key={from}>
                <b>{short}</b>
                <span>{`Weeks ${from}-${to}. ${beach.phases[index]}`}</span>
              </li>
            ))}
          </ol>
          <ul className="beach-facts">
            {facts.map(({ figure, unit, text }) => (
              <li key={unit}>
                <p>
                  <b>{figure}</b> <span className="mono">{unit}</span>
                </p>
                <p className="text-small">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
