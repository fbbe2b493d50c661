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
        <div className="beach-lead grid gap-y-6 gap-x-12 mt-6 md:grid-cols-[minmax(0,40rem)_auto] md:items-end md:justify-between md:mt-10">
          <p className="lead">{lead}</p>
          <p className="flex flex-wrap gap-3.5 max-sm:grid">
            <ButtonLink href="#application" icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>
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
          <ol className="beach-phases md:grid md:grid-cols-[repeat(3,auto)] md:gap-8 xl:block">
            {phases.map(({ from, to, short }, index) => (
              <li key={from} className="grid py-2 xl:absolute xl:top-[42%] xl:p-0">
                <b className="font-display text-h4 font-[490] leading-snug tracking-h4">{short}</b>
                <span className="text-muted">{`Weeks ${from}-${to}. ${beach.phases[index]}`}</span>
              </li>
            ))}
          </ol>
          <ul className="beach-facts grid grid-cols-[1fr_1fr] gap-y-6 gap-x-5 mt-5 md:grid-cols-[repeat(4,1fr)] xl:absolute xl:bottom-[1.5rem] xl:w-[55.6%]">
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
