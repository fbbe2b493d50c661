import { Star } from 'lucide-react'
import type { Internship } from '../../schemas/internship.ts'
import { Section } from '../../ui/Section.tsx'
import { VoiceDrawing } from './VoiceDrawing.tsx'

/** Quotes of former interns, each with the one thing that it tells, drawn. */
export function Testimonials({ heading, items, caption }: Internship['testimonials']) {
  if (items.length === 0) return null
  return (
    <Section tone="sheet" labelledBy="voices-title" ruler>
      <div className="page section-y">
        <h2 id="voices-title" className="h2-beach max-w-144">
          {heading}
        </h2>
        {/* Positioned, so that words for screen readers scroll with the quote that they belong to. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, so the keyboard must reach it. */}
        <ul className="relative mt-10 gap-5 max-lg:swipe lg:grid lg:grid-cols-3 lg:gap-12" tabIndex={0}>
          {items.map(({ name, university, track, quote, rating, drawing }) => (
            <li key={name} className="flex-[0_0_min(100%-1.5rem,26rem)] border-t pt-7">
              <figure className="lg:grid lg:h-full lg:grid-rows-[auto_1fr_auto]">
                <VoiceDrawing drawing={drawing} />
                <blockquote className="mt-8 font-display text-h4 font-[440] leading-label tracking-text">
                  {quote}
                </blockquote>
                <figcaption className="mt-7">
                  <span className="flex gap-1 text-sea">
                    <span className="sr-only">{`${rating} of 5 stars`}</span>
                    {Array.from({ length: rating }, (_, index) => (
                      <Star
                        key={String(index)}
                        size={17}
                        strokeWidth={1.5}
                        className="fill-current"
                        aria-hidden="true"
                      />
                    ))}
                  </span>
                  <span className="mt-3 block font-medium">{name}</span>
                  <span className="block text-small text-muted">{university}</span>
                  <span className="block text-small text-muted">{track}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="mono mt-6 text-muted">{caption}</p>
      </div>
    </Section>
  )
}
