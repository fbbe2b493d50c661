import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { Rope, RopeMark } from './Rope.tsx'
import { Sign } from './Sign.tsx'

/** Fathoms from one end of the key to the other. */
const LENGTH = 20

/** What a fathom line is, and the key to the one that runs down this page: each mark at its true place. */
export function Intro({ intro, line }: Pick<About, 'intro' | 'line'>) {
  return (
    <Section tone="pale" labelledBy="intro-title" className="about-part">
      <div className="page">
        <div className="about-split">
          <h2 id="intro-title">{intro.heading}</h2>
          <div className="about-prose grid gap-5">
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <ol className="line-key" aria-label={line.caption}>
          {line.marks.map(({ fathoms, sign, words }) => (
            <li key={fathoms} style={{ left: `${(fathoms / LENGTH) * 100}%` }}>
              <b>
                {fathoms}
                <span className="sr-only"> fathoms: </span>
              </b>
              <svg viewBox="-14 -10 44 48" width="44" height="48" aria-hidden="true">
                <Sign kind={sign} hangs />
              </svg>
              <span className="mono">
                {words.map((part) => (
                  <span key={part}>{part} </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
        <p className="text-small mt-6 text-muted" aria-hidden="true">
          {line.caption}
        </p>
      </div>
      <Rope />
      <RopeMark part="intro" line={line} />
    </Section>
  )
}
