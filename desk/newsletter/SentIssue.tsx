import { Copy } from 'lucide-react'
import type { DeskIssueDetail } from '../../contract/desk/newsletter.ts'
import { goTo, hrefOf } from '../app/address.ts'
import { useTimes } from '../app/session.tsx'
import { moment } from '../time/words.ts'
import { addDraft } from './draft-store.ts'
import { IssueFacts } from './IssueFacts.tsx'
import { number } from './issue-words.ts'
import { Source } from './Source.tsx'
import { StepBar } from './StepBar.tsx'

/** An issue that was queued: whom it went to, and its text. */
export function SentIssue({ issue }: { issue: DeskIssueDetail }) {
  const { timeZone, now } = useTimes()
  const { title, key, actor, createdAt, recipients, sent, draft } = issue
  return (
    <section className="editor sent" aria-label="Issue">
      <StepBar />
      <div className="grid gap-2 px-5 pt-3 pb-2 max-sm:px-3">
        <h2 className="font-display text-h4 font-[480] leading-heading tracking-h4">{title}</h2>
        <p className="quiet text-mono wrap-anywhere">
          {`Queued ${moment(Date.parse(createdAt), timeZone, now)}${actor ? ` by ${actor}` : ''} as `}
          <code>{key}</code>
        </p>
        <p className="text-(--quiet)">
          <b className="mr-1 text-(--text) font-text font-medium leading-tight tracking-h2 text-h3">{number(sent)}</b>{' '}
          of {number(recipients)} sent
        </p>
        <IssueFacts issue={issue} />
      </div>
      <div className="editor-tools flex items-center gap-2 px-5 py-1 border-y border-(--rule) bg-(--panel) max-sm:px-3 max-sm:flex-wrap">
        <span className="quiet mr-auto text-mono">It was sent with this text.</span>
        <button
          type="button"
          className="button"
          onClick={() => goTo(hrefOf({ view: 'newsletter', issue: addDraft({ ...draft, key: '' }) }))}
        >
          <Copy aria-hidden="true" /> Copy into a draft
        </button>
      </div>
      <Source value={draft.markdown} />
    </section>
  )
}
