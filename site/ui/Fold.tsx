import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/** Content that a phone shows only when it is asked for (first-script/near.ts closes it); elsewhere it stands open, without a row. */
export function Fold({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <details className="fold group" open>
      <summary>
        <span>{title}</span> <span>{aside}</span>
        <Plus size={18} strokeWidth={1.5} className="group-open:rotate-45" />
      </summary>
      {children}
    </details>
  )
}
