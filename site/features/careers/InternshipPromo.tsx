import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import type { Career } from '../../schemas/career.ts'
import type { Internship } from '../../schemas/internship.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

type InternshipPromoProps = Career['internship'] & Pick<Internship, 'phases'>

/** Leads to /internship: its twelve weeks as a scale, and five tracks, each a link to its details. */
export function InternshipPromo({ heading, text, action, tracks, phases }: InternshipPromoProps) {
  return (
    <Section tone="sea" labelledBy="promo-title">
      <div className="page section-y grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col items-start lg:col-span-6">
          <h2 id="promo-title">{heading}</h2>
          <p className="mt-5 max-w-124">{text}</p>
          <ButtonLink href={routes.internship()} look="white" className="mt-8 lg:mt-auto" icon={ArrowRight}>
            {action}
          </ButtonLink>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <ol className="flex gap-1 mono tracking-h4 *:basis-0 *:border-t-9 *:border-white *:pt-2 *:nth-2:border-shoal *:nth-3:border-water-1 *:first:min-w-23">
            {phases.map(({ from, to, short }) => (
              <li key={from} style={{ flexGrow: to - from + 1 }}>
                <b className="block font-medium whitespace-nowrap">{`Weeks ${from}-${to}`}</b>
                {short}
              </li>
            ))}
          </ol>
          <ul className="mt-7 border-t border-white/45">
            {tracks.map(({ label, track }) => (
              <li key={track} className="border-b border-white/45">
                <a
                  href={`${routes.internship()}#track-${track}-dialog`}
                  className="flex items-center justify-between min-h-14 font-display font-[480] text-lead leading-heading tracking-[-0.02em] no-underline hover:underline hover:[text-decoration-thickness:1px] hover:[text-underline-offset:0.2em] group"
                >
                  {label}
                  <ArrowUpRight size={18} strokeWidth={1.5} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
