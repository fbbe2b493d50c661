import { Pause, Play } from 'lucide-react'
import type { DeskIssue } from '../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { refreshNewsletter, useIssue } from '../api/newsletter.ts'
import { sendJson } from '../api/request.ts'
import { useSession } from '../app/session.tsx'
import { useAttempt } from '../app/use-attempt.ts'
import { clock } from '../time/words.ts'
import { CoursePlot } from './CoursePlot.tsx'
import { IssueFacts } from './IssueFacts.tsx'
import { month, number } from './issue-words.ts'

/** An issue whose emails are leaving, or are held. The event stream keeps it up to date. */
export function GoingOut({ issue, perMinute }: { issue: DeskIssue; perMinute: number }) {
  const { timeZone } = useSession()
  const { data } = useIssue(issue.id)
  const [isBusy, attempt] = useAttempt()
  const { heldAt, sent, recipients } = issue
  const name = month(issue.createdAt, timeZone, 'long')

  async function change() {
    await attempt(() => sendJson('POST', heldAt ? deskRoutes.resumeIssue(issue.id) : deskRoutes.holdIssue(issue.id)))
    refreshNewsletter()
  }

  return (
    <section
      className="mx-5 mb-3 p-3 border border-(--rule-strong) rounded-md bg-(--raised)"
      aria-label={`Progress of ${issue.title}`}
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="font-display text-body font-[480] leading-heading tracking-text">{`${name} is ${heldAt ? 'held' : 'going out'}`}</h2>
        <button type="button" className="button min-h-8" disabled={isBusy} onClick={() => void change()}>
          {heldAt ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />} <span>{heldAt ? 'Go on' : 'Hold'}</span>
        </button>
      </header>
      <p className="text-(--quiet)" role="status">
        <b className="mr-1 text-(--text) font-text text-h2-inner font-medium leading-tight tracking-h2">
          {number(sent)}
        </b>{' '}
        of {number(recipients)} sent
      </p>
      {data && <CoursePlot issue={issue} detail={data} perMinute={perMinute} />}
      <IssueFacts issue={issue} perMinute={perMinute} />
      {data?.restartedAt && (
        <p className="quiet mt-2 text-mono">
          The server restarted at {clock(Date.parse(data.restartedAt), timeZone)} and went on.
        </p>
      )}
      {heldAt && (
        <p className="quiet mt-2 text-mono">
          Held since {clock(Date.parse(heldAt), timeZone)}. Nothing more leaves until somebody lets it go on.
        </p>
      )}
    </section>
  )
}
