import { ArrowDown } from 'lucide-react'
import type { About } from '../../schemas/about.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Rope } from './Rope.tsx'

/** The headline stands in the air but for its last line, which lies under the surface. */
export function AboutHero({ hero, line }: Pick<About, 'hero' | 'line'>) {
  return (
    <section aria-labelledby="page-title" className="about-hero" data-tone="paper">
      <div className="page">
        <h1 id="page-title">
          {hero.heading.map((words, index) => (
            <span key={words} data-surface={index === hero.heading.length - 1 ? line.surface : undefined}>
              {words}{' '}
            </span>
          ))}
        </h1>
        <div className="about-hero-foot">
          <p className="lead">{hero.lead}</p>
          <p className="about-anchors">
            {hero.anchors.map(({ label, target }) => (
              <ButtonLink
                key={target}
                href={`#${target}`}
                look="underline"
                icon={<ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
      <Rope />
      <p className="rope-hand mono" aria-hidden="true">
        {line.hand}
      </p>
    </section>
  )
}
