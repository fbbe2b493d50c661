import type { Point } from '../../../chart/curve.ts'
import { randomFrom } from '../../../chart/seabed.ts'
import { splineSteps } from '../../../chart/spline.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Fathoms from one band to the next. */
const FATHOMS = 10
/** The edge's drawing, in pixels. */
const EDGE = { width: 1440, height: 40, swell: 240 }

/** Four fields of expertise, each band deeper than the one before; the last one meets the closing band. */
export function Depths({ service, words }: ServicePageProps) {
  if (service.expertise === undefined) return null
  const { heading, lead, cards } = service.expertise
  return (
    <Section tone="sheet" labelledBy="expertise-title" className="depths">
      <div className="page">
        <SectionHead id="expertise-title" label={words.labels.expertise} heading={heading} lead={lead} />
      </div>
      <ul className="mt-18">
        {cards.map(({ title, text }, index) => (
          <li key={title} data-band={index}>
            <Edge seed={index + 3} />
            <div className="page lg:grid lg:grid-cols-[1fr_5fr_6fr] lg:items-baseline lg:gap-6">
              <p className="mono" aria-hidden="true">
                {(index + 1) * FATHOMS} fm
              </p>
              <h3 className="mt-1 text-h2-inner lg:m-0">{title}</h3>
              <p className="mt-3 lg:m-0">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Edge seed={cards.length + 3} />
    </Section>
  )
}

/** The upper edge of a band over the one before. */
function Edge({ seed }: { seed: number }) {
  const random = randomFrom(seed)
  const steps = EDGE.width / EDGE.swell
  const points = Array.from(
    { length: steps + 1 },
    (_, step): Point => [step * EDGE.swell, Math.round((step % 2 === seed % 2 ? 8 : 24) + random() * 10)],
  )
  const [start] = points
  return (
    <svg
      className="depths-edge"
      viewBox={`0 0 ${EDGE.width} ${EDGE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${start?.[1]}${splineSteps(points)}V${EDGE.height + 2}H0z`} />
    </svg>
  )
}
