import { Check, Circle, Send } from 'lucide-react'
import { useState } from 'react'
import type { DeskNewsletter } from '../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { sendJson } from '../api/request.ts'
import { useTimes } from '../app/session.tsx'
import { addToast } from '../app/toasts.ts'
import { useAttempt } from '../app/use-attempt.ts'
import { moment } from '../time/words.ts'
import { instead } from '../ui/instead.ts'
import { changeDraft, type Draft } from './draft-store.ts'
import { checksOf } from './issue-checks.ts'
import { number } from './issue-words.ts'
import { SendDialog } from './SendDialog.tsx'
import type { IssueSource } from './use-issue-source.ts'

const STORED = 'desk.newsletter.test-address'

interface Props {
  draft: Draft
  newsletter: DeskNewsletter
  source: IssueSource
}

/** The checks of an issue, its test, and the button that sends it after a question. */
export function BeforeItGoes({ draft, newsletter, source }: Props) {
  const { name, timeZone, now } = useTimes()
  const [address, setAddress] = useState(() => localStorage.getItem(STORED) ?? (name.includes('@') ? name : ''))
  const [isBusy, attempt] = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const checks = checksOf(draft, source, newsletter)
  const open = checks.find(({ isGood }) => !isGood)
  const { confirmed } = newsletter.counts
  const changedSince = draft.test !== undefined && draft.test.of !== JSON.stringify(source.issue)

  function tryOut() {
    return attempt(async () => {
      const sent = await sendJson<{ address: string }>('POST', deskRoutes.issueTest(), { draft: source.issue, address })
      localStorage.setItem(STORED, sent.address)
      changeDraft(draft.id, { test: { address: sent.address, at: Date.now(), of: JSON.stringify(source.issue) } })
      addToast({ text: `A test is on its way to ${sent.address}` })
    })
  }

  return (
    <section className="px-5 pt-2 pb-3 border-t border-(--rule) max-sm:px-3" aria-labelledby="before-heading">
      <h2 className="font-text text-label font-semibold leading-body" id="before-heading">
        Before it goes
      </h2>
      <ul className="grid grid-cols-2 gap-y-1 gap-x-4 text-mono max-sm:grid-cols-1">
        {checks.map((check) => (
          <li key={check.name} className={`flex gap-2 wrap-anywhere ${check.isGood ? '' : 'text-(--alarm)'}`}>
            {check.isGood ? (
              <Check className="flex-none w-[14px] h-5 stroke-[1.6]" aria-hidden="true" />
            ) : (
              <Circle className="flex-none w-[14px] h-5 stroke-[1.6]" aria-hidden="true" />
            )}
            <span className="hidden-text">{check.isGood ? 'Done: ' : 'Open: '}</span>
            <span>{check.name}</span>
          </li>
        ))}
      </ul>
      {changedSince && draft.test && (
        <p className="quiet mt-1 text-mono">
          The text has changed since the test, {moment(draft.test.at, timeZone, now)}.
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2 mt-3">
        <form
          className="test-form flex flex-[1_1_230px] max-w-[330px] max-sm:basis-full max-sm:max-w-none"
          onSubmit={instead(tryOut)}
        >
          <input
            className="field flex-[1_1_0] min-w-0 border-r-0 rounded-[4px_0_0_4px] max-sm:text-body max-sm:min-h-12"
            type="email"
            dir="auto"
            required
            aria-label="Address for a test"
            placeholder="you@company.com"
            autoComplete="email"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <button
            type="submit"
            className="button flex-none rounded-[0_4px_4px_0] max-sm:min-h-12"
            disabled={isBusy || !source.preview}
          >
            <Send aria-hidden="true" /> Test <kbd className="max-sm:hidden">T</kbd>
          </button>
        </form>
        <button
          type="button"
          className="button main send-button px-4 max-sm:flex-[1_1_100%] max-sm:min-h-12"
          aria-disabled={open !== undefined}
          aria-describedby="before-heading"
          onClick={() => (open ? addToast({ text: `Not yet: ${open.name}.`, failed: true }) : setAsking(true))}
        >
          Send to {number(confirmed)}…
        </button>
      </div>
      {isAsking && source.issue && (
        <SendDialog
          draft={draft}
          issue={source.issue}
          confirmed={confirmed}
          perMinute={newsletter.perMinute}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
