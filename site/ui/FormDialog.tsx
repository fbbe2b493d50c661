import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Backdrop } from '../chart/Backdrop.tsx'

interface FormDialogProps {
  /** What `data-opens` calls it; its element's id is `<name>-dialog`, and its chart is site/pages/art's of that name. */
  name: string
  /** A control that opens the dialog may name another by its `data-title`. */
  title: string
  /** Stands small above the title, and names the dialog with it. */
  label?: string
  lead: string
  /** How soon somebody answers: "24 hours". */
  within: string
  /** Who answers. */
  from: string
  /** Between the words and the promise, on wide screens. */
  aside?: ReactNode
  children?: ReactNode
}

/**
 * A form in a native dialog that is part of the page, so that it opens without waiting for an island; shell.ts opens and
 * closes it. Only the form is an island.
 */
export function FormDialog({ name, title, label, lead, within, from, aside, children }: FormDialogProps) {
  const heading = `${name}-title`
  return (
    <dialog
      id={`${name}-dialog`}
      aria-labelledby={label ? `${name}-label ${heading}` : heading}
      className="form-dialog"
      data-needs-script=""
    >
      <div className="chart-border">
        <div className="chart-sheet">
          <div className="chart-inner">
            <div data-tone="deep" className="form-dialog-panel">
              <Backdrop name={name} className="inset-0 size-full object-cover opacity-40" />
              <div className="relative">
                {label && (
                  <p id={`${name}-label`} className="mono mb-1 text-muted-deep lg:mb-4">
                    {label}
                  </p>
                )}
                <h2 id={heading} tabIndex={-1} className="form-dialog-title">
                  {title}
                </h2>
                <p className="form-dialog-lead text-muted-deep">{lead}</p>
              </div>
              {aside && <div className="form-dialog-more relative">{aside}</div>}
              <div className="form-dialog-promise relative mt-2">
                <p className="mono flex items-center gap-2.5">
                  <span className="dot size-2.5 shrink-0 rounded-full bg-signal" aria-hidden="true" />
                  Reply within {within}
                </p>
                <p className="form-dialog-due mono max-lg:pl-5" data-due="" />
                <p className="form-dialog-more mt-2 text-small text-muted-deep">
                  if you send it now. From {from}, with a reference number.
                </p>
              </div>
            </div>
            <button type="button" data-closes="" data-tooltip="" className="form-dialog-close">
              <X size={20} strokeWidth={1.5} />
              <span className="sr-only">Close</span>
            </button>
            <div className="form-dialog-main">{children}</div>
          </div>
        </div>
      </div>
    </dialog>
  )
}
