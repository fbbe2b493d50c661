import { useEffect, useRef } from 'react'
import type { DeskNewsletter } from '../../contract/desk/newsletter.ts'
import { useIssue, useNewsletter } from '../api/newsletter.ts'
import { changePlace, goTo, hrefOf, type Place } from '../app/address.ts'
import { useKeys } from '../keys/use-keys.ts'
import { addDraft, useDrafts } from './draft-store.ts'
import { Editor } from './Editor.tsx'
import { Issues } from './Issues.tsx'
import { subscribers } from './issue-words.ts'
import { Preview } from './Preview.tsx'
import { SentIssue } from './SentIssue.tsx'
import { StartFrom } from './StartFrom.tsx'
import { useIssueSource } from './use-issue-source.ts'

/** Issues: those that were sent, what is going out, and writing the next one beside its email. */
export function Newsletter({ place: { issue: open, isPreview } }: { place: Place }) {
  const { data: newsletter, error, refetch } = useNewsletter()
  const drafts = useDrafts()
  const draft = drafts.find(({ id }) => id === open)
  const isSent = newsletter?.issues.some(({ id }) => id === open) ?? false
  const { data: issue } = useIssue(isSent ? open : undefined)
  const source = useIssueSource(draft, issue)
  const screen = useRef<HTMLDivElement>(null)
  const write = () => goTo(hrefOf({ view: 'newsletter', issue: addDraft() }))

  useKeys({
    c: write,
    p: open ? () => changePlace({ isPreview: !isPreview }, { replace: true }) : undefined,
    t: () => screen.current?.querySelector<HTMLElement>('.test-form input')?.focus(),
    'mod+Enter': () => screen.current?.querySelector<HTMLElement>('.send-button')?.click(),
    Escape: leave,
  })
  function leave() {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea')) activeElement.blur()
    else if (isPreview) changePlace({ isPreview: false })
    else goTo(open ? hrefOf({ view: 'newsletter' }) : '/')
  }
  // A draft that was removed, or sent from another window.
  const isGone = open !== undefined && newsletter !== undefined && !draft && !isSent
  useEffect(() => {
    if (isGone) goTo(hrefOf({ view: 'newsletter' }), { replace: true })
  }, [isGone])

  if (error)
    return (
      <div className="state" role="alert">
        <h1>The newsletter did not come</h1>
        <p>{error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    )
  if (!newsletter) return <p className="state" role="status" aria-label="Loading" />
  const step = !open ? 'list' : isPreview ? 'preview' : 'write'

  return (
    <div
      className="newsletter grid grid-rows-[minmax(0,1fr)] grid-cols-[340px_minmax(0,484fr)_minmax(0,428fr)] min-w-0 min-h-0 max-xl:grid-cols-[300px_minmax(0,1fr)] max-lg:grid-cols-[minmax(0,1fr)]"
      data-step={step}
      ref={screen}
    >
      <Issues newsletter={newsletter} drafts={drafts} open={open} onWrite={write} />
      {draft && <Editor key={draft.id} draft={draft} newsletter={newsletter} source={source} />}
      {!draft && issue && <SentIssue key={issue.id} issue={issue} />}
      {!draft && !isSent && <Nothing newsletter={newsletter} onWrite={write} />}
      {open && <Preview source={source} />}
    </div>
  )
}

/** Stands where no draft and no issue is open. */
function Nothing({ newsletter, onWrite }: { newsletter: DeskNewsletter; onWrite: () => void }) {
  const { counts, articles } = newsletter
  return (
    <section
      className="grid content-start gap-4 max-w-140 px-10 py-18 col-[2_/_-1] max-lg:hidden"
      aria-label="No issue is open"
    >
      <h2 className="font-display text-h3 font-[480] leading-tight tracking-h4">The next issue</h2>
      <p className="text-small">
        {counts.confirmed === 0
          ? 'Nobody has confirmed a subscription yet. An issue can be written and tested all the same.'
          : `It goes to ${subscribers(counts.confirmed)} who pressed the button in their confirmation email.`}
      </p>
      <div className="button-row flex flex-wrap gap-2">
        <button type="button" className="button main" onClick={onWrite}>
          Write an issue
        </button>
        <StartFrom articles={articles} label="From a file or an article" />
      </div>
    </section>
  )
}
