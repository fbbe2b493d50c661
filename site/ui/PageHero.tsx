import type { ReactNode } from 'react'
import { Relief } from '../chart/Relief.tsx'

interface PageHeroProps {
  heading: string
  lead: string
  actions: ReactNode
  /** The page's own chart, which carries information. */
  children: ReactNode
  seed: number
}

/** The dark first screen of an inner page: what it says, what one can do, and its chart. */
export function PageHero({ heading, lead, actions, children, seed }: PageHeroProps) {
  return (
    <>
      <section aria-labelledby="hero-title" data-tone="ink" className="relative overflow-hidden">
        <Relief seed={seed} width={1440} height={800} className="inset-0 size-full" />
        <div className="page relative pt-32 pb-16 lg:pt-42 lg:pb-19">
          <div className="grid items-start gap-x-6 gap-y-7 lg:grid-cols-12">
            <h1 id="hero-title" className="lg:col-span-7">
              {heading}
            </h1>
            <div className="lg:col-span-5 lg:pt-1 xl:col-start-8">
              <p className="lead max-w-120 text-shoal">{lead}</p>
              <div className="mt-7 flex flex-wrap gap-3.5 max-sm:grid">{actions}</div>
            </div>
          </div>
          <div className="mt-14 lg:mt-20">{children}</div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
