import type { ReactNode } from 'react'

export type Tone = 'paper' | 'sheet' | 'buff' | 'shoal' | 'pale' | 'ink' | 'deep' | 'trench' | 'sea'

interface SectionProps {
  tone: Tone
  id?: string
  /** The id of the heading that names this landmark. */
  labelledBy?: string
  /** The dashed rail of the home page's sections, in the margin. */
  rail?: boolean
  /** The ruler of inner pages instead of the rail. */
  ruler?: boolean
  className?: string
  children: ReactNode
}

/** One section of the page in its full width, with the rail or the ruler in its margin. */
export function Section({ tone, id, labelledBy, rail, ruler, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} data-tone={tone} className={`relative ${className}`}>
      {children}
      {rail && <div className="rail" aria-hidden="true" />}
      {ruler && <div className="ruler" aria-hidden="true" />}
    </section>
  )
}
