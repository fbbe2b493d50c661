import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { routes } from '../../contract/routes.ts'
import { ChartGround } from '../chart/ChartGround.tsx'
import { Contours } from '../chart/Contours.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { QuoteLink } from './QuoteLink.tsx'

interface QuoteBandProps {
  heading: string
  text: string
  quote: string
  consultation: string
  /** Both buttons preselect it. */
  service?: string
  tone?: 'deep' | 'shoal' | 'paper' | 'buff'
  /** Of an invented sea-bed, where the page has no drawing of its own. Each fills the band, and is decoration only. */
  seed: number
  drawing?: ReactNode
}

/** The call to action that closes a page: two buttons open the quote dialog and lead to the consultation form. */
export function QuoteBand({ heading, text, seed, service, tone = 'deep', drawing, ...buttons }: QuoteBandProps) {
  const size = { seed, width: 760, height: 400 }
  const seabed =
    tone === 'deep' ? (
      <ChartGround {...size} levels={9} />
    ) : (
      <Contours {...size} levels={11} className="chart-ground opacity-60" />
    )
  return (
    <section aria-labelledby="band-title" data-tone={tone} className="closing-band relative overflow-clip">
      {drawing ?? seabed}
      <div className="page closing-band-body">
        <h2 id="band-title" className="h2-home max-w-[46rem]">
          {heading}
        </h2>
        <div>
          <p className="max-w-[32rem]">{text}</p>
          <div className="inner-actions mt-8">
            <QuoteLink service={service} icon={ArrowRight}>
              {buttons.quote}
            </QuoteLink>
            <ButtonLink href={routes.consultation(service)} look={tone === 'deep' ? 'outline-light' : 'outline'}>
              {buttons.consultation}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
