import { Check, RefreshCw } from 'lucide-react'
import { dueInShort } from '../../../contract/due.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { Button } from '../../ui/Button.tsx'

interface ReceiptStatusProps {
  receipt: Receipt
  /** When the state was read last, ms since the epoch. */
  checkedAt: number
  /** Why it could not be read just now. */
  problem?: string
  onCheck(): void
  timeZone: string
}

/** The state: received, opened, answered. It is read again only when the visitor asks (specification 15.2.2). */
export function ReceiptStatus({ receipt, checkedAt, problem, onCheck, timeZone }: ReceiptStatusProps) {
  const brief = (instant: string | number) =>
    new Date(instant).toLocaleString('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })
  const due = dueInShort(new Date(receipt.dueAt), new Date(checkedAt), timeZone)

  const { openedAt, answeredAt } = receipt
  return (
    <section data-tone="pale" aria-label="Where your request stands" className="border-b border-line">
      <div className="page py-16">
        <ol className="grid gap-10 sm:grid-cols-3 sm:gap-0">
          <Step title="Received" time={brief(receipt.receivedAt)} state="done" next={openedAt ? 'done' : 'ahead'}>
            Stored safely, files included, before this page was shown to you.
          </Step>
          <Step
            title="Opened"
            time={openedAt ? brief(openedAt) : undefined}
            state={answeredAt ? 'done' : openedAt ? 'now' : 'ahead'}
            next={answeredAt ? 'done' : 'ahead'}
          >
            {openedAt
              ? 'A person at our desk has read it and is preparing your answer.'
              : 'Next, a person at our desk opens it.'}
          </Step>
          <Step
            title="Answered"
            time={answeredAt ? brief(answeredAt) : `by ${due}`}
            state={answeredAt ? 'done' : 'ahead'}
          >
            By email to {receipt.email}, from a person you can reply to.
          </Step>
        </ol>
        <div className="mt-10 flex flex-wrap items-center gap-5" data-needs-script="" data-no-print="">
          <Button small look="outline" onClick={onCheck}>
            <RefreshCw size={16} strokeWidth={1.5} aria-hidden="true" /> Check again
          </Button>
          <p className="text-small text-muted" aria-live="polite">
            {problem ?? `Last checked ${brief(checkedAt)}`}
          </p>
        </div>
      </div>
    </section>
  )
}

interface StepProps {
  title: string
  time?: string
  state: 'done' | 'now' | 'ahead'
  /** How the line to the next step is drawn; the last step has none. */
  next?: 'done' | 'ahead'
  children: React.ReactNode
}

function Step({ title, time, state, next, children }: StepProps) {
  return (
    <li className="relative" aria-current={state === 'now' ? 'step' : undefined}>
      <span className="step-dot" data-state={state}>
        {state === 'done' && <Check size={16} strokeWidth={2} aria-hidden="true" />}
        <span className="sr-only">{state === 'ahead' ? 'Not yet: ' : ''}</span>
      </span>
      {next && <span className="step-way" data-state={next} aria-hidden="true" />}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 font-display text-h3 tracking-[-0.02em]">
        {title}
        {time && <span className="mono text-muted">{time}</span>}
      </p>
      <p className="mt-2 max-w-[25rem] pr-6">{children}</p>
    </li>
  )
}
