import { useEffect, useRef, useState } from 'react'
import { peopleNamedIn } from '../../contract/desk/people.ts'
import { type DeskNote, type DeskOutcome, deskRoutes } from '../../contract/desk/replies.ts'
import { show, showReading, useLive } from '../api/live.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { useSession, useTimes } from '../app/session.tsx'
import { addToast, attempt } from '../app/toasts.ts'
import { MODIFIER, useKeys } from '../keys/use-keys.ts'
import { moment } from '../time/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { instead } from '../ui/instead.ts'
import { draftOf, keepDraft } from './drafts.ts'

/** Notes of the desk about one request. The visitor never sees them. */
export function Notes({ reference, notes }: { reference: string; notes: readonly DeskNote[] }) {
  const { name, staff } = useSession()
  const { present } = useLive()
  const field = useRef<HTMLTextAreaElement>(null)
  const section = useRef<HTMLElement>(null)
  // A second press comes before the first one is drawn.
  const isSaving = useRef(false)
  // A change that was begun goes on.
  const [edited, setEdited] = useState(() => notes.find(({ id }) => draftOf(id) !== '')?.id)
  const draft = edited ?? reference
  const [text, setText] = useState(() => draftOf(draft))
  const before = notes.find(({ id }) => id === edited)?.text
  const others = present.filter((one) => one.reference === reference && one.doing === 'writing' && one.name !== name)
  const people = staff.map((one) => ({ name: one, aliases: [], address: '' }))
  // A note that is changed is emailed to nobody, and nobody gets their own words.
  const named = edited === undefined ? peopleNamedIn(text, people).filter((one) => one.name !== name) : []
  useKeys({ n: () => field.current?.focus() })
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
    keepDraft(draft, text === before ? '' : text)
  }, [draft, text, before])

  async function save() {
    if (text.trim() === '' || isSaving.current) return
    isSaving.current = true
    const isStored = await stored(
      edited === undefined
        ? sendJson<DeskOutcome>('POST', deskRoutes.notes(reference), { text })
        : sendJson<DeskOutcome>('PUT', deskRoutes.note(edited), { text }),
      reference,
    )
    isSaving.current = false
    if (isStored === false) keepWords()
    if (!isStored) return
    // Also when another request is shown by now.
    if (draftOf(draft) === text) keepDraft(draft, '')
    if (latest.current === text) {
      goOn()
      const focused = document.activeElement
      // Not out of another field into which somebody went meanwhile.
      if (focused === document.body || section.current?.contains(focused)) section.current?.focus()
    } else if (edited === undefined && latest.current.startsWith(text))
      // What was typed meanwhile is the next note.
      setText(latest.current.slice(text.length).trimStart())
  }

  /** The note, or its request, is gone: what was written can be added as a new one. */
  function keepWords() {
    const words = edited === undefined ? latest.current : `${draftOf(reference)}\n${latest.current}`.trim()
    // Also when another request is shown by now.
    keepDraft(draft, '')
    keepDraft(reference, words)
    setText(words)
    setEdited(undefined)
    const gone = edited === undefined ? 'the request is erased.' : 'the note is gone. Your words are kept here.'
    addToast({ text: `${reference}: not stored, as ${gone}`, failed: true })
  }

  /** After a change of an older note, with the one that was begun before. */
  function goOn() {
    keepDraft(draft, '')
    setText(edited === undefined ? '' : draftOf(reference))
    setEdited(undefined)
  }

  return (
    <section ref={section} aria-labelledby="notes-heading" tabIndex={-1}>
      <h2 id="notes-heading">
        Notes <span>Only the desk sees them</span>
      </h2>
      {notes.map((note) => (
        <Note
          key={note.id}
          note={note}
          isMine={note.author === name}
          onEdit={() => {
            setEdited(note.id)
            setText(draftOf(note.id) || note.text)
            field.current?.focus()
          }}
          onRemove={() => void stored(sendJson<DeskOutcome>('DELETE', deskRoutes.note(note.id)), reference)}
        />
      ))}
      {others.map((one) => (
        <p
          key={one.name}
          className="flex items-center gap-2 mt-2 px-2 py-1 border border-dashed border-(--rule-strong) rounded-[4px] text-mono"
          role="status"
        >
          <Avatar name={one.name} /> <bdi>{one.name}</bdi> is writing a note
        </p>
      ))}
      <form className="grid gap-2 mt-2" onSubmit={instead(save)}>
        <textarea
          ref={field}
          className="field resize-none min-h-10 border-dashed field-sizing-content max-h-65 focus:border-solid"
          rows={1}
          dir="auto"
          aria-label={edited === undefined ? 'Add a note' : 'Change the note'}
          placeholder={staff.length > 0 ? 'Add a note; @name tells a colleague' : 'Add a note'}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onFocus={() => show(reference, 'writing')}
          onBlur={() => showReading(reference)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save()
            if (event.key !== 'Escape') return
            // The next one leaves the request.
            event.preventDefault()
            section.current?.focus()
          }}
        />
        {text !== '' && (
          <div className="flex gap-2 items-center">
            <button type="submit" className="button small main">
              {edited === undefined ? 'Add note' : 'Save note'}
            </button>
            {edited !== undefined && (
              <button type="button" className="button small" onClick={goOn}>
                Leave it
              </button>
            )}
            <span className="quiet">{`${MODIFIER} Enter`}</span>
            {named.length > 0 && (
              <span role="status">{`${named.map((one) => one.name).join(', ')} gets it by email`}</span>
            )}
          </div>
        )}
      </form>
    </section>
  )
}

interface NoteProps {
  note: DeskNote
  isMine: boolean
  onEdit: () => void
  onRemove: () => void
}

function Note({ note: { author, text, at, editedAt }, isMine, onEdit, onRemove }: NoteProps) {
  const { timeZone, now } = useTimes()
  return (
    <article className="note relative grid grid-cols-[22px_minmax(0,1fr)] gap-y-1 gap-x-3 mt-2 px-3 pt-2 pb-3 rounded-sm bg-(--land)">
      <Avatar name={author} />
      <header className="flex flex-wrap gap-x-2 items-baseline">
        <strong className="font-medium" dir="auto">
          {author}
        </strong>
        <span className="mono quiet text-mark">{`${moment(Date.parse(at), timeZone, now)}${editedAt ? ', changed' : ''}`}</span>
        {isMine && (
          <>
            <button type="button" className="button bare" onClick={onEdit}>
              Change
            </button>
            <button type="button" className="button bare" onClick={onRemove}>
              Remove
            </button>
          </>
        )}
      </header>
      <p className="col-start-2 wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </p>
    </article>
  )
}

/** @returns whether anything changed; nothing after a failure, which is told. */
function stored(sent: Promise<DeskOutcome>, reference: string) {
  return attempt(async () => {
    const { changed } = await sent
    refresh([reference])
    return changed > 0
  })
}
