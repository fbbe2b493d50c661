import type { ReactNode } from 'react'
import { Contours } from '../../chart/Contours.tsx'

interface NewsletterNoteProps {
  title: string
  text: string
  /** Whose mailbox it is about, where that is known. */
  address?: string
  /** Whether the site's header lies over the page's top. */
  underHeader?: boolean
  children?: ReactNode
}

const FACTS = [
  {
    title: 'Asked first',
    text: 'No newsletter goes to an address before its owner has confirmed it on a page with a button.',
  },
  { title: 'One click out', text: 'Every letter has a link, and most mail programs a button, that ends it at once.' },
  {
    title: 'Yours alone',
    text: 'The address is used for the newsletter and nothing else, and never sold or passed on.',
  },
]

/** A page about one email address: a few words in large type, one action, and what we promise about the address. */
export function NewsletterNote({ title, text, address, underHeader = false, children }: NewsletterNoteProps) {
  return (
    <>
      <section data-tone="ink" aria-labelledby="note-title" className="relative overflow-hidden">
        <Contours
          seed={31}
          width={800}
          height={520}
          levels={9}
          stroke="#3d7f9f"
          className="top-0 right-0 h-full w-3/5 [mask-image:linear-gradient(to_right,transparent,#000_45%)] opacity-70"
        />
        <div
          className={`page relative flex min-h-[58svh] flex-col justify-end pb-20 ${underHeader ? 'pt-44' : 'pt-20'}`}
        >
          <p className="font-mono text-[1.125rem] text-shoal">Newsletter{address && ` to ${address}`}</p>
          <h1 id="note-title" className="mt-5 max-w-[11em]">
            {title}
          </h1>
          <p className="lead mt-8 max-w-[34rem] text-muted-deep">{text}</p>
          {children && <div className="mt-10 max-w-[34rem]">{children}</div>}
        </div>
      </section>
      <section data-tone="pale" aria-label="What we promise about your address">
        <dl className="page grid gap-10 py-16 sm:grid-cols-3 sm:gap-12">
          {FACTS.map((fact) => (
            <div key={fact.title} className="border-t border-ink pt-5">
              <dt className="font-display text-h4 tracking-[-0.02em]">{fact.title}</dt>
              <dd className="mt-2 max-w-[24rem] text-muted">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
