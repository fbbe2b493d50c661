import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { Edge } from './Edge.tsx'
import { Rope, RopeMark } from './Rope.tsx'
import { StoryChart } from './StoryChart.tsx'

interface StoryProps extends Pick<About, 'story' | 'line'> {
  /** The year in which it began. */
  founded: number
}

export function Story({ story, line, founded }: StoryProps) {
  const [first, ...others] = story.paragraphs
  return (
    <>
      <Edge seed={10} upper="sea" lower="deep" fathoms={10} rope="light" />
      <Section tone="deep" id="story" labelledBy="story-title" className="about-part">
        <div className="page">
          <h2 id="story-title" className="h2-home">
            {story.heading}
          </h2>
          <StoryChart chart={story.chart} founded={founded} />
          <div className="about-split">
            <p className="lead">{first}</p>
            <div className="about-prose grid gap-5">
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
        <Rope tone="light" />
        <RopeMark part="story" line={line} />
      </Section>
    </>
  )
}
