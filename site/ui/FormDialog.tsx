import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Backdrop } from '../chart/Backdrop.tsx'

interface FormDialogProps {
  /** What `data-opens` calls it; its element's id is `<name>-dialog`, and its chart is site/pages/art's of that name. */
  name: string
  title: string
  lead: string
  /** When somebody answers. */
  promise: string
  /** What happens after sending, in order. */
  steps?: readonly { title: string; text: string }[]
  children?: ReactNode
}

/** A form in a native dialog that is part of the page; shell.ts opens and closes it. The form is an island. */
export function FormDialog({ name, title, lead, promise, steps = [], children }: FormDialogProps) {
  return (
    <dialog id={`${name}-dialog`} aria-labelledby={`${name}-title`} className="form-dialog" data-needs-script="">
      <div className="chart-border">
        <div className="chart-sheet">
          <div className="chart-inner grid lg:grid-cols-[minmax(17rem,1fr)_2fr]">
            <div className="form-dialog-close">
              <button
                type="button"
                data-closes=""
                data-tooltip=""
                className="grid size-11 place-items-center rounded-full"
              >
                <X size={20} strokeWidth={1.5} aria-hidden="true" />
                <span className="sr-only">Close</span>
              </button>
            </div>
            <div data-tone="deep" className="relative flex flex-col gap-8 overflow-hidden p-6 sm:p-8">
              <Backdrop name={name} className="inset-0 size-full opacity-35" />
              <div className="relative pr-10 lg:pr-0">
                <h2 id={`${name}-title`} className="text-[clamp(1.75rem,4vw,2.625rem)] leading-[1.06]">
                  {title}
                </h2>
                <p className="mt-4 text-muted-deep">{lead}</p>
              </div>
              {steps.length > 0 && (
                <ol className="sounding-steps relative max-lg:hidden" data-on="deep">
                  {steps.map((step) => (
                    <li key={step.title}>
                      <p className="font-medium">{step.title}</p>
                      <p className="text-small text-muted-deep">{step.text}</p>
                    </li>
                  ))}
                </ol>
              )}
              <p className="form-dialog-promise mono" data-after={steps.length > 0 ? 'steps' : undefined}>
                <span className="size-2.5 shrink-0 rounded-full bg-signal" aria-hidden="true" />
                {promise}
              </p>
            </div>
            <div className="relative p-6 sm:p-8">{children}</div>
          </div>
        </div>
      </div>
    </dialog>
  )
}
