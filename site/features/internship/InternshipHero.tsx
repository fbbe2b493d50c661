import { ArrowRight } from 'lucide-react'
import type { Internship } from '../../schemas/internship.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Beach } from './Beach.tsx'
import { NARROW, WIDE } from './beach-drawing.ts'

type InternshipHeroProps = Internship['hero'] & { phases: Internship['phases'] }

/** The program as a beach. Both buttons lead to their sections (specification 8.1.2). */
export function InternshipHero({ heading, lead, apply, browse, facts, beach, phases }: InternshipHeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative overflow-clip pt-25 border-b border-ink md:pt-38"
      data-tone="paper"
    >
      <div className="page">
        <h1
          id="hero-title"
          className="text-[clamp(2.75rem,14vw,3.5rem)] leading-close tracking-h2 md:text-[clamp(4.5rem,9.17vw,8.25rem)] md:text-wrap md:max-w-[9em]"
        >
          {heading}
        </h1>
        <div className="grid gap-y-6 gap-x-12 mt-6 md:mt-10 lg:grid-cols-[minmax(0,40rem)_auto] lg:items-end lg:justify-between">
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
        <div className="pt-4 pb-11 px-gutter bg-buff xl:absolute xl:top-0 xl:inset-x-0 xl:w-[min(100%,90rem)] xl:h-[calc(min(100vw,90rem)_*_570_/_1440)] xl:mx-auto xl:py-0 xl:bg-transparent">
          <ol className="md:grid xl:block md:grid-cols-[repeat(3,auto)] md:gap-8">
            {phases.map(({ from, to, short }, index) => (
              <li
                key={from}
                className="grid py-2 xl:absolute xl:top-[42%] xl:p-0 xl:nth-2:top-[49%] xl:nth-2:left-[20%] xl:nth-3:top-[80%] xl:nth-3:left-[65%]"
              >
                <b className="font-display text-h4 font-[490] leading-snug tracking-h4">{short}</b>
                <span className="text-muted">{`Weeks ${from}-${to}. ${beach.phases[index]}`}</span>
              </li>
            ))}
          </ol>
          <ul className="grid grid-cols-[1fr_1fr] gap-y-6 gap-x-5 mt-5 md:grid-cols-[repeat(4,1fr)] xl:absolute xl:bottom-6 xl:w-[55.6%]">
            {facts.map(({ figure, unit, text }) => (
              <li key={unit} className="pt-4 border-t leading-[1.45]">
                <p>
                  <b className="block font-display text-[clamp(2.25rem,3.6vw,3.25rem)] font-[490] leading-flat tracking-h2">
                    {figure}
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
