import { Check, Pause, Pencil, Plus } from 'lucide-react'
import type { DeskIssue, DeskNewsletter } from '../../contract/desk/newsletter.ts'
import { hrefOf } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { useTimes } from '../app/session.tsx'
import { SubscriberExport } from '../subscribers/SubscriberExport.tsx'
import { moment, shortDate } from '../time/words.ts'
import type { Draft } from './draft-store.ts'
import { GoingOut } from './GoingOut.tsx'
import { month, number } from './issue-words.ts'

interface Props {
  newsletter: DeskNewsletter
  drafts: readonly Draft[]
  open: string | undefined
  onWrite: () => void
}

/** What is going out, drafts of this browser, and every issue that was sent. */
export function Issues({ newsletter: { issues, counts, perMinute }, drafts, open, onWrite }: Props) {
  const { timeZone, now } = useTimes()
  return (
    <section className="issues" aria-label="Issues">
      <header className="max-sm:bg-(--side) max-sm:text-white flex items-center justify-between gap-3 pr-3 pl-4">
        <h1 className="font-display text-h4 font-[480] leading-flat tracking-h4">Newsletter</h1>
        <button type="button" className="button" onClick={onWrite}>
          <Plus aria-hidden="true" /> New <kbd className="max-sm:hidden">C</kbd>
        </button>
      </header>
      <div className="relative overflow-y-auto [scrollbar-width:thin] max-lg:pt-3">
        {issues
          .filter(({ waiting }) => waiting > 0)
          .map((issue) => (
            <GoingOut key={issue.id} issue={issue} perMinute={perMinute} />
          ))}
        {drafts.length + issues.length === 0 && (
          <p className="px-4 py-3 text-(--quiet)">No issue was sent from here yet, and this browser holds no draft.</p>
        )}
        <ol aria-label="Drafts and issues">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <Go
                href={hrefOf({ view: 'newsletter', issue: draft.id })}
                aria-current={draft.id === open ? 'true' : undefined}
              >
                <span className="issue-month">Draft</span>
                <strong className="truncate font-semibold">{draft.title.trim() || 'Without a subject'}</strong>
                <span className="quiet [grid-area:fate] text-mono">saved {moment(draft.savedAt, timeZone, now)}</span>
                <Pencil className="icon" aria-hidden="true" />
              </Go>
            </li>
          ))}
          {issues.map((issue) => (
            <li key={issue.id}>
              <Go
                href={hrefOf({ view: 'newsletter', issue: issue.id })}
                aria-current={issue.id === open ? 'true' : undefined}
              >
                <span className="issue-month">{month(issue.createdAt, timeZone)}</span>
                <strong className="truncate font-semibold">{issue.title}</strong>
                <span className="quiet [grid-area:fate] text-mono">{fateOf(issue, timeZone, now)}</span>
                <Mark issue={issue} />
              </Go>
            </li>
          ))}
        </ol>
      </div>
      <footer className="flex items-center justify-between gap-3 pr-3 pl-4 min-h-[50px] py-2 border-t border-(--rule) text-mono">
        <p className="flex flex-wrap gap-y-1 gap-x-3 text-(--quiet)">
          <Go className="plain-link" href={hrefOf({ view: 'subscribers' })}>
            <b>{number(counts.confirmed)}</b> confirmed
          </Go>
          <span>
            <b>{number(counts.pending)}</b> asked
          </span>
          <span>
            <b>{number(counts.unsubscribed)}</b> left
          </span>
        </p>
        <SubscriberExport />
      </footer>
    </section>
  )
}

function fateOf(issue: DeskIssue, timeZone: string, now: number): string {
  const { waiting, heldAt, recipients, refused, createdAt } = issue
  if (waiting > 0) return heldAt ? `Held, ${number(waiting)} waiting` : `Sending, ${number(waiting)} waiting`
  const day = shortDate(Date.parse(createdAt), timeZone, now)
  return `${day}, to ${number(recipients)}${refused > 0 ? `. ${number(refused)} refused` : ''}`
}

function Mark({ issue: { waiting, recipients, heldAt } }: { issue: DeskIssue }) {
  if (waiting === 0) return <Check className="icon" aria-hidden="true" />
  if (heldAt) return <Pause className="icon" aria-hidden="true" />
  return (
    <i className="[grid-area:mark] ml-3 text-(--quiet) w-11 h-[5px] bg-(--zone-hour)" aria-hidden="true">
      <i className="block h-full bg-(--text)" style={{ width: `${(1 - waiting / recipients) * 100}%` }} />
    </i>
  )
}
