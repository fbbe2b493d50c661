import { ArrowDown } from 'lucide-react'
import { ChartPoints } from '../../chart/ChartPoints.tsx'
import type { About } from '../../schemas/about.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { InnerHero } from '../../ui/InnerHero.tsx'

/** The depth of each part of the page, in fathoms: on the hero's lead line, and on the ruler beside the part. */
export const DEPTHS = { mission: 10, vision: 20, story: 30, values: 40, facts: 50 } as const

const PARTS = ['mission', 'vision', 'story', 'values', 'facts'] as const

/** The chart is a lead line: each knot is a part of this page and links to it. */
export function AboutHero({ about, caption }: { about: About; caption: string }) {
  const points = PARTS.map((part, index) => ({
    label: about[part].heading,
    figure: `${DEPTHS[part]} fm`,
    x: 24,
    y: 10 + index * 18.5,
    side: 'beside' as const,
    href: `#${part}`,
  }))
  return (
    <InnerHero
      heading={about.hero.heading}
      intro={about.hero.lead}
      seed={88}
      points={points}
      joined
      caption={caption}
      chart={<ChartPoints kind="course" points={points} />}
      actions={about.hero.anchors.map(({ label, target }) => (
        <ButtonLink
          key={target}
          href={`#${target}`}
          look="outline-light"
          icon={<ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />}
        >
          {label}
        </ButtonLink>
      ))}
    />
  )
}
