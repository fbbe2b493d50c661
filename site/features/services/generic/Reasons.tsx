import type { CSSProperties } from 'react'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { profile, type Sounding, WATER } from './seabed-profile.ts'

/** The drawing's height on the page, in rem (styles/services/reasons.drawing.css). */
const WATER_REM = 39

type ReasonsProps = Service['reasons'] & {
  label: string
  /** The service's place in the menu, which decides the shape of the ground. */
  order: number
  /** Whether the section before has another background, so that this one needs space above. */
  apart: boolean
}

/** Why choose us: three reasons, each at the end of a line down to the ground. */
export function Reasons({ label, heading, lead, items, order, apart }: ReasonsProps) {
  const { soundings, line } = profile(order)
  return (
    <Section tone="sheet" ruler labelledBy="reasons-title">
      <div className={`page pb-14 ${apart ? 'pt-24 lg:pt-32' : ''}`}>
        <SectionHead id="reasons-title" label={label} heading={heading} lead={lead} fathoms={20} />
      </div>
      <div className="reasons">
        <div className="page reasons-water">
          <svg viewBox={`0 0 ${WATER.width} ${WATER.height}`} preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <pattern id="sand" width="11" height="11" patternUnits="userSpaceOnUse">
                <circle cx="3" cy="3" r=".9" />
                <circle cx="8.5" cy="8.5" r=".9" />
              </pattern>
            </defs>
            <path className="reasons-bed" d={`${line}V1200H-3000z`} />
            <path fill="url(#sand)" d={`${line}V1200H-3000z`} />
            <path className="reasons-line" d={line} />
          </svg>
          <ul>
            {items.map(({ figure, unit, title, text }, index) => (
              <li key={title} style={depthOf(soundings[index])}>
                <div className="lg:mb-(--lift)">
                  <p>
                    <span className="figure">{figure}</span>
                    <span className="figure-unit">{unit}</span>
                  </p>
                  <h3>{title}</h3>
                  <p className="mt-2 max-w-[23rem]">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** Where the line ends, and how far above that its words are. Narrow screens use neither. */
function depthOf(sounding: Sounding | undefined): CSSProperties {
  if (sounding === undefined) return {}
  return { '--bottom': `${sounding.depth}%`, '--lift': `${(sounding.lift / 100) * WATER_REM}rem` }
}
