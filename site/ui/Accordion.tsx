import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccordionItem {
  title: string
  /** The answer in a few characters, beside the title. */
  aside?: string
  body: ReactNode
  /** It stands open at first. */
  open?: boolean
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Items of one name close each other; without it several may be open. */
  name?: string
  className?: string
}

/** Rows that open in place. Native `details` elements: no script, and find-in-page opens a closed row. */
export function Accordion({ items, name, className = '' }: AccordionProps) {
  return (
    <div className={`border-t border-ink ${className}`}>
      {items.map(({ title, aside, body, open }) => (
        <details key={title} name={name} open={open} className="group border-b border-line-strong">
          <summary className="flex min-h-14 list-none items-center gap-x-5 py-3 sm:min-h-18 sm:py-4 hover:text-sea-text">
            <h3 className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 leading-[1.25]">
              <span className="text-[1.125rem] tracking-[-0.02em] sm:text-[1.25rem]">{title}</span>{' '}
              {aside && <span className="font-text text-body font-medium tracking-normal text-sea-text">{aside}</span>}
            </h3>
            <Plus size={20} strokeWidth={1.5} className="shrink-0 group-open:hidden" />
            <Minus size={20} strokeWidth={1.5} className="hidden shrink-0 group-open:block" />
          </summary>
          <div className="pb-8">{typeof body === 'string' ? <p className="max-w-152">{body}</p> : body}</div>
        </details>
      ))}
    </div>
  )
}
