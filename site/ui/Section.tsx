import type { ReactNode } from 'react'

type Tone = 'paper' | 'sheet' | 'buff' | 'shoal' | 'pale' | 'ink' | 'deep' | 'sea'

interface SectionProps {
  tone: Tone
  id?: string
  /** The id of the heading that names this landmark. */
  labelledBy?: string
  /** The depth that the rail shows here, in fathoms; without it the section has no rail. */
  depth?: number
  /** The ruler of inner pages instead of the rail. */
  ruler?: boolean
  className?: string
  children: ReactNode
}

/** One section of the page in its full width, with the depth rail or the ruler in its margin. */
export function Section({ tone, id, labelledBy, depth, ruler, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} data-tone={tone} className={`relative ${className}`}>
      {children}
      {depth !== undefined && (
        <div className="rail" aria-hidden="true">
          <span className="rail-mark">{depth}</span>
        </div>
      )}
      {ruler && <div className="ruler" aria-hidden="true" />}
    </section>
  )
}
