import { Check, Clock, MailX, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DeskLetter } from '../../contract/desk/conversation.ts'
import type { DeskAttachment, DeskSubmission } from '../../contract/desk/replies.ts'
import { quantity } from '../../contract/quantity.ts'
import { recallToken, undo } from '../actions/act.ts'
import { serverNow } from '../app/clock.ts'
import { useTimes } from '../app/session.tsx'
import { Files } from '../detail/Files.tsx'
import { clock, moment } from '../time/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Prose } from '../ui/Marked.tsx'
import { deliveryOf } from './letters.ts'

interface Props {
  submission: DeskSubmission
  letter: DeskLetter
  files: readonly DeskAttachment[]
  words: string
}

/** One letter: who wrote it to whom, its text, what it quotes, its files, and whether it left. HTML is never shown. */
export function Letter({ submission, letter, files, words }: Props) {
  const { name: me, timeZone, now } = useTimes()
  const { direction, author, cc, text, quoted, at, remarks, address } = letter
  const isOurs = direction === 'out'
  const delivery = deliveryOf(letter, submission.emails)
  const isOut = delivery.state === 'sent' || delivery.state === 'elsewhere'
  const how = isOurs ? `to ${address}` : `by email from ${address}`
  return (
    <article
      className={['letter', isOurs && 'out', isOurs && !isOut && 'draft'].filter(Boolean).join(' ')}
      aria-label={isOurs ? `Answer by ${author}` : `Email from ${author}`}
    >
      <header>
        <Avatar name={author} /> <strong dir="auto">{isOurs && author === me ? 'You' : author}</strong>
        <span className="quiet">{[how, ...(cc.length > 0 ? [`Cc ${cc.join(', ')}`] : [])].join(', ')}</span>
        <time dateTime={at}>{moment(Date.parse(at), timeZone, now)}</time>
      </header>
      {remarks.map((remark) => (
        <p key={remark} className="remark">
          {remark}
        </p>
      ))}
      <Prose text={text} words={words} />
      {quoted !== '' && (
        <details>
          <summary>{quantity(quoted.split('\n').length, 'quoted line')}</summary>
          <p className="prose quiet" dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {files.length > 0 && <Files reference={submission.reference} files={files} />}
      {isOurs && (
        <p className="delivery flex flex-wrap gap-2 items-center mt-2 text-mono" role="status">
          {delivery.state === 'leaving' && <Leaving id={letter.id} at={delivery.at} />}
          {delivery.state === 'sending' && (
            <>
              <Send aria-hidden="true" />{' '}
              <span>Being sent. If that breaks off, it is sent again in two to eleven minutes, as the same email</span>
            </>
          )}
          {delivery.state === 'waiting' && (
            <>
              <Clock aria-hidden="true" />{' '}
              <span>{`Not sent yet: the mail server did not take it. It is tried again ${delivery.next <= now ? 'now' : `at ${clock(delivery.next, timeZone)}`}`}</span>
            </>
          )}
          {delivery.state === 'sent' && (
            <>
              <Check aria-hidden="true" />{' '}
              <span>{`Sent ${clock(delivery.at, timeZone)}, the mail server took it`}</span>
            </>
          )}
          {delivery.state === 'elsewhere' && (
            <>
              <Check aria-hidden="true" /> <span>Sent from a mail program</span>
            </>
          )}
          {delivery.state === 'failed' && (
            <>
              <MailX aria-hidden="true" /> <strong>It did not arrive</strong>
            </>
          )}
        </p>
      )}
    </article>
  )
}

/** Counts down to the moment at which an answer leaves. */
function Leaving({ id, at }: { id: string; at: number }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 500)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((at - now) / 1000))
  return (
    <>
      <Send aria-hidden="true" />
      <span aria-live="off">{left > 0 ? `Leaves in ${Math.min(10, left)} s` : 'Leaves now'}</span>
      <button type="button" className="button small" onClick={() => void undo(recallToken(id))}>
        Do not send
      </button>
    </>
  )
}
