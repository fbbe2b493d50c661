import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { quote } from '../../contract/forms/quote.ts'
import { promiseOf, replyTime } from '../../contract/promise.ts'
import { Backdrop } from '../chart/Backdrop.tsx'

const promise = promiseOf('quote')
/** A weekday names a due time only within a week; business days the server alone can count. */
const dueInHours = 'hours' in promise && promise.hours < 7 * 24 ? promise.hours : undefined

/**
 * 'Get Your Free Quote' (specification 12.1.1): a native dialog that is part of every page, so that it opens without
 * waiting for
 * an island. shell.ts opens it, and closes it on a click on the backdrop. Only the form in it is an island.
 */
export function QuoteDialog({ children }: { children?: ReactNode }) {
  return (
    <dialog id="quote-dialog" aria-labelledby="quote-title" className="form-dialog" data-needs-script="">
      <div className="chart-border">
        <div className="chart-sheet">
          <div className="chart-inner grid lg:grid-cols-[minmax(17rem,1fr)_2fr]">
            <div data-tone="deep" className="relative flex flex-col gap-8 overflow-hidden p-6 sm:p-8">
              <Backdrop name="quote" className="inset-0 size-full opacity-40" />
              <div className="relative pr-10 lg:pr-0">
                <h2 id="quote-title" tabIndex={-1} className="text-[clamp(1.875rem,5vw,3rem)] leading-[1.04]">
                  {quote.page.title}
                </h2>
                <p className="mt-5 text-muted-deep">{quote.page.lead}</p>
              </div>
              <div className="relative mt-auto border-t border-muted-deep/60 pt-5">
                <p className="mono flex items-center gap-2.5">
                  <span className="size-2.5 rounded-full bg-signal" aria-hidden="true" />
                  Reply within {replyTime('quote')}
                </p>
                {dueInHours && (
                  <p
                    data-due-hours={dueInHours}
                    className="mt-3 hidden font-display text-h3 leading-[1.1] text-balance lg:block"
                  />
                )}
                <p className="mt-2 hidden text-small text-muted-deep lg:block">
                  From an engineer, with a reference number.
                </p>
              </div>
            </div>
            <div className="relative p-6 sm:p-8">{children}</div>
          </div>
          <button
            type="button"
            data-closes=""
            data-tooltip=""
            className="absolute top-6 right-6 grid size-11 place-items-center rounded-full text-sheet hover:bg-sea lg:text-ink lg:hover:bg-shoal-pale"
          >
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </div>
      </div>
    </dialog>
  )
}
