import { ArrowDown, ArrowUp, ChevronLeft, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { act } from '../actions/act.ts'
import { show, useLive } from '../api/live.ts'
import { queryClient, useSubmission } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { changePlace } from '../app/address.ts'
import { focusList } from '../app/focus.ts'
import { useTimes } from '../app/session.tsx'
import { addToast } from '../app/toasts.ts'
import { Composer } from '../conversation/Composer.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { soundingOf } from '../time/time-left.ts'
import { dueInDetail, longDate, moment } from '../time/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Sounding } from '../ui/Sounding.tsx'
import { Actions } from './Actions.tsx'
import { AskedAddress } from './AskedAddress.tsx'
import { Body } from './Body.tsx'
import { FailedEmail } from './FailedEmail.tsx'
import { Overtaken } from './Overtaken.tsx'
import { Profile } from './Profile.tsx'
import { Quarantine } from './Quarantine.tsx'

export interface Neighbors {
  /** "3 of 15"; empty where the list is not known. */
  position: string
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

interface Props {
  reference: string | undefined
  /** The list beside it; nothing where there is none. */
  neighbors?: Neighbors
  /** Words to mark in the texts. */
  words?: string
  /** Called when an action took the request out of the list. */
  onGone?: () => void
}

/** One request in full, with everything that can be done about it. */
export function Detail(props: Props) {
  const { reference, neighbors } = props
  const { data, error, isPending } = useSubmission(reference)
  const submission = data?.reference === reference ? data : undefined
  const isUnopened = submission?.opened === false
  const pane = useRef<HTMLElement>(null)

  useEffect(() => {
    pane.current?.scrollTo(0, 0)
    show(reference ?? null, 'reading')
  }, [reference])
  useEffect(() => () => show(null, 'reading'), [])
  useEffect(() => {
    if (!reference || !isUnopened) return
    void sendJson('POST', deskRoutes.opened(reference))
      .then(() => queryClient.invalidateQueries({ queryKey: ['list'] }))
      .catch(() => undefined)
  }, [reference, isUnopened])
  useKeys({ Escape: reference ? () => leave(reference) : undefined })

  return (
    <article
      ref={pane}
      className={reference ? 'detail opened' : 'detail'}
      aria-label="Request"
      tabIndex={-1}
      id="detail"
    >
      {reference && <PhoneBar {...(neighbors ?? ALONE)} onLeave={() => leave(reference)} />}
      <p className="hidden-text" role="status">
        {submission && neighbors?.position && `${submission.name}, ${submission.title}. ${neighbors.position}`}
      </p>
      {!reference && neighbors && (
        <div className="state quiet">
          <p>
            Choose a request with <kbd>J</kbd> and <kbd>K</kbd>.
          </p>
        </div>
      )}
      {reference && isPending && (
        <div className="state" role="status">
          <p>Loading {reference}</p>
        </div>
      )}
      {reference && error && !submission && (
        <div className="state" role="alert">
          <h2>{reference} is not here</h2>
          <p>{error.message}</p>
        </div>
      )}
      {submission && <Shown key={reference} {...props} submission={submission} />}
    </article>
  )
}

const ALONE: Neighbors = { position: '', previous: undefined, next: undefined }

/** Back to the list, at the row of the request. */
function leave(reference: string): void {
  changePlace({ reference: undefined })
  queueMicrotask(() => focusList(reference))
}

function PhoneBar({ position, previous, next, onLeave }: Neighbors & { onLeave: () => void }) {
  return (
    <div className="detail-bar hidden max-sm:sticky max-sm:z-4 max-sm:top-0 max-sm:flex max-sm:items-center max-sm:h-13 max-sm:px-1 max-sm:py-0 max-sm:bg-(--side) max-sm:text-white">
      <button type="button" className="button" onClick={onLeave}>
        <ChevronLeft aria-hidden="true" /> <span>{position === '' ? 'Back' : position}</span>
      </button>
      <button type="button" className="button" aria-label="Previous request" disabled={!previous} onClick={previous}>
        <ArrowUp aria-hidden="true" />
      </button>
      <button type="button" className="button" aria-label="Next request" disabled={!next} onClick={next}>
        <ArrowDown aria-hidden="true" />
      </button>
    </div>
  )
}

function Shown({ submission, words = '', onGone, neighbors }: Props & { submission: DeskSubmission }) {
  const { name: myName, timeZone, now } = useTimes()
  const { present } = useLive()
  const { reference, title, name, organization, status } = submission
  const readers = present.filter((one) => one.reference === reference && one.name !== myName)
  const failed = submission.emails.filter(({ state }) => state === 'dead')
  const phone = submission.answers.find(({ role }) => role === 'phone')?.shown ?? ''
  const [isReplying, setReplying] = useState(false)
  // A letter that is called back comes before what was begun since: the server has both as one draft.
  const recalls = submission.history.filter(({ kind, actor }) => kind === 'recalled' && actor === myName).length

  return (
    <>
      <Overtaken submission={submission} onNext={neighbors?.next} />
      <header className="grid [grid-template:'id_left'_auto_'head_left'_1fr_/_minmax(0,1fr)_auto] gap-x-6 px-6 pt-3 max-sm:px-4 max-sm:pt-3 max-sm:pb-2">
        <div className="[grid-area:id] flex flex-wrap items-center gap-y-1 gap-x-3 min-h-[26px] text-label">
          <span className="mono text-(--quiet) text-mono">{reference}</span>
          <button
            type="button"
            className="button bare min-h-6 min-w-6 p-0 -ml-2"
            aria-label={`Copy ${reference}`}
            title="Copy"
            onClick={() => void copy(reference)}
          >
            <Copy aria-hidden="true" />
          </button>
          <span className="quiet" dir="auto">
            {title}
          </span>
          {readers.map((one) => (
            <span key={one.name} className="inline-flex items-center gap-2" role="status">
              <Avatar name={one.name} /> <span>{`${one.name} is ${DOING[one.doing]}`}</span>
            </span>
          ))}
        </div>
        <div className="[grid-area:head]">
          <h1
            className="font-display text-h3 font-[480] leading-tight tracking-h3 wrap-anywhere max-sm:text-h3"
            dir="auto"
          >
            {name || 'No name'}
          </h1>
          <p className="text-(--quiet) text-small wrap-anywhere" dir="auto">
            {organization}
          </p>
        </div>
        <div className="detail-left [grid-area:left] grid justify-items-end content-start gap-1 text-label text-right">
          {status === 'open' ? (
            <>
              <span>{soundingOf(Date.parse(submission.dueAt) - now).words}</span>
              <Sounding left={Date.parse(submission.dueAt) - now} />
              <span>
                {Date.parse(submission.dueAt) < now ? 'was due ' : 'due '}
                {dueInDetail(Date.parse(submission.dueAt), timeZone, now)}
              </span>
            </>
          ) : (
            <>
              <span>{status === 'answered' ? 'Answered' : status === 'spam' ? 'Spam' : 'Set aside'}</span>
              <strong className="font-display text-h4 font-[480] leading-heading tracking-h4">
                {moment(Date.parse(submission.answeredAt ?? submission.receivedAt), timeZone, now)}
              </strong>
              {status !== 'answered' && <span>erased {longDate(Date.parse(submission.erasedAt), timeZone)}</span>}
            </>
          )}
        </div>
      </header>
      <Actions submission={submission} onGone={onGone} onReply={() => setReplying(true)} />
      <AskedAddress submission={submission} />
      {failed.map((email) => (
        <div key={email.id} className="band">
          <FailedEmail email={email} phone={phone} />
        </div>
      ))}
      {submission.laterAt && (
        <p className="band" role="status">
          <span>{`Put aside until ${dueInDetail(Date.parse(submission.laterAt), timeZone, now)}`}</span>{' '}
          <button
            type="button"
            className="plain-link"
            onClick={() => void act({ action: 'later', target: { references: [reference] }, until: null })}
          >
            Bring it back now
          </button>
        </p>
      )}
      {status === 'quarantined' && <Quarantine submission={submission} />}
      {failed.length === 0 && (status === 'open' || status === 'answered') && (
        <div className="band">
          <Profile submission={submission} now={now} />
        </div>
      )}
      <Body submission={submission} words={words} />
      {isReplying && (
        <Composer
          key={recalls}
          submission={submission}
          onClose={(goesOn) => {
            setReplying(false)
            document.getElementById('detail')?.focus()
            // It leaves the list with its letter.
            if (goesOn && status === 'open') onGone?.()
          }}
        />
      )}
    </>
  )
}

const DOING = { reading: 'reading this too', writing: 'writing a note', answering: 'writing an answer' } as const

async function copy(reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference)
    addToast({ text: `${reference} copied` })
  } catch {
    addToast({ text: 'This browser does not allow copying here.', failed: true })
  }
}
