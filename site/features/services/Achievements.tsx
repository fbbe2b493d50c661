import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { StatBand, splitFigure } from '../../ui/StatBand.tsx'
import type { ServicePageProps } from './Part.tsx'

/** Four figures between two rules. */
export function Achievements({ service, words, again }: ServicePageProps & { again?: boolean }) {
  const achievements = service.achievements[again ? 1 : 0]
  if (achievements === undefined) return null
  const { heading, lead, figures } = achievements
  const id = again ? 'achievements-again-title' : 'achievements-title'
  return (
    <Section tone="sheet" ruler labelledBy={id} className="section-y">
      <div className="page">
        <SectionHead id={id} label={words.labels.achievements} heading={heading} lead={lead} />
        <div className="mt-12">
          <StatBand items={figures.map(({ figure, label: what }) => ({ ...splitFigure(figure), label: what }))} />
        </div>
      </div>
    </Section>
  )
}

/** A service may state its figures twice, with different ratings. */
export function AchievementsAgain(props: ServicePageProps) {
  return <Achievements {...props} again />
}
