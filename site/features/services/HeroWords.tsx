import { HeroActions } from './HeroActions.tsx'
import { HeroTrail } from './HeroTrail.tsx'
import type { ServicePageProps } from './service-page-props.ts'

interface HeroWordsProps extends ServicePageProps {
  ground: 'dark' | 'light'
  /** Places the heading and, beside it, what follows. */
  className: string
}

/** The words of a first screen whose chart lies below them: the heading, and beside it the intro and two buttons. */
export function HeroWords({ id, service, words, ground, className }: HeroWordsProps) {
  const { name, hero } = service
  return (
    <div className="page">
      <HeroTrail name={name} />
      <div className={className}>
        <h1 id="page-title">{hero.heading}</h1>
        <div>
          <p className="lead">{hero.intro}</p>
          <div className="inner-hero-actions">
            <HeroActions service={id} buttons={words.buttons} ground={ground} />
          </div>
        </div>
      </div>
    </div>
  )
}
