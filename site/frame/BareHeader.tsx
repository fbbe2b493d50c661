import { Lock } from 'lucide-react'
import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'

interface BareHeaderProps {
  note: string
  tone?: 'ink' | 'sheet'
  /** Whether the page belongs to one person: then a lock stands before the note. */
  locked?: boolean
  /** Whether it stands on the two grounds of the section below. */
  split?: boolean
}

/** The header of a page without menus: the way home, and what kind of page this is. */
export function BareHeader({ note, tone = 'ink', locked = true, split }: BareHeaderProps) {
  const line = tone === 'ink' ? 'border-line-deep' : 'border-line'
  return (
    <header data-tone={tone} className={`border-b ${line} ${split ? 'split-ground lg:border-0' : ''}`}>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-3 no-underline"
          aria-label={`${company.name}, home`}
        >
          <Mark className="h-9 w-auto" lit />
          <span className="font-display text-[1.5rem] font-medium tracking-[-0.03em]">{company.name}</span>
        </a>
        <p className={`flex items-center gap-2.5 text-small ${tone === 'ink' ? 'text-muted-deep' : 'text-muted'}`}>
          {locked && <Lock size={16} strokeWidth={1.5} className="shrink-0" />}
          {note}
        </p>
      </div>
    </header>
  )
}
