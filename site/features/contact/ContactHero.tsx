import { ArrowDown } from 'lucide-react'
import { CALENDAR, DESK_TARGET, durationInWords, promiseOf } from '../../../contract/promise.ts'
import { company } from '../../brand/company.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { WeekChart } from './WeekChart.tsx'

interface ContactHeroProps {
  heading: string
  lead: string
  anchors: readonly { label: string; target: string }[]
}

/** Specification 9.2.1: two anchor links, and the week in which they are answered. */
export function ContactHero({ heading, lead, anchors }: ContactHeroProps) {
  const icon = <ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />
  return (
    <PageHero
      heading={heading}
      lead={lead}
      seed={23}
      actions={anchors.map(({ label, target }, index) => (
        <ButtonLink
          key={target}
          href={`#${target}`}
          look={index === 0 ? 'signal' : 'outline-light'}
          icon={index === 0 ? icon : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    >
      <WeekChart
        week={{ ...CALENDAR, promise: promiseOf('contact') }}
        city={company.address.city}
        target={durationInWords(DESK_TARGET)}
      />
    </PageHero>
  )
}
