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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls, so the keyboard must reach it. */}
        <ul className="voices" tabIndex={0}>
          {items.map(({ name, university, track, quote, rating, drawing }) => (
            <li key={name}>
              <figure>
                <VoiceDrawing drawing={drawing} />
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <Stars rating={rating} />
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

function Stars({ rating }: { rating: number }) {
  return (
    <span className="flex gap-1 text-sea">
      <span className="sr-only">{`${rating} of 5 stars`}</span>
      {Array.from({ length: rating }, (_, index) => (
        <Star key={String(index)} size={17} strokeWidth={1.5} className="fill-current" aria-hidden="true" />
      ))}
    </span>
  )
}
