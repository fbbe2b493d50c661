import type { ReactNode } from 'react'
import { company } from '../../brand/company.ts'
import { QuoteBand } from '../../brand/QuoteBand.tsx'
import { Drawing } from '../../chart/Drawing.tsx'
import { seedOf } from '../../chart/seed-of.ts'
import { spansOf } from '../../schemas/time-frame.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import type { ServicePageProps } from './Part.tsx'
import { TimeBars } from './TimeBars.tsx'

/** What the closing band shows of the hero, on a drawing of 810 × 500. */
export interface BandPart {
  tone?: 'paper' | 'buff'
  /** Moves the wanted part of `#hero-drawing` there. */
  place?: string
  /** What the hero's drawing has as text beside it. */
  Marks?: (props: ServicePageProps) => ReactNode
}

interface ServiceTailProps extends ServicePageProps {
  part: BandPart | undefined
  reading: readonly { title: string; path: string }[]
}

/** How every service's page ends: the band over a part of the hero's drawing, and six questions, one open at a time. */
export function ServiceTail({ part, reading, ...props }: ServiceTailProps) {
  const { id, service, words } = props
  const { bandTitle, buttons, faq } = words
  const { band, card, faqs } = service
  const [before = '', after = ''] = faq.aside.split(company.phone.display)
  return (
    <>
      <QuoteBand
        {...buttons}
        heading={bandTitle}
        text={band.text}
        service={id}
        seed={seedOf(id) + 5}
        tone={part?.tone}
        drawing={
          part && (
            <figure className="service-band-figure">
              <Drawing size={[810, 500]} preserveAspectRatio="xMinYMax meet">
                {part.place && <use href="#hero-drawing" transform={part.place} />}
                {part.Marks && <part.Marks {...props} />}
              </Drawing>
              <figcaption data-tone={part.tone ?? 'deep'} className="text-small">
                {band.caption}
              </figcaption>
            </figure>
          )
        }
      />
      <Section tone="sheet" ruler labelledBy="faq-title" className="section-y">
        <div className="page service-faq grid gap-y-10 gap-x-6 lg:grid-cols-[4fr_8fr] lg:gap-x-8">
          <div className="text-muted sm:max-lg:grid grid-cols-2 gap-x-6">
            <h2 id="faq-title" className="col-span-full text-ink">
              {faq.heading}
            </h2>
            <p className="max-w-84 mt-5">
              {before}
              <a href={`tel:${company.phone.e164}`} className="font-medium whitespace-nowrap text-ink">
                {company.phone.display}
              </a>
              {after}
            </p>
            <p className="max-w-84 mt-5">{faq.cost}</p>
            {reading.length > 0 && (
              <nav className="col-span-full mt-5 lg:max-w-84" aria-labelledby="reading-title">
                <h3 className="font-text text-body font-medium leading-body text-ink" id="reading-title">
                  {faq.reading}
                </h3>
                {reading.map(({ title, path }) => (
                  <a key={path} href={path} className="link block mt-2 text-balance">
                    {title}
                  </a>
                ))}
              </nav>
            )}
          </div>
          <Accordion
            name="faq"
            items={faqs.map(({ question, short, answer }, index) => ({
              title: question,
              aside: short,
              open: index === 0,
              body:
                index === 0 ? (
                  <div className="service-first-answer pt-2 lg:grid-cols-[minmax(0,1fr)_20.5rem] grid items-start gap-y-6 gap-x-10">
                    <p className="max-w-152">{answer}</p>
                    <TimeBars spans={spansOf(card.timeline) ?? []} />
                  </div>
                ) : (
                  answer
                ),
            }))}
          />
        </div>
      </Section>
    </>
  )
}
