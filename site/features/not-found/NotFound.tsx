import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChartGround } from '../../chart/ChartGround.tsx'

interface NotFoundProps {
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** The page for an unknown address. */
export function NotFound({ heading, text, children }: NotFoundProps) {
  return (
    <section aria-labelledby="page-title" data-tone="ink" className="not-found">
      <ChartGround seed={404} width={1440} height={820} levels={12} figures={40} />
      <div className="page not-found-body">
        <div className="not-found-line" aria-hidden="true" />
        <h1 id="page-title">{heading}</h1>
        <p className="lead mt-6 max-w-[34rem]">{text}</p>
        {children}
      </div>
    </section>
  )
}

interface Suggestion {
  path: string
  text: string
  label: string
  href: string
}

/** Links for known wrong addresses. Without script all are shown; suggest.ts keeps the one that fits. */
export function Suggestions({ items }: { items: readonly Suggestion[] }) {
  return (
    <ul className="not-found-suggestions" data-suggestions="">
      {items.map(({ path, text, label, href }) => (
        <li key={path} data-path={path}>
          <p>{text}</p>
          <a href={href}>
            {label}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
