import { ArrowRight } from 'lucide-react'
import type { Internship } from '../../schemas/internship.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Beach } from './Beach.tsx'
import { NARROW, WIDE } from './beach-drawing.ts'

type InternshipHeroProps = Internship['hero'] & { phases: Internship['phases']; tracks: number }

/** The program as a beach. Both buttons lead to their sections (specification 8.1.2). */
export function InternshipHero({ heading, lead, apply, browse, facts, beach, phases, tracks }: InternshipHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="beach-hero" data-tone="paper">
      <div className="page">
        <h1 id="hero-title">{heading}</h1>
        <div className="grid gap-x-12 gap-y-6 mt-6 md:grid-cols-[minmax(0,40rem)_auto] md:items-end md:justify-between md:mt-10 md:max-lg:grid-cols-1">
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
        <div className="px-gutter pt-4 pb-11 bg-buff xl:absolute xl:inset-x-0 xl:top-0 xl:w-[min(100%,90rem)] xl:h-[calc(min(100vw,90rem)*570/1440)] xl:mx-auto xl:py-0 xl:bg-transparent">
          <ol className="md:grid md:grid-cols-[repeat(3,auto)] md:gap-8 xl:block *:py-2 xl:*:absolute xl:*:top-[42%] xl:*:p-0">
            {phases.map(({ from, to, short }, index) => (
              <li key={from} className="xl:nth-2:top-[49%] xl:nth-2:left-[20%] xl:nth-3:top-[80%] xl:nth-3:left-[65%]">
                <b className="block as-heading text-h4 leading-snug tracking-h4">{short}</b>
                <span className="block text-muted">{`Weeks ${from}-${to}. ${beach.phases[index]}`}</span>
              </li>
            ))}
          </ol>
          <ul className="grid grid-cols-[1fr_1fr] gap-x-5 gap-y-6 mt-5 md:grid-cols-[repeat(4,1fr)] xl:absolute xl:bottom-6 xl:w-[55.6%] *:pt-4 *:border-t *:leading-[1.45]">
            {facts.map(({ figure, unit, text }) => (
              <li key={unit}>
                <p>
                  <b className="block as-heading text-[clamp(2.25rem,3.6vw,3.25rem)] leading-flat tracking-h2">
                    {figure ?? tracks}
                  </b>{' '}
                  <span className="mono">{unit}</span>
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
