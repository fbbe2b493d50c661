import type { Point } from '../../../chart/curve.ts'
import { Drawing } from '../../../chart/Drawing.tsx'
import { randomFrom } from '../../../chart/seabed.ts'
import { splinePath } from '../../../chart/spline.ts'
import { Part, type ServicePageProps } from '../Part.tsx'

/** Fathoms from one band to the next. */
const FATHOMS = 10
/** The edge's drawing, in pixels. */
const EDGE = { width: 1440, height: 40, swell: 240 }

/** Four fields of expertise, each band deeper than the one before; the last one meets the closing band. */
export function Depths(props: ServicePageProps) {
  return (
    <Part of="expertise" {...props} tone="sheet" className="depths" head="page">
      {({ cards }) => (
        <>
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
        </>
      )}
    </Part>
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
  return (
    <Drawing className="depths-edge" size={[EDGE.width, EDGE.height]} stretched>
      <path d={`${splinePath(points)}V${EDGE.height + 2}H0z`} />
    </Drawing>
  )
}
