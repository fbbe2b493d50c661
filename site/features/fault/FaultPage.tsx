import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/Button.tsx'
import { LowWater } from './LowWater.tsx'

/** What a visitor sees when the server cannot make a page. Its script asks again by itself. */
export function FaultPage({ heading, text, action }: { heading: string; text: string; action: string }) {
  return (
    <section
      aria-labelledby="page-title"
      data-tone="ink"
      className="fault grid min-h-[calc(100svh-5.25rem)] grid-rows-[1fr_auto] overflow-clip"
    >
      <div className="page grid content-center gap-y-8 gap-x-12 py-18 lg:grid-cols-[minmax(0,860fr)_minmax(0,436fr)]">
        <h1 className="max-w-[8em]" id="page-title">
          {heading}
        </h1>
        <div>
          <p className="lead max-w-112 mb-8 text-muted-deep">{text}</p>
          {/* An empty address is that of the page that was asked for. */}
          <ButtonLink href="" icon={ArrowRight}>
            {action}
          </ButtonLink>
        </div>
      </div>
      <LowWater />
    </section>
  )
}
