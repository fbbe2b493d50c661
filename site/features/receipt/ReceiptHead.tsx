import type { ReactNode } from 'react'
import type { Company } from '../../../contract/company.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { hoursInWords } from '../../../contract/time/business-hours.ts'
import { durationInWords } from '../../../contract/time/duration.ts'
import {
  dayInWords,
  dueInWords,
  type Moment,
  momentInWords,
  momentOf,
  zonedTime,
} from '../../../contract/time/moment.ts'
import { EmailAddress } from '../../ui/EmailAddress.tsx'
import { OwnTime } from './OwnTime.tsx'
import { TimeLine } from './TimeLine.tsx'

export interface ReceiptHeadProps {
  receipt: Receipt
  /** Ms since the epoch. */
  now: number
  company: Company
}

/** When we answer, in large type; after the due time, that we are late. */
export function ReceiptHead({ receipt, now, company }: ReceiptHeadProps) {
  const { timeZone } = company
  const due = momentOf(Date.parse(receipt.dueAt), timeZone, now)
  const answered = receipt.answeredAt ? momentOf(Date.parse(receipt.answeredAt), timeZone, now) : undefined
  const left = due.at - (answered?.at ?? now)
  const labels = answered
    ? { before: 'Before we had promised', after: 'After we had promised' }
    : { before: 'Left until due', after: 'Late by' }
  const bothTimes = (instant: string) => (
    <>
      {momentInWords(momentOf(Date.parse(instant), timeZone))}
      <OwnTime at={instant} timeZone={timeZone} />
    </>
  )
  // What helps where no answer came.
  const call = (
    <>
      call{' '}
      <a href={`tel:${company.phone.e164}`} className="my-1 block py-1 font-display text-h3 text-sheet">
        {company.phone.display}
      </a>{' '}
      and give {receipt.reference}. {hoursInWords(company, now)}.
    </>
  )
  return (
    <section data-tone="ink" data-part="head" aria-labelledby="receipt-title" className="split-ground">
      <div className="page grid gap-12 pt-14 pb-18 lg:grid-cols-[var(--split)_minmax(0,1fr)] lg:items-center lg:gap-x-18 lg:min-h-114 lg:pb-14">
        <div>
          <p className="font-mono text-[1.625rem] text-shoal">{receipt.reference}</p>
          <h1 id="receipt-title" className="mt-5 lg:text-h2">
            {answered && receipt.answeredBy === 'letter' ? (
              <Told words="Answered" at={answered} />
            ) : answered ? (
              'We have answered.'
            ) : left < 0 ? (
              'We are late.'
            ) : (
              <Told words="We answer" by="by " at={due} />
            )}
          </h1>
          <p className="lead mt-5 max-w-[32rem] text-balance text-muted-deep">
            {receipt.answeredBy === 'phone' ? (
              <>By telephone. If something is open, {call}</>
            ) : receipt.answeredAt && receipt.answeredBy === 'letter' ? (
              <OwnTime at={receipt.answeredAt} timeZone={timeZone} />
            ) : answered ? (
              <>
                It went to <EmailAddress of={receipt.email} />. If it is not there, look in the spam folder, or {call}
              </>
            ) : left < 0 ? (
              <>
                <span className="font-display text-h3 leading-heading text-sheet">
                  You should have had our answer by {dueInWords(due)}.
                </span>
                <OwnTime at={receipt.dueAt} timeZone={timeZone} />
                <span className="mt-5 block">We are sorry. Please {call}</span>
              </>
            ) : (
              <OwnTime at={receipt.dueAt} timeZone={timeZone} />
            )}
          </p>
        </div>
        <div>
          <TimeLine receipt={receipt} now={now} timeZone={timeZone} />
          <dl className="border-b border-line-deep">
            <Row label="Your request">{receipt.title}</Row>
            <Row label="Received">{bothTimes(receipt.receivedAt)}</Row>
            {answered && <Row label="Promised by">{bothTimes(receipt.dueAt)}</Row>}
            <Row label={left < 0 ? labels.after : labels.before}>{durationInWords(Math.abs(left))}</Row>
          </dl>
        </div>
      </div>
    </section>
  )
}

function Told({ words, by, at }: { words: string; by?: string; at: Moment }) {
  return (
    <>
      {words}
      <br />
      {by}
      {dayInWords(at)},
      <br />
      <span className="whitespace-nowrap">{zonedTime(at)}.</span>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-line-deep py-3.5">
      <dt className="text-muted-deep">{label}</dt>
      <dd dir="auto" className="ml-auto text-right text-balance *:text-small *:text-muted-deep">
        {children}
      </dd>
    </div>
  )
}
