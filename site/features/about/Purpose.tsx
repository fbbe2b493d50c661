import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { Edge } from './Edge.tsx'
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
          <h2 id="mission-title" className="font-mono text-label font-normal leading-text tracking-text">
            {mission.heading}
          </h2>
          <p className="mt-6 as-heading text-h2 leading-flat tracking-h3 text-balance">{mission.statement}</p>
          <p className="about-second lead">{mission.text}</p>
        </div>
        <Rope />
        <RopeMark part="mission" line={line} />
      </Section>
      <Edge seed={14} upper="shoal" lower="sea" fathoms={7} rope="turning" />
      <Section tone="sea" id="vision" labelledBy="vision-title" className="about-part">
        <div className="page">
          <div className="about-split">
            <div>
              <h2 id="vision-title" className="font-mono text-label font-normal leading-text tracking-text">
                {vision.heading}
              </h2>
              <p className="mt-5 as-heading text-h3 leading-tight tracking-h3 text-balance">{vision.text}</p>
            </div>
            <ul className="border-t border-sheet">
              {vision.bullets.map((bullet) => (
                <li
                  key={bullet}
                  className="border-white/38 not-first:border-t py-5 text-lead leading-text text-balance"
                >
                  {bullet}
                </li>
              ))}
            </ul>
          </div>
          {statistics.length > 0 && (
            <ul className="grid grid-cols-[1fr_1fr] gap-x-6 gap-y-7 mt-14 pt-6 border-t border-white/38 lg:grid-cols-[repeat(4,1fr)] lg:mt-18">
              {statistics.map(({ figure, label, text }) => (
                <li key={label}>
                  <b className="block as-heading text-h2-inner max-md:text-figure leading-flat tracking-h2">{figure}</b>
                  <span className="block mt-4 text-small leading-label">
                    {label}, {text}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Rope tone="light" />
        <RopeMark part="vision" line={line} />
      </Section>
    </>
  )
}
