import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { StatBand, splitFigure } from '../../ui/StatBand.tsx'

interface AchievementsProps {
  id: string
  label: string
  achievements: Service['achievements'][number] | undefined
}

/** Four figures between two rules. A page may state its figures twice, with different ratings. */
export function Achievements({ id, label, achievements }: AchievementsProps) {
  if (achievements === undefined) return null
  const { heading, lead, figures } = achievements
  return (
    <Section tone="sheet" ruler labelledBy={id} className="section-y">
      <div className="page">
        <SectionHead id={id} label={label} heading={heading} lead={lead} />
        <div className="mt-12">
          <StatBand items={figures.map(({ figure, label: what }) => ({ ...splitFigure(figure), label: what }))} />
        </div>
      </div>
    </Section>
  )
}
