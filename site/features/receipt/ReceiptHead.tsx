import type { ReactNode } from 'react'
import { dueInWords, momentInWords } from '../../../contract/due.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { TimeLine } from './TimeLine.tsx'
import { leftUntil } from './time-left.ts'

interface ReceiptHeadProps {
  receipt: Receipt
  /** Ms since the epoch. */
  now: number
  timeZone: string
  /** The chart behind the words. */
  children?: ReactNode
}

/** When we answer, in large type. */
export function ReceiptHead({ receipt, now, timeZone, children }: ReceiptHeadProps) {
  const due = new Date(receipt.dueAt)
  const left = leftUntil(due.getTime(), now)
  const [, day = '', time = ''] = /^(\w+(?:, \w+ \d+)?),? (.+)$/.exec(dueInWords(due, new Date(now), timeZone)) ?? []
  return (
    <section data-tone="ink" data-part="head" aria-labelledby="receipt-title" className="relative overflow-hidden">
      {children}
      <div className="page relative grid items-end gap-12 pt-16 pb-20 lg:grid-cols-[5fr_3fr]">
        <div className="receipt-words">
          <p className="font-mono text-[1.625rem] text-shoal">{receipt.reference}</p>
          <h1 id="receipt-title" className="mt-5">
            {receipt.answeredAt ? (
              'We have answered.'
            ) : (
              <>
                We answer
                <br />
                by {day},
                <br />
                <span className="whitespace-nowrap">{time}.</span>
              </>
            )}
          </h1>
        </div>
        <div>
          <TimeLine receipt={receipt} now={now} timeZone={timeZone} />
          <dl className="border-b border-line-deep">
            <Row label="Your request" value={receipt.title} />
            <Row label="Received" value={momentInWords(new Date(receipt.receivedAt), timeZone)} />
            {!receipt.answeredAt && <Row label="Left until due" value={left ?? 'The due time has passed'} />}
          </dl>
        </div>
      </div>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 border-t border-line-deep py-3.5">
      <dt className="text-muted-deep">{label}</dt>
      <dd className="text-right text-balance">{value}</dd>
    </div>
  )
}
