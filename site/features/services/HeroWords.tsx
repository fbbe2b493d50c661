import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { Service } from '../../schemas/service.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Trail } from '../../ui/Trail.tsx'
import type { ServicePageProps } from './Part.tsx'

interface HeroWordsProps extends ServicePageProps {
  ground: 'dark' | 'light'
  /** Places the words: all of them, or the columns of heading and intro and how wide each may be, `--heading` and `--intro`. */
  className: string
  /** Classes of the heading, the intro and the buttons' row, which stand below one another; else the heading has the rest beside it. */
  column?: { h1?: string; lead?: string; actions?: string }
  /** Where it has figures in it. */
  intro?: string
}

/** The words of a first screen: the way from the list of services, the heading, the intro and two buttons. */
export function HeroWords({ id, service, words, ground, className, column, ...props }: HeroWordsProps) {
  const { name, hero } = service
  const { intro = hero.intro } = props
  const { h1, lead, actions } = column ?? {
    h1: 'lg:max-w-(--heading)',
    lead: `max-w-(--intro) mt-7 lg:mt-1 ${ground === 'dark' ? 'text-soft-deep' : ''}`,
    actions: 'lg:mt-7',
  }
  return (
    <div className={column ? className : 'page'}>
      <Trail steps={[{ label: 'Services', href: routes.services() }, { label: name }]} />
      <div className={column ? 'contents' : `lg:grid lg:items-start lg:gap-6 ${className}`}>
        <h1 className={h1} id="page-title">
          {hero.heading}
        </h1>
        <div className={column && 'contents'}>
          <p className={`lead text-balance ${lead ?? ''}`}>{intro}</p>
          <div className={`inner-hero-actions ${actions ?? ''}`}>
            <QuoteLink service={id} icon={ArrowRight}>
              {words.buttons.quote}
            </QuoteLink>
            <ButtonLink href={routes.portfolio()} look={ground === 'dark' ? 'outline-light' : 'outline'}>
              {words.buttons.portfolio}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The four highlights of a service: what was measured, with its figure and unit. */
export function Highlights({ tiles }: Pick<Service, 'tiles'>) {
  return (
    <ul className="highlights grid grid-cols-[1fr_1fr] gap-y-10 gap-x-6 lg:grid-cols-[repeat(4,1fr)]">
      {tiles.map(({ figure, unit, text }) => (
        <li key={text}>
          <p>
            <b className="font-display text-h2-inner font-normal leading-flat tracking-h3">{figure}</b>
            <span className="ml-2 font-mono text-label font-normal leading-flat opacity-75">{unit}</span>
          </p>
          <p className="max-w-74 mt-3 text-small leading-text">{text}</p>
        </li>
      ))}
    </ul>
  )
}
