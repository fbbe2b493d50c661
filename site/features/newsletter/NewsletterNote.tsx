import type { ReactNode } from 'react'
import { LetterLines, type LetterLinesProps, type LettersState } from './LetterLines.tsx'

interface NewsletterNoteProps extends Omit<LetterLinesProps, 'state'> {
  title: string
  text: string
  /** Whose mailbox it is about, where that is known. */
  address?: string
  letters: LettersState
  /** Whether the site's header lies over the page's top. */
  underHeader?: boolean
  children?: ReactNode
}

/** A page about one email address: a few words in large type, one action, and the letters that come of it. */
export function NewsletterNote(props: NewsletterNoteProps) {
  const { title, text, address, letters, underHeader = false, children, ...link } = props
  return (
    <section data-tone="ink" aria-labelledby="note-title" className="relative overflow-clip">
      <div className={`page ${underHeader ? 'pt-40' : 'pt-20'}`}>
        <p className="font-mono text-[1.125rem] text-shoal">Newsletter{address && ` to ${address}`}</p>
        <div className="grid gap-y-7 gap-x-12 mt-5 lg:grid-cols-[minmax(0,860fr)_minmax(0,436fr)]">
          <h1 id="note-title" className="max-w-[11em]">
            {title}
          </h1>
          <div className="lg:pt-2">
            <p className="lead text-muted-deep">{text}</p>
            {children && <div className="mt-8">{children}</div>}
          </div>
        </div>
      </div>
      <LetterLines state={letters} {...link} />
    </section>
  )
}
