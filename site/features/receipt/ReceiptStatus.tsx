import { Check, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Receipt } from '../../../contract/receipt.ts'
import { dueInShort, dueInWords, momentOf } from '../../../contract/time/moment.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmailAddress } from '../../ui/EmailAddress.tsx'
import { OwnTime } from './OwnTime.tsx'

interface ReceiptStatusProps {
  receipt: Receipt
  /** The receipt's own address, for "Check again" without script. */
  path: string
  /** Where the page's script asks for the status, and the ETag of what is shown. */
  statusPath: string
  tag?: string
  /** When the page was made, ms since the epoch. */
  now: number
  timeZone: string
  /** What stands beside "Check again". */
  children?: ReactNode
}

/** How far it is: received, opened, answered. While the page is open, its script follows (specification 15.2.2). */
export function ReceiptStatus({ receipt, path, statusPath, tag, now, timeZone, children }: ReceiptStatusProps) {
  const { receivedAt, openedAt, answeredAt, dueAt, files } = receipt
  const told = (instant: string, before = '') => (
    <>
      {before + dueInShort(momentOf(Date.parse(instant), timeZone, now))}
      <OwnTime at={instant} timeZone={timeZone} />
    </>
  )
  return (
    <section data-tone="pale" aria-label="Where your request stands" className="border-b border-line">
      <div className="page pt-16 pb-10">
        <ol
          className="grid gap-10 sm:grid-cols-3 sm:gap-0"
          data-part="steps"
          // An answered receipt is followed on while the virus scanner still holds a file back.
          data-status={files.some(({ locked }) => locked === 'waiting') ? 'waiting' : receipt.status}
          data-tag={tag}
          data-news={newsOf(receipt, now, timeZone)}
          data-changed="Something has changed below."
          data-unchanged="Nothing has changed."
          data-failed="We could not ask just now. Please try again in a minute."
        >
          <Step title="Received" time={told(receivedAt)} state="done" next={openedAt ? 'done' : 'ahead'}>
            Stored safely{files.length > 0 && ', files included,'} before this page was shown to you.
          </Step>
          <Step
            title="Opened"
            time={openedAt && told(openedAt)}
            state={answeredAt ? 'done' : openedAt ? 'now' : 'ahead'}
            next={answeredAt ? 'done' : 'ahead'}
          >
            {answeredAt
              ? 'Our desk has dealt with it.'
              : openedAt
                ? 'A person at our desk has read it and is preparing your answer.'
                : 'Next, a person at our desk opens it.'}
          </Step>
          <Step
            title="Answered"
            time={answeredAt ? told(answeredAt) : told(dueAt, Date.parse(dueAt) < now ? 'was due ' : 'by ')}
            state={answeredAt ? 'done' : 'ahead'}
          >
            {receipt.answeredBy === 'phone' ? (
              'By telephone.'
            ) : (
              <>
                By email to <EmailAddress of={receipt.email} />
                {receipt.letters.length > 0 && answeredAt
                  ? '. Nothing there? Look in the spam folder, or read it below.'
                  : ', from a person you can reply to.'}
              </>
            )}
          </Step>
        </ol>
        <div className="mt-10 flex flex-wrap items-center gap-x-5 border-t border-muted/60 pt-4" data-no-print="">
          <ButtonLink small look="outline" href={path} className="my-2" data-status-path={statusPath}>
            <RefreshCw size={16} strokeWidth={1.5} aria-hidden="true" /> Check again
          </ButtonLink>
          <div className="text-small">
            <p className="text-muted" data-part="checked">
              Last checked {dueInShort(momentOf(now, timeZone))}
            </p>
            <p className="font-medium" role="status" data-told="" />
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}

/** What is told when it becomes true while the page is open: "Opened Mon 4:26 PM. We answer by Tuesday 3:00 PM EST." */
function newsOf({ openedAt, answeredAt, dueAt }: Receipt, now: number, timeZone: string): string {
  const moment = (instant: string) => momentOf(Date.parse(instant), timeZone, now)
  if (answeredAt) return `Answered ${dueInShort(moment(answeredAt))}.`
  const due = moment(dueAt)
  const promise =
    due.at < now ? `We are late: our answer was due ${dueInWords(due)}.` : `We answer by ${dueInWords(due)}.`
  return openedAt ? `Opened ${dueInShort(moment(openedAt))}. ${promise}` : promise
}

interface StepProps {
  title: string
  time?: ReactNode
  state: 'done' | 'now' | 'ahead'
  /** How the line to the next step is drawn; the last step has none. */
  next?: 'done' | 'ahead'
  children: ReactNode
}

function Step({ title, time, state, next, children }: StepProps) {
  return (
    <li className="relative max-sm:pl-14 wrap-anywhere sm:pr-4" aria-current={state === 'now' ? 'step' : undefined}>
      <span className="step-dot" data-state={state}>
        {state === 'done' && <Check size={16} strokeWidth={2} aria-hidden="true" />}
        <span className="sr-only">{state === 'ahead' ? 'Not yet: ' : ''}</span>
      </span>
      {next && <span className="step-way" data-state={next} aria-hidden="true" />}
      <p className="flex flex-wrap items-baseline sm:mt-4 gap-x-3 font-display text-h3 tracking-[-0.02em]">
        {title}
        {time && <span className="mono text-muted has-[>:not(:empty)]:basis-full">{time}</span>}
      </p>
      <p className="mt-2 max-w-[25rem] pr-6">{children}</p>
    </li>
  )
}
