import { Star } from 'lucide-react'
import { Section } from '../../ui/Section.tsx'

interface TestimonialsProps {
  heading: string
  items: readonly { name: string; university: string; track: string; quote: string; rating: number }[]
}

const TINTS = ['bg-shoal', 'bg-buff', 'bg-[#d8e2cf]']

/** Quotes of former interns. Monograms, because we have no portraits. */
export function Testimonials({ heading, items }: TestimonialsProps) {
  return (
    <Section tone="sheet" labelledBy="voices-title" ruler>
      <div className="page section-y">
        <h2 id="voices-title" className="max-w-[30rem]">
          {heading}
        </h2>
        <ul className="voices">
          {items.map(({ name, university, track, quote, rating }, index) => (
            <li key={name}>
              <figure className="flex h-full flex-col">
                <Stars rating={rating} />
                <blockquote className="mt-5">{quote}</blockquote>
                <figcaption className="mt-auto flex items-center gap-4 pt-8">
                  <span className={`monogram ${TINTS[index % TINTS.length]}`} aria-hidden="true">
                    {initials(name)}
                  </span>
                  <span className="leading-snug">
                    <span className="block font-medium">{name}</span>
                    <span className="block text-small text-muted">{university}</span>
                    <span className="block text-small text-sea-text">{track}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1 text-sea">
      <span className="sr-only">{`${rating} of 5 stars`}</span>
      {Array.from({ length: rating }, (_, index) => (
        <Star key={String(index)} size={17} strokeWidth={1.5} className="fill-current" aria-hidden="true" />
      ))}
    </p>
  )
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
}
