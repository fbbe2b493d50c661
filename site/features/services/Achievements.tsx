import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

interface AchievementsProps {
  id: string
  label: string
  achievements: Service['achievements'][number] | undefined
  /** The second section of a page that states its figures twice (spec 2 §2, software development). */
  ruled?: boolean
}

/** Four figures: on steps of deepening water, or as ruled columns. */
export function Achievements({ id, label, achievements, ruled = false }: AchievementsProps) {
  if (achievements === undefined) return null
  const { heading, lead, figures } = achievements
  return (
    <Section tone={ruled ? 'sheet' : 'paper'} ruler={ruled} labelledBy={id}>
      <div className={`page pt-24 ${ruled ? 'pb-12' : 'pb-14'}`}>
        <SectionHead id={id} label={label} heading={heading} lead={lead} />
      </div>
      <ul className={ruled ? 'page achievements-ruled' : 'shades'}>
        {figures.map(({ figure, label: what }) => (
          <li key={what}>
            <Figure figure={figure} />
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** "60+", "4.9/5": the mark behind the number is set smaller. */
function Figure({ figure }: { figure: string }) {
  const [, number = figure, mark] = /^([\d.]+)(\D.*)?$/.exec(figure) ?? []
  return (
    <b className="shade-figure">
      {number}
      {mark && <small>{mark}</small>}
    </b>
  )
}
