import { useEffect } from 'react'
import type { DeskLetter } from '../../contract/desk/conversation.ts'
import type { DeskAddition, DeskSubmission } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { useLive } from '../api/live.ts'
import { queryClient } from '../api/queries.ts'
import { useSession, useTimes } from '../app/session.tsx'
import { Files } from '../detail/Files.tsx'
import { moment } from '../time/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Prose } from '../ui/Marked.tsx'
import { Letter } from './Letter.tsx'

/** How often the draft of somebody who is writing now is asked for, ms. */
const DRAFT_MS = 5_000

/** What was written since the request came: additions, answers, the visitor's emails, and what others are writing now. */
export function Thread({ submission, words }: { submission: DeskSubmission; words: string }) {
  const { name } = useSession()
  const { present } = useLive()
  const { reference, letters, additions, attachments, drafts } = submission
  const isWritten = present.some((one) => one.reference === reference && one.doing === 'answering' && one.name !== name)
  useEffect(() => {
    if (!isWritten) return
    const ask = () => void queryClient.invalidateQueries({ queryKey: ['submission', reference] })
    const timer = setInterval(ask, DRAFT_MS)
    return () => clearInterval(timer)
  }, [isWritten, reference])

  const entries = [
    ...letters.map((letter) => ({ at: Date.parse(letter.at), letter })),
    ...additions.map((addition) => ({ at: Date.parse(addition.at), addition })),
  ].sort((one, other) => one.at - other.at)

  return (
    <>
      {entries.map((entry, index) => {
        const before = entries[index - 1]?.at ?? Date.parse(submission.receivedAt)
        const key = 'letter' in entry ? entry.letter.id : entry.addition.id
        const files = attachments.filter(({ letter, addedAt, position }) =>
          'letter' in entry ? letter === entry.letter.id : addedAt !== null && entry.addition.files.includes(position),
        )
        return (
          <div key={key} className="letter-place">
            <p className="mono ml-2 px-3 py-2 border-l border-(--isobath) text-(--quiet) text-mark">{`${durationInShort(entry.at - before)} later`}</p>
            {'letter' in entry ? (
              <Letter submission={submission} letter={entry.letter as DeskLetter} files={files} words={words} />
            ) : (
              <Addition addition={entry.addition} name={submission.name} words={words} />
            )}
            {!('letter' in entry) && files.length > 0 && <Files reference={reference} files={files} />}
          </div>
        )
      })}
      {drafts
        .filter(({ author }) => author !== name)
        .map(({ author, text }) => (
          <article key={author} className="letter out draft" aria-label={`Draft of ${author}`}>
            <header>
              <Avatar name={author} /> <strong dir="auto">{author}</strong>{' '}
              <span className="quiet">draft, not sent</span>
            </header>
            <Prose text={text} words={words} />
          </article>
        ))}
    </>
  )
}

function Addition({ addition, name, words }: { addition: DeskAddition; name: string; words: string }) {
  const { timeZone, now } = useTimes()
  const { note, at, reopened } = addition
  return (
    <article className="letter" aria-label={`Added by ${name || 'the visitor'}`}>
      <header>
        <Avatar name={name || '?'} /> <strong dir="auto">{name || 'The visitor'}</strong>
        <span className="quiet">{`added on the receipt${reopened ? '. It opened the request again' : ''}`}</span>
        <time dateTime={at}>{moment(Date.parse(at), timeZone, now)}</time>
      </header>
      {note !== '' && <Prose text={note} words={words} />}
    </article>
  )
}
