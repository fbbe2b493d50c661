import { company } from '../../brand/company.ts'
import { Drawing } from '../../chart/Drawing.tsx'
import { spansOf } from '../../schemas/time-frame.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { captionOf } from './figures/caption.ts'
import { ServiceFigure } from './figures/ServiceFigure.tsx'
import { TimeFrame } from './figures/TimeFrame.tsx'
import { ServiceBand } from './ServiceBand.tsx'
import type { ServicePageProps } from './service-page-props.ts'
import { TimeBars } from './TimeBars.tsx'

interface ServiceTailProps extends ServicePageProps {
  reading: readonly { title: string; path: string }[]
}

/** How every service's page ends: the band over the service's own figure, and six questions, one open at a time. */
export function ServiceTail({ id, service, words: { bandTitle, buttons, faq }, reading }: ServiceTailProps) {
  const { band, card, faqs } = service
  const [before = '', after = ''] = faq.aside.split(company.phone.display)
  const spans = spansOf(card.timeline) ?? []
  return (
    <>
      <ServiceBand
        heading={bandTitle}
        text={band.text}
        buttons={buttons}
        service={id}
        drawing={
          <figure className="service-band-figure max-lg:px-gutter max-lg:pt-0 max-lg:pb-12">
            <Drawing className="max-sm:text-body max-[24rem]:text-h4" size={[420, 240]}>
              {card.figure ? <ServiceFigure {...card.figure} /> : <TimeFrame timeline={card.timeline} />}
            </Drawing>
            {card.figure && <figcaption className="mt-3 text-small text-shoal">{captionOf(card.figure)}</figcaption>}
          </figure>
        }
      />
      <Section tone="sheet" ruler labelledBy="faq-title" className="section-y">
        <div className="page service-faq grid gap-y-10 gap-x-6 lg:grid-cols-[4fr_8fr] lg:gap-x-8">
          <div className="text-muted">
            <h2 id="faq-title" className="text-ink">
              {faq.heading}
            </h2>
            <p className="max-w-[21rem] mt-5">
              {before}
              <a href={`tel:${company.phone.e164}`} className="font-medium whitespace-nowrap text-ink">
                {company.phone.display}
              </a>
              {after}
            </p>
            <p className="max-w-[21rem] mt-5">{faq.cost}</p>
            {reading.length > 0 && (
              <nav className="max-w-[21rem] mt-5" aria-labelledby="reading-title">
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
              body:
                index === 0 ? (
                  <div className="service-first-answer pt-2 lg:grid-cols-[minmax(0,1fr)_20.5rem] grid items-start gap-y-6 gap-x-10">
                    <p className="max-w-[38rem]">{answer}</p>
                    <TimeBars spans={spans} />
                  </div>
                ) : (
                  answer
                ),
            }))}
            opensFirst
          />
        </div>
      </Section>
    </>
  )
}
