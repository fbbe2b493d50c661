import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Survey } from './Survey.tsx'

interface NotFoundProps {
  heading: string
  text: string
  /** What stands under the chart, for readers of its figures. */
  note: string
  /** The ways on. */
  children: ReactNode
}

/** The page for an unknown address: the chart ends here. */
export function NotFound({ heading, text, note, children }: NotFoundProps) {
  return (
    <>
      <section
        aria-labelledby="page-title"
        data-tone="sheet"
        className="not-found relative overflow-clip max-lg:flex max-lg:flex-col"
      >
        <Survey />
        <div className="page not-found-body relative pt-32 pb-8 lg:flex lg:flex-col lg:min-h-187 lg:pt-39 lg:pointer-events-none">
          <h1 id="page-title">{heading}</h1>
          <p className="lead">{text}</p>
          <p className="not-found-asked mt-7 text-small wrap-anywhere mono" data-asked="" hidden />
          {children}
        </div>
        <p
          className="page mono pb-8 max-lg:order-2 max-lg:pt-4 lg:relative lg:max-xl:pr-[42%] lg:whitespace-pre-line"
          data-needs-script=""
          aria-hidden="true"
        >
          {note}
        </p>
      </section>
      <div className="chart-strip" />
    </>
  )
}

interface Suggestion {
  path: string
  text: string
  label: string
  href: string
}

interface SuggestionsProps {
  items: readonly Suggestion[]
  /** What is said of a page that lies near, where nobody wrote a sentence for the address. */
  near: string
}

/** Links for known wrong addresses. Without script those of single pages show; suggest.ts keeps what fits, or fills the last. */
export function Suggestions({ items, near }: SuggestionsProps) {
  return (
    <ul className="not-found-suggestions grid max-w-108 gap-5 mt-6" data-suggestions="">
      {items.map(({ path, text, label, href }) => (
        <li key={path} data-path={path} hidden={path.endsWith('/')}>
          <p>{text}</p>
          <Way href={href}>{label}</Way>
        </li>
      ))}
      <li data-near="" hidden>
        <p>{near}</p>
        <Way href="/">
          <span />
        </Way>
      </li>
    </ul>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="bg-signal">
      {children}
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
    </a>
  )
}
