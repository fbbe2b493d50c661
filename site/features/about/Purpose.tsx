import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { DEPTHS } from './AboutHero.tsx'

/** What a fathom line is, then mission and vision. */
export function Purpose({ intro, mission, vision }: Pick<About, 'intro' | 'mission' | 'vision'>) {
  return (
    <>
      <Section tone="sheet" ruler labelledBy="intro-title" className="section-y">
        <div className="page about-intro">
          <h2 id="intro-title">{intro.heading}</h2>
          <div>
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section tone="deep" id="mission" labelledBy="mission-title" className="section-y">
        <div className="page">
          <h2 id="mission-title" className="about-label">
            {mission.heading} <span className="mono">{DEPTHS.mission} fm</span>
          </h2>
          <p className="about-statement">{mission.text}</p>
        </div>
      </Section>
      <Section tone="pale" id="vision" labelledBy="vision-title" className="section-y">
        <div className="page about-vision">
          <div>
            <h2 id="vision-title" className="about-label">
              {vision.heading} <span className="mono">{DEPTHS.vision} fm</span>
            </h2>
            <p className="about-aim">{vision.text}</p>
          </div>
          <ul>
            {vision.bullets.map((bullet) => (
              <li key={bullet} className="text-balance">
                {bullet}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  )
}
