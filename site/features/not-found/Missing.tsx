import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'

interface MissingProps {
  heading: string
  text: string
  action: string
  href: string
  tone: 'pale' | 'sheet'
  /** What is there, with an empty place for what was asked for. */
  children: ReactNode
}

/** The page for an unknown article or author: what was asked for is an empty place among what there is. */
export function Missing({ heading, text, action, href, tone, children }: MissingProps) {
  return (
    <section aria-labelledby="page-title" data-tone={tone}>
      <div className="page grid gap-y-14 gap-x-6 min-h-[80svh] content-start pt-36 pb-24 lg:grid-cols-[minmax(0,526fr)_minmax(0,746fr)] lg:pt-40">
        <div>
          <h1 className="max-w-[5.5em]" id="page-title">
            {heading}
          </h1>
          <p className="lead mt-6 max-w-96">{text}</p>
          <p className="mt-8">
            <ButtonLink href={href} look="outline" icon={ArrowRight}>
              {action}
            </ButtonLink>
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}

interface LogProps {
  articles: readonly { path: string; title: string; day: string }[]
  head: string
  empty: string
  read: string
}

/** All articles in the order of writing. nearest-article.ts puts the one first that lies nearest to the address. */
export function ArticleLog({ articles, head, empty, read }: LogProps) {
  return (
    <div className="log">
      <p className="mono pb-3 border-b">{head}</p>
      <p
        className="mono grid grid-cols-1 gap-y-1 gap-x-4 py-4 border-b border-dashed md:grid-cols-[8.375rem_minmax(0,1fr)] md:items-baseline"
        data-asked=""
        hidden
      >
        <span className="text-sea-text">{empty}</span>
        <b className="text-body font-normal wrap-anywhere" />
      </p>
      <ol data-log="">
        {articles.map(({ path, title, day }) => (
          <li
            key={path}
            className="grid grid-cols-1 gap-y-1 gap-x-4 py-4 border-b border-water-1 md:grid-cols-[8.375rem_minmax(0,1fr)] md:items-baseline"
            data-path={path}
          >
            <span className="mono text-muted">{day}</span>
            <div>
              <a className="block w-fit min-h-6" href={path}>
                {title}
              </a>
              <p className="mono mt-2 flex flex-wrap gap-x-6" data-way="" hidden>
                <b className="font-normal wrap-anywhere" /> <span className="text-muted" />
              </p>
              <p className="log-read mt-4" hidden>
                <ButtonLink href={path}>
                  {read}
                  <span className="sr-only">: {title}</span>
                </ButtonLink>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface SignaturesProps {
  empty: string
  name: string
  initials: string
  href: string
}

/** Two lines to sign on: one is empty, one is the team's. */
export function Signatures({ empty, name, initials, href }: SignaturesProps) {
  return (
    <ul className="signatures">
      <li className="flex items-end gap-6 pt-5 pb-4 border-b border-dashed">
        <i aria-hidden="true" className="border-dashed" />
        <span className="mono text-muted">{empty}</span>
      </li>
      <li className="flex items-end gap-6 pt-5 pb-4 border-b">
        <i aria-hidden="true">{initials}</i>
        <a className="as-heading text-h3 leading-snug tracking-h3" href={href}>
          {name}
        </a>
      </li>
    </ul>
  )
}
