import { Drawing } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { splitFigure } from '../../../ui/StatBand.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { CountSquares } from './CountSquares.tsx'

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

/** Pixels for one point of the rating. */
const POINT = 54

/** A rating as a bar over its whole scale, graduated in tenths. */
function RatingScale({ value, of }: { value: number; of: number }) {
  const bar = tenth(value * POINT)
  const ticks = (keep: (step: number) => boolean, length: number) =>
    Array.from({ length: of * 10 + 1 }, (_, step) => step)
      .filter(keep)
      .map((step) => `M${Math.round(step * POINT) / 10 + 0.5} ${22 + 21 - length}v${length}`)
      .join('')
  return (
    <Drawing className="rating-scale" preserveAspectRatio="xMinYMin" size={[of * POINT + 1, 43]}>
      <path className="rating-bar" d={`M0 0h${bar}v14h-${bar}z`} />
      <path d={ticks((step) => step % 10 > 0, 14)} />
      <path d={ticks((step) => step % 10 === 0, 21)} />
    </Drawing>
  )
}
