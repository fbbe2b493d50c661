import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'

/** The newsletter's band below an article. */
export function NewsletterBand({ children }: { children: ReactNode }) {
  return (
    <Section tone="buff" labelledBy="newsletter-band-title">
      <div className="page grid items-center gap-x-16 gap-y-8 py-20 lg:grid-cols-2 lg:py-24" data-no-print="">
        <h2 id="newsletter-band-title" className="max-w-[32rem]">
          One letter a month, with the numbers left in.
        </h2>
        <div>
          {children}
          <p className="mt-3 text-small text-muted">We ask you to confirm by email. One click ends it.</p>
        </div>
      </div>
    </Section>
  )
}
