import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Trail } from '../../ui/Trail.tsx'
import type { ServicePageProps } from './service-page-props.ts'

interface HeroWordsProps extends ServicePageProps {
  ground: 'dark' | 'light'
  /** Places the words. */
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
  return (
    <div className={column ? className : 'page'}>
      <Trail steps={[{ label: 'Services', href: routes.services() }, { label: name }]} />
      <div className={column ? 'contents' : className}>
        <h1 className={column?.h1} id="page-title">
          {hero.heading}
        </h1>
        <div className={column && 'contents'}>
          <p className={`lead ${column?.lead ?? ''}`}>{intro}</p>
          <div className={`inner-hero-actions ${column?.actions ?? ''}`}>
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
