import type { ReactNode } from 'react'
import { ChartGround } from './ChartGround.tsx'

interface ClosingBandProps {
  heading: string
  text: string
  seed: number
  /** The buttons. */
  children: ReactNode
}

/** The call to action that closes a page, on deep water. */
export function ClosingBand({ heading, text, seed, children }: ClosingBandProps) {
  return (
    <section aria-labelledby="band-title" data-tone="deep" className="closing-band">
      <ChartGround seed={seed} width={760} height={400} levels={9} />
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
