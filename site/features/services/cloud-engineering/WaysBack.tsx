import { Drawing } from '../../../chart/Drawing.tsx'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'

/** Pixels at 1440: the course, the columns in which its stations stand, and the height of the arcs back. */
const COURSE = { width: 1296, height: 176 }
const STATIONS = [330, 660, 990]
const ARCS = [66, 114, 162]
/** The middle of the server room. */
const ORIGIN = 8

/** Three stations on one course; from each an arc leads back to the server room. */
export function WaysBack(props: ServicePageProps) {
  const wayHome = chartOf(props, 'way-home')
  const { width, height } = COURSE
  return (
    <Part of="reasons" {...props} tone="ink">
      {({ items }) => (
        <div className="ways-back relative mt-16 md:pt-[176px]">
          <Drawing
            className="hidden md:block absolute top-0 w-full h-[176px] fill-none stroke-[1.5] [stroke-dasharray:6_5]"
            stroke="#7fb9d0"
            size={[width, height]}
            stretched
          >
            <path d={STATIONS.map((x, index) => arcHome(x, ARCS[index] ?? 0)).join('')} />
          </Drawing>
          <p className="mono ways-origin relative pt-0 pb-6 pl-8.5 text-label text-muted-deep md:absolute md:top-[176px] md:left-0 md:w-[20%] md:pt-17 md:pb-0 md:pl-0 lg:w-44">
            {wayHome.origin}
          </p>
          <ul className="md:grid md:grid-cols-[repeat(3,1fr)] md:gap-6 md:ml-[calc(25%+6px)] md:before:absolute md:before:inset-x-0 md:before:top-[176px] md:before:border-t-[1.5px] md:before:border-white *:relative *:pt-0 *:pb-12 *:pl-8.5 *:md:pt-17 *:md:pb-0 *:md:pl-0 *:before:absolute *:before:inset-y-0 *:before:left-2 *:before:border-l-[1.5px] *:before:border-white *:last:pb-0 *:md:before:hidden">
            {items.map(({ figure, unit, title, text }, index) => (
              <li key={title}>
                <p className="mono text-label text-muted-deep md:absolute md:top-4 md:bottom-auto md:left-0 lg:top-auto lg:bottom-[calc(100%+1rem)] lg:left-4">
                  {wayHome.stations[index]}
                </p>
                <p>
                  <b className="as-heading text-[clamp(4rem,3rem+3vw,5.5rem)] leading-flat tracking-h2">{figure}</b>{' '}
                  <span className="mono ml-1.5 text-label text-muted-deep">{unit}</span>
                </p>
                <h3 className="mt-4 text-lead">{title}</h3>
                <p className="mt-3 text-small text-[#cfdde4]">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  )
}

/** Half an ellipse from a station to the server room. */
function arcHome(x: number, rise: number): string {
  const foot = COURSE.height - 12
  return `M${x} ${foot}A${(x - ORIGIN) / 2} ${rise} 0 0 0 ${ORIGIN} ${foot}`
}
