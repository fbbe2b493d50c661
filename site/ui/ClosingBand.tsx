import type { ReactNode } from 'react'
import { ChartGround } from '../chart/ChartGround.tsx'
import { Contours } from '../chart/Contours.tsx'

interface ClosingBandProps {
  heading: string
  text: string
  seed: number
  tone?: 'deep' | 'shoal'
  /** The buttons. */
  children: ReactNode
}

/** The call to action that closes a page, on deep water or on a shoal. */
export function ClosingBand({ heading, text, seed, tone = 'deep', children }: ClosingBandProps) {
  return (
    <section aria-labelledby="band-title" data-tone={tone} className="closing-band">
      {tone === 'deep' ? (
        <ChartGround seed={seed} width={760} height={400} levels={9} />
      ) : (
        <Contours seed={seed} width={760} height={400} levels={11} className="chart-ground opacity-60" />
      )}
      <div className="page closing-band-body">
        <h2 id="band-title" className="h2-home">
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
