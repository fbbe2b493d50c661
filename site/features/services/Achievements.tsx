import { Shades, splitFigure } from '../../chart/Shades.tsx'
import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

interface AchievementsProps {
  id: string
  label: string
  achievements: Service['achievements'][number] | undefined
  /** The second section of a page that states its figures twice (specification 5.3.5). */
  ruled?: boolean
}

/** Four figures: in a row of darker and darker blue, or as columns. */
export function Achievements({ id, label, achievements, ruled = false }: AchievementsProps) {
  if (achievements === undefined) return null
  const { heading, lead } = achievements
  const items = achievements.figures.map(({ figure, label: what }) => ({ ...splitFigure(figure), label: what }))
  return (
    <Section tone={ruled ? 'sheet' : 'paper'} ruler={ruled} labelledBy={id}>
      <div className={`page pt-24 ${ruled ? 'pb-12' : 'pb-14'}`}>
        <SectionHead id={id} label={label} heading={heading} lead={lead} />
      </div>
      {ruled ? (
        <ul className="page achievements-ruled">
          {items.map(({ figure, mark, label: what }) => (
            <li key={what}>
              <b className="shade-figure">
                {figure}
                {mark && <small>{mark}</small>}
              </b>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Shades items={items} />
      )}
    </Section>
  )
}
