import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { ChartPoints } from '../../chart/ChartPoints.tsx'
import { seedOf } from '../../chart/seed-of.ts'
import type { Service } from '../../schemas/service.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { InnerHero } from '../../ui/InnerHero.tsx'

interface ServiceHeroProps {
  id: string
  service: Service
  buttons: ServicesPage['detail']['buttons']
}

/** Specification 5.2: heading, intro, two buttons and four highlights, beside the service's own chart. */
export function ServiceHero({ id, service, buttons }: ServiceHeroProps) {
  const { name, hero, tiles } = service
  return (
    <InnerHero
      heading={hero.heading}
      intro={hero.intro}
      trail={[{ label: 'Services', href: routes.services() }, { label: name }]}
      seed={seedOf(id)}
      points={hero.chart.points}
      joined={hero.chart.kind === 'course'}
      caption={hero.chart.caption}
      chart={<ChartPoints kind={hero.chart.kind} points={hero.chart.points} />}
      actions={
        <>
          <QuoteLink service={id} icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>
            {buttons.quote}
          </QuoteLink>
          <ButtonLink href={routes.portfolio()} look="outline-light">
            {buttons.portfolio}
          </ButtonLink>
        </>
      }
    >
      <div className="page relative">
        <ul className="tiles">
          {tiles.map(({ figure, unit, text }) => (
            <li key={text}>
              <p>
                <span className="figure">{figure}</span>
                <span className="figure-unit">{unit}</span>
              </p>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </InnerHero>
  )
}
