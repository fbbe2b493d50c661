import { routes } from '../../../../contract/routes.ts'
import { ChartPoints } from '../../../chart/ChartPoints.tsx'
import { seedOf } from '../../../chart/seed-of.ts'
import { InnerHero } from '../../../ui/InnerHero.tsx'
import { HeroActions } from '../HeroActions.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Where the sea-bed is deepest in a chart without points, in per cent of it. */
const CHANNEL = [12, 38, 62, 88].map((x, at) => ({ x, y: 78 - at * 18 }))

/**
 * The hero of the generic composition: heading, intro, the two buttons and four highlights, beside the service's chart, or
 * a sea-bed without words where its file has none.
 */
export function ServiceHero({ id, service, words }: ServicePageProps) {
  const { name, hero, tiles } = service
  const { chart } = hero
  return (
    <InnerHero
      heading={hero.heading}
      intro={hero.intro}
      trail={[{ label: 'Services', href: routes.services() }, { label: name }]}
      seed={seedOf(id)}
      points={chart?.points ?? CHANNEL}
      joined={chart === undefined || chart.kind === 'course'}
      caption={chart?.caption}
      chart={chart && <ChartPoints kind={chart.kind} points={chart.points} />}
      actions={<HeroActions service={id} buttons={words.buttons} ground="dark" />}
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
