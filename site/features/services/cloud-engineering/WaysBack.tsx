import type { WayHome } from '../../../schemas/charts/way-home.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'

interface WaysBackProps {
  label: string
  reasons: Service['reasons']
  wayHome: WayHome
}

/** Pixels at 1440: the course, the columns in which its stations stand, and the height of the arcs back. */
const COURSE = { width: 1296, height: 176 }
const STATIONS = [330, 660, 990]
const ARCS = [66, 114, 162]
/** The middle of the server room. */
const ORIGIN = 8

/** Three stations on one course; from each an arc leads back to the server room. */
export function WaysBack({ label, reasons, wayHome }: WaysBackProps) {
  const { heading, lead, items } = reasons
  const { width, height } = COURSE
  return (
    <Section tone="ink" labelledBy="reasons-title" className="section-y">
      <div className="page">
        <SectionHead id="reasons-title" label={label} heading={heading} lead={lead} />
        <div className="ways-back">
          <svg
            className="hidden md:block md:absolute md:top-0 md:w-full md:h-[176px]"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="ways-arcs" d={STATIONS.map((x, index) => arcHome(x, ARCS[index] ?? 0)).join('')} />
          </svg>
          <p className="mono ways-origin">{wayHome.origin}</p>
          <ul>
            {items.map(({ figure, unit, title, text }, index) => (
              <li key={title}>
                <p className="mono ways-station">{wayHome.stations[index]}</p>
                <p className="ways-figure">
                  <b>{figure}</b> <span className="mono">{unit}</span>
                </p>
                <h3 className="mt-4 text-lead">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** Half an ellipse from a station to the server room. */
function arcHome(x: number, rise: number): string {
  const foot = COURSE.height - 12
  return `M${x} ${foot}A${(x - ORIGIN) / 2} ${rise} 0 0 0 ${ORIGIN} ${foot}`
}
