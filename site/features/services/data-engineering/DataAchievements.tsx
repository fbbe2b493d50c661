import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { splitFigure } from '../../../ui/StatBand.tsx'
import { CountSquares } from './CountSquares.tsx'
import { RatingScale } from './RatingScale.tsx'

interface DataAchievementsProps {
  label: string
  achievements: Service['achievements'][number]
}

/** Four figures, each with what it counts: a square for each, or a rating laid on its scale. */
export function DataAchievements({ label, achievements }: DataAchievementsProps) {
  const { heading, lead, figures } = achievements
  return (
    <Section tone="buff" labelledBy="achievements-title" className="section-y">
      <div className="page">
        <SectionHead id="achievements-title" label={label} heading={heading} lead={lead} />
        <ul className="counts grid grid-cols-[1fr_1fr] gap-y-10 gap-x-6 mt-14 lg:grid-cols-[repeat(4,1fr)]">
          {figures.map(({ figure, label: what }) => {
            const { figure: number, mark } = splitFigure(figure)
            const of = mark?.startsWith('/') ? Number(mark.slice(1)) : undefined
            return (
              <li key={what} className="flex flex-col justify-between gap-7 pt-6 border-t border-t-ink">
                <p>
                  <b className="block font-display text-h1 font-[490] leading-flat tracking-h2">
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
