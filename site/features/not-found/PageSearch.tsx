import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

interface PageSearchProps {
  heading: string
  text: string
  label: string
  action: string
  /** Where nothing was found. */
  empty: string
  /** Links that always lead on. */
  children: ReactNode
}

/** A search over the site's pages by words, which the page's script answers. */
export function PageSearch({ heading, text, label, action, empty, children }: PageSearchProps) {
  return (
    <Section tone="sheet" labelledBy="search-title" className="pt-14 pb-24">
      <div className="page page-search grid gap-y-10 gap-x-6 lg:grid-cols-[minmax(0,416fr)_minmax(0,856fr)]">
        <div>
          <h2 id="search-title" data-needs-script="">
            {heading}
          </h2>
          <p className="mt-3 text-muted" data-needs-script="" data-filled="" hidden>
            {text}
          </p>
          {children}
        </div>
        <search data-needs-script="">
          <form className="flex" method="get" data-search="">
            <label htmlFor="page-search" className="sr-only">
              {label}
            </label>
            <input id="page-search" name="q" type="search" dir="auto" className="control" autoComplete="off" />
            <Button type="submit" look="ink">
              {action}
            </Button>
          </form>
          <ol className="page-search-results" data-results="" aria-label={heading} />
          <p className="sr-only" role="status" data-search-status="" data-empty={empty} />
        </search>
      </div>
    </Section>
  )
}
