import { Check, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Receipt, ReceiptStatus as Status } from '../../../contract/receipt.ts'
import { readJson } from '../../form/read-json.ts'
import { Button } from '../../ui/Button.tsx'
import { parseStatus } from './parse-status.ts'

interface ReceiptStatusProps {
  receipt: Receipt
  path: string
  /** When the page was made, ms since the epoch. */
  now: number
  timeZone: string
}

/** The state: received, opened, answered. It is read again only when the visitor asks (specification 15.2.2). */
export function ReceiptStatus({ receipt, path, now, timeZone }: ReceiptStatusProps) {
  const [status, setStatus] = useState<Status>(receipt)
  const [checkedAt, setCheckedAt] = useState(now)
  const [problem, setProblem] = useState<string>()
  const brief = (instant: string | number) =>
    new Date(instant).toLocaleString('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })

  async function check() {
    setProblem(undefined)
    try {
      setStatus(await readJson([path], parseStatus))
      setCheckedAt(Date.now())
    } catch {
      setProblem('We could not ask just now. Please try again in a minute.')
    }
  }

  const { openedAt, answeredAt } = status
  return (
    <section data-tone="pale" aria-label="Where your request stands" className="border-b border-line">
      <div className="page py-16">
        <ol className="grid gap-10 sm:grid-cols-3 sm:gap-0">
          <Step title="Received" time={brief(status.receivedAt)} state="done" next={openedAt ? 'done' : 'ahead'}>
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
            time={answeredAt ? brief(answeredAt) : `by ${brief(status.dueAt)}`}
            state={answeredAt ? 'done' : 'ahead'}
          >
            By email to {receipt.email}, from a person you can reply to.
          </Step>
        </ol>
        <div className="mt-10 flex flex-wrap items-center gap-5" data-needs-script="" data-no-print="">
          <Button small look="outline" onClick={check}>
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
