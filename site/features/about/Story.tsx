import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { DEPTHS } from './AboutHero.tsx'

interface StoryProps extends Pick<About, 'story'> {
  /** The year it began, set large. */
  founded: number
}

export function Story({ story, founded }: StoryProps) {
  return (
    <Section tone="sheet" ruler id="story" labelledBy="story-title" className="section-y">
      <div className="page about-story">
        <div className="relative">
          <span className="ruler-mark" aria-hidden="true">
            {DEPTHS.story}
          </span>
          <h2 id="story-title">{story.heading}</h2>
          <p className="about-year" aria-hidden="true" data-year={founded} />
        </div>
        <div className="about-prose">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
