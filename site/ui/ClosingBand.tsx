import type { ReactNode } from 'react'
import { ChartGround } from '../chart/ChartGround.tsx'
import { Contours } from '../chart/Contours.tsx'

interface ClosingBandProps {
  heading: string
  text: string
  seed: number
  tone?: 'deep' | 'shoal'
  /** The page's own drawing, in place of an invented sea-bed. It fills the band, and is decoration only. */
  drawing?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The call to action that closes a page, on deep water or on a shoal. */
export function ClosingBand({ heading, text, seed, tone = 'deep', drawing, children }: ClosingBandProps) {
  return (
    <section aria-labelledby="band-title" data-tone={tone} className="closing-band relative overflow-clip">
      {drawing ?? <Seabed seed={seed} tone={tone} />}
      <div className="page closing-band-body">
        <h2 id="band-title" className="h2-home max-w-[46rem]">
          {heading}
        </h2>
        <div>
          <p className="max-w-[32rem]">{text}</p>
          <div className="inner-actions mt-8">{children}</div>
        </div>
      </div>
    </section>
  )
}

function Seabed({ seed, tone }: { seed: number; tone: 'deep' | 'shoal' }) {
  const size = { seed, width: 760, height: 400 }
  if (tone === 'deep') return <ChartGround {...size} levels={9} />
  return <Contours {...size} levels={11} className="chart-ground opacity-60" />
}
