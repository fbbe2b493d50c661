import type { CSSProperties } from 'react'
import { Drawing } from '../../../chart/Drawing.tsx'
import { Part, type ServicePageProps } from '../Part.tsx'
import { profile, type Sounding, WATER } from './seabed-profile.ts'

/** The drawing's height on the page, in rem (styles/services/generic/reasons.drawing.css). */
const WATER_REM = 39

/**
 * Why choose us: three reasons, each at the end of a line down to the ground, whose shape is of the service's place in the
 * menu. After a section of another background they need space above.
 */
export function Reasons(props: ServicePageProps) {
  const { order, solutions } = props.service
  const { soundings, line } = profile(order)
  return (
    <Part
      of="reasons"
      {...props}
      tone="sheet"
      ruler
      fathoms={20}
      head={`page pb-14 ${solutions ? 'pt-24 lg:pt-32' : ''}`}
    >
      {({ items }) => (
        <div className="reasons">
          <div className="page reasons-water">
            <Drawing size={[WATER.width, WATER.height]} stretched>
              <defs>
                <pattern id="sand" width="11" height="11" patternUnits="userSpaceOnUse" fill="#c9b98d">
                  <circle cx="3" cy="3" r=".9" />
                  <circle cx="8.5" cy="8.5" r=".9" />
                </pattern>
              </defs>
              <path fill="#f2e9d2" d={`${line}V1200H-3000z`} />
              <path fill="url(#sand)" d={`${line}V1200H-3000z`} />
              <path className="fill-none stroke-ink stroke-[1.5]" d={line} />
            </Drawing>
            <ul className="relative lg:grid lg:grid-cols-[repeat(3,minmax(0,1fr))]">
              {items.map(({ figure, unit, title, text }, index) => (
                <li key={title} style={depthOf(soundings[index])}>
                  <div className="lg:mb-(--lift)">
                    <p>
                      <span className="figure">{figure}</span>
                      <span className="ml-3 font-mono font-normal text-label leading-flat">{unit}</span>
                    </p>
                    <h3>{title}</h3>
                    <p className="mt-2 max-w-92">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Part>
  )
}

/** Where the line ends, and how far above that its words are. Narrow screens use neither. */
function depthOf(sounding: Sounding | undefined): CSSProperties {
  if (sounding === undefined) return {}
  return { '--bottom': `${sounding.depth}%`, '--lift': `${(sounding.lift / 100) * WATER_REM}rem` }
}
