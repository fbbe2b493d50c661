import { routes } from '../../../../contract/routes.ts'
import { ChartPoints } from '../../../chart/ChartPoints.tsx'
import { seedOf } from '../../../chart/seed-of.ts'
import type { Service } from '../../../schemas/service.ts'
import type { ServicesPage } from '../../../schemas/services-page.ts'
import { InnerHero } from '../../../ui/InnerHero.tsx'
import { HeroActions } from '../HeroActions.tsx'

interface ServiceHeroProps {
  id: string
  service: Service
  buttons: ServicesPage['detail']['buttons']
}

/**
 * The hero of the generic composition: heading, intro, the two buttons and four highlights, beside the service's chart.
 *
 * @throws when the service's file has no chart for it, which stops the build.
 */
export function ServiceHero({ id, service, buttons }: ServiceHeroProps) {
  const { name, hero, tiles } = service
  const { chart } = hero
  if (chart === undefined) {
    throw new Error(`content/services/${id}.yaml: hero.chart is missing. The page has no composition of its own.`)
  }
  return (
    <InnerHero
      heading={hero.heading}
      intro={hero.intro}
      trail={[{ label: 'Services', href: routes.services() }, { label: name }]}
      seed={seedOf(id)}
      points={chart.points}
      joined={chart.kind === 'course'}
      caption={chart.caption}
      chart={<ChartPoints kind={chart.kind} points={chart.points} />}
      actions={<HeroActions service={id} buttons={buttons} ground="dark" />}
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
