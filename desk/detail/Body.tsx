import { Check, Clock, MailX } from 'lucide-react'
import type { DeskEmail, DeskSubmission } from '../../contract/desk/replies.ts'
import { dialable } from '../../contract/fields/telephone.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { undo } from '../actions/act.ts'
import { hrefOf } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { useTimes } from '../app/session.tsx'
import { Thread } from '../conversation/Thread.tsx'
import { clock, dueInList, longDate, moment, shortDate } from '../time/words.ts'
import { Marked, Prose } from '../ui/Marked.tsx'
import { Address } from './Address.tsx'
import { Files } from './Files.tsx'
import { historyOf } from './history-words.ts'
import { Notes } from './Notes.tsx'

/** Everything about a request below its head: what was written, files, notes, history, and the facts beside them. */
export function Body({ submission, words }: { submission: DeskSubmission; words: string }) {
  const { timeZone, now } = useTimes()
  const { reference, answers, remarks, emails, earlier } = submission
  const files = submission.attachments.filter(({ letter, addedAt }) => letter === null && addedAt === null)
  const shown = answers.filter((answer) => answer.shown !== '')
  const long = shown.filter((answer) => answer.long)
  // The head shows the name, and the first fact the address.
  const short = shown.filter((answer) => !answer.long && answer.role !== 'address' && answer.role !== 'name')

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_232px] @max-[40rem]/detail:grid-cols-1 @min-[64rem]/detail:grid-cols-[minmax(0,760px)_minmax(240px,1fr)]">
      <div className="detail-text px-6 pt-4 pb-8 min-w-0 max-sm:px-4">
        <section aria-label="What was written">
          {remarks.map((remark) => (
            <p key={remark} className="prose-label mt-4 text-(--quiet) text-mono">
              {remark}
            </p>
          ))}
          {long.length === 0 && <p className="quiet">No message was written.</p>}
          {long.map(({ key, label, shown: text }) => (
            <div key={key}>
              {long.length > 1 && <h3 className="prose-label mt-4 text-(--quiet) text-mono">{label}</h3>}
              <Prose text={text} words={words} />
            </div>
          ))}
          {files.length > 0 && <Files reference={reference} files={files} />}
        </section>
        <section aria-label="Conversation">
          <Thread submission={submission} words={words} />
        </section>
        <Notes reference={reference} notes={submission.noteList} />
        <section aria-labelledby="history-heading">
          <h2 id="history-heading">History</h2>
          <ol className="history">
            {historyOf(submission, now).map(({ key, at, text, tone, undo: token }) => (
              <li key={key} className={tone}>
                <time
                  className="text-(--quiet) font-mono text-mark font-normal leading-5"
                  dateTime={new Date(at).toISOString()}
                >
                  {moment(at, timeZone, now)}
                </time>
                <span>
                  <span>{text}</span>{' '}
                  {token && (
                    <button type="button" className="plain-link quiet" onClick={() => void undo(token, reference)}>
                      Undo
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <aside
        className="detail-facts px-5 pt-4 pb-8 border-l border-(--rule) min-w-0 @max-[40rem]/detail:border-l-0 @max-[40rem]/detail:border-t @max-[40rem]/detail:border-(--rule) max-sm:px-4"
        aria-label="Facts"
      >
        <dl className="facts @max-[40rem]/detail:grid @max-[40rem]/detail:grid-cols-[96px_minmax(0,1fr)] @max-[40rem]/detail:gap-x-2">
          <Fact label="Email" isPlain>
            <Address reference={reference} email={submission.email} words={words} />
          </Fact>
          {short.map(({ key, label, shown: text, role }) => (
            <Fact key={key} label={label}>
              {role === 'phone' && dialable(text) ? (
                <a href={`tel:${dialable(text)}`}>{text}</a>
              ) : (
                <Marked text={text} words={words} />
              )}
            </Fact>
          ))}
          <Fact label="Received">{moment(Date.parse(submission.receivedAt), timeZone, now)}</Fact>
          <Fact label="Promise">{submission.promise}</Fact>
          <Fact label="Kept until">{longDate(Date.parse(submission.erasedAt), timeZone)}</Fact>
        </dl>
        {emails.length > 0 && (
          <section>
            <h2>Emails</h2>
            <ul className="lines">
              {emails.map((email) => (
                <EmailLine key={email.id} email={email} timeZone={timeZone} now={now} />
              ))}
            </ul>
          </section>
        )}
        {earlier.length > 0 && (
          <section>
            <h2>From the same address</h2>
            <ul className="earlier">
              {earlier.map((one) => (
                <li key={one.reference}>
                  <Go
                    className="plain-link"
                    href={hrefOf({ view: 'search', filter: { text: submission.email }, reference: one.reference })}
                  >
                    <span className="mono">{one.reference}</span> <bdi>{one.title}</bdi>
                  </Go>
                  <p>
                    {`${shortDate(Date.parse(one.receivedAt), timeZone, now)}, `}
                    <span>
                      {one.tookMs !== null
                        ? `answered in ${durationInShort(one.tookMs)}`
                        : one.status === 'open'
                          ? `due ${dueInList(Date.parse(one.dueAt), timeZone, now)}`
                          : one.status}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  )
}

function Fact({ label, isPlain, children }: { label: string; isPlain?: boolean; children: React.ReactNode }) {
  return (
    <>
      <dt className="mt-2 text-(--quiet) text-mono first:mt-0 @max-[40rem]/detail:m-0 @max-[40rem]/detail:px-0 @max-[40rem]/detail:py-2 @max-[40rem]/detail:first:m-0 @max-[40rem]/detail:first:px-0 @max-[40rem]/detail:first:py-2">
        {label}
      </dt>
      <dd
        className="text-label wrap-anywhere @max-[40rem]/detail:m-0 @max-[40rem]/detail:px-0 @max-[40rem]/detail:py-2"
        dir={isPlain ? undefined : 'auto'}
      >
        {children}
      </dd>
    </>
  )
}

function EmailLine({ email, timeZone, now }: { email: DeskEmail; timeZone: string; now: number }) {
  const to =
    email.kind === 'visitor'
      ? 'Receipt'
      : email.kind === 'desk'
        ? `To ${email.recipient.split('@')[0]}@`
        : `${email.kind.charAt(0).toUpperCase()}${email.kind.slice(1)}`
  const isDead = email.state === 'dead'
  if (isDead || email.state === 'dismissed')
    return (
      <li className={isDead ? 'failed' : undefined}>
        <MailX aria-hidden="true" /> {to} <span className="mono">{isDead ? 'failed' : 'dismissed'}</span>
        {isDead || <span>{email.lastError}</span>}
      </li>
    )
  const isSent = email.state === 'sent'
  const at = isSent ? email.sentAt : email.nextAt
  return (
    <li>
      {isSent ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />} <span>{to}</span>
      <span className="mono" title={at ? moment(Date.parse(at), timeZone, now) : ''}>
        {isSent && at
          ? clock(Date.parse(at), timeZone)
          : email.lastError && at
            ? `next try ${clock(Date.parse(at), timeZone)}`
            : 'waits'}
      </span>
    </li>
  )
}
