import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { splitFigure } from '../../../ui/StatBand.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { CountSquares } from './CountSquares.tsx'
import { RatingScale } from './RatingScale.tsx'

/** Four figures, each with what it counts: a square for each, or a rating laid on its scale. */
export function DataAchievements({ service, words }: ServicePageProps) {
  const [achievements] = service.achievements
  if (achievements === undefined) return null
  const { heading, lead, figures } = achievements
  return (
    <Section tone="buff" labelledBy="achievements-title" className="section-y">
      <div className="page">
        <SectionHead id="achievements-title" label={words.labels.achievements} heading={heading} lead={lead} />
        <ul className="counts">
          {figures.map(({ figure, label: what }) => {
            const { figure: number, mark } = splitFigure(figure)
            const of = mark?.startsWith('/') ? Number(mark.slice(1)) : undefined
            return (
              <li key={what}>
                <p>
                  <b>
                    {number}
                    {mark && <small>{mark}</small>}
                  </b>{' '}
                  <span>{what}</span>
                </p>
                {of ? <RatingScale value={Number(number)} of={of} /> : <CountSquares count={Number(number)} />}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
