import { ArrowDown } from 'lucide-react'
import type { About } from '../../schemas/about.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Rope } from './Rope.tsx'

/** The headline stands in the air but for its last line, which lies under the surface. */
export function AboutHero({ hero, line }: Pick<About, 'hero' | 'line'>) {
  return (
    <section aria-labelledby="page-title" className="about-hero" data-tone="paper">
      <div className="page isolate">
        <h1
          className="relative isolate w-auto text-display leading-close tracking-h2 text-wrap max-md:max-w-[6.2em] max-md:text-balance"
          id="page-title"
        >
          {hero.heading.map((words, index) => (
            <span
              key={words}
              className="block"
              data-surface={index === hero.heading.length - 1 ? line.surface : undefined}
            >
              {words}{' '}
            </span>
          ))}
        </h1>
        <div className="about-hero-foot grid relative gap-y-7 gap-x-8 mt-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:mt-14 md:max-lg:grid-cols-1">
          <p className="lead max-w-144">{hero.lead}</p>
          <p className="flex flex-wrap gap-y-0 gap-x-8">
            {hero.anchors.map(({ label, target }) => (
              <ButtonLink key={target} href={`#${target}`} look="underline" icon={ArrowDown}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
      <Rope />
      <p
        className="mono hidden absolute top-22.5 left-[calc(var(--rope)+1.625rem)] md:block md:top-26.5"
        aria-hidden="true"
      >
        {line.hand}
      </p>
    </section>
  )
}
