import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { Edge } from './Edge.tsx'
import { MarginSoundings } from './MarginSoundings.tsx'
import { Rope, RopeMark } from './Rope.tsx'

interface PurposeProps extends Pick<About, 'mission' | 'vision' | 'line'> {
  statistics: readonly { figure: string; label: string; text: string }[]
}

/** What we are for, and where that should lead, with the first figures at its foot. */
export function Purpose({ mission, vision, line, statistics }: PurposeProps) {
  return (
    <>
      <Edge seed={5} upper="pale" lower="shoal" fathoms={5} rope="dark" />
      <Section tone="shoal" id="mission" labelledBy="mission-title" className="about-part about-mission">
        <div className="page">
          <h2 id="mission-title" className="mono">
            {mission.heading}
          </h2>
          <p className="about-statement">{mission.statement}</p>
          <p className="about-second lead">{mission.text}</p>
        </div>
        <Rope />
        <RopeMark part="mission" line={line} />
        <MarginSoundings part="mission" />
      </Section>
      <Edge seed={14} upper="shoal" lower="sea" fathoms={7} rope="turning" />
      <Section tone="sea" id="vision" labelledBy="vision-title" className="about-part">
        <div className="page">
          <div className="about-split">
            <div>
              <h2 id="vision-title" className="mono">
                {vision.heading}
              </h2>
              <p className="about-aim">{vision.text}</p>
            </div>
            <ul className="about-aims">
              {vision.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </div>
          {statistics.length > 0 && (
            <ul className="about-statistics">
              {statistics.map(({ figure, label, text }) => (
                <li key={label}>
                  <b>{figure}</b>
                  <span>
                    {label}, {text}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Rope tone="light" />
        <RopeMark part="vision" line={line} />
        <MarginSoundings part="vision" />
      </Section>
    </>
  )
}
