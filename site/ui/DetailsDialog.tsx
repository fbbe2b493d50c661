import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface DetailsDialogProps {
  /** What `data-opens` calls it; its element's id is `<name>-dialog`, which is also its address without script. */
  name: string
  title: string
  /** Above the title. */
  label: string
  facts?: readonly { name: string; value: string }[]
  /** Beside the title. */
  picture?: ReactNode
  /** What one can do, at the foot; "Close" stands beside it. */
  action: ReactNode
  children: ReactNode
}

/**
 * All details of one item, in a dialog that is part of the page. shell.ts opens it; without script its address
 * (`#<name>-dialog`) shows it in place.
 */
export function DetailsDialog({ name, title, label, facts = [], picture, action, children }: DetailsDialogProps) {
  return (
    <dialog id={`${name}-dialog`} aria-labelledby={`${name}-title`} className="details-dialog">
      <div className="chart-border">
        <div className="chart-sheet">
          <div className="chart-inner">
            <header data-tone="deep" className="details-head" data-picture={picture ? '' : undefined}>
              {picture}
              <p className="text-small text-shoal">{label}</p>
              <h2 id={`${name}-title`} tabIndex={-1} className="text-pretty mt-2 form-dialog-title">
                {title}
              </h2>
              {facts.length > 0 && (
                <dl className="mt-6 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-10 sm:gap-y-3">
                  {facts.map((fact) => (
                    <div key={fact.name} className="contents sm:block">
                      <dt className="text-small text-muted-deep">{fact.name}</dt>
                      <dd className="font-medium">{fact.value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <button type="button" data-closes="" data-needs-script="" data-tooltip="" className="form-dialog-close">
                <X size={20} strokeWidth={1.5} />
                <span className="sr-only">Close details</span>
              </button>
            </header>
            <div className="p-(--space-inset)">{children}</div>
            <footer className="bottom-0 flex [@media(height>=24rem)]:sticky flex-wrap items-center gap-x-5 gap-y-3 border-t border-line bg-sheet px-(--space-inset) py-4">
              {action}
              <button type="button" data-closes="" data-needs-script="" className="link min-h-11 font-medium">
                Close
              </button>
            </footer>
          </div>
        </div>
      </div>
    </dialog>
  )
}
