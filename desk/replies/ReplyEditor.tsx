import { useRef, useState } from 'react'
import type { DeskSavedReply } from '../../contract/desk/conversation.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { PLACES, placesProblem, type SavedReply } from '../../contract/desk/saved-replies.ts'
import { RequestFault, sendJson } from '../api/request.ts'
import { refreshSavedReplies } from '../api/saved-replies.ts'
import { useSession } from '../app/session.tsx'
import { addToast } from '../app/toasts.ts'
import { draftOf, keepDraft } from '../detail/drafts.ts'
import { MODIFIER } from '../keys/use-keys.ts'
import { longDate } from '../time/words.ts'
import { Dialog, Ends } from '../ui/Dialog.tsx'
import { instead } from '../ui/instead.ts'
import { AsItLeaves, Places } from './Places.tsx'

interface Props {
  /** Without a time of change, one that is being written, or that somebody removed meanwhile. */
  reply: DeskSavedReply
  /** Called with the id of what is open then. */
  onKept: (id: string | undefined) => void
}

/** Writes a saved reply. One of content/replies/ is only shown, and can be copied. */
export function ReplyEditor({ reply, onKept }: Props) {
  const { desks, timeZone } = useSession()
  const begun = `reply ${reply.id}`
  // Undefined until something is typed. `at` is when the reply was changed last before that, as its writer knows it.
  const [typed, setTyped] = useState<Pick<DeskSavedReply, 'name' | 'desk' | 'text' | 'at'> | undefined>(
    () => JSON.parse(draftOf(begun) || 'null') ?? undefined,
  )
  const { name, desk, text, at } = typed ?? reply
  const [problem, setProblem] = useState('')
  const [isOvertaken, setOvertaken] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // A key that is held is pressed again and again.
  const isBusy = useRef(false)
  const isFile = reply.id.startsWith('file:')
  const isNew = reply.at === null
  const change = (part: Partial<typeof typed>) => {
    // What is typed while it is kept would be lost.
    if (isBusy.current) return
    const next = { name, desk, text, at, ...part }
    keepDraft(begun, JSON.stringify(next))
    setTyped(next)
  }
  const forget = () => {
    keepDraft(begun, '')
    setTyped(undefined)
    setProblem('')
  }
  const hint = problem || placesProblem(text) || ''

  async function attempt(work: () => Promise<string | undefined>, told: string) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const open = await work()
      keepDraft(begun, '')
      await refreshSavedReplies()
      forget()
      addToast({ text: told })
      onKept(open)
    } catch (error) {
      isBusy.current = false
      // Its problem stands in the form behind the question.
      setDeleting(false)
      setProblem(error instanceof Error ? error.message : String(error))
      const [newer] = error instanceof RequestFault ? error.newer : []
      // Whoever reads this sees what is there now, and may keep all the same.
      if (newer) change({ at: newer })
      setOvertaken(newer !== undefined)
      await refreshSavedReplies()
    }
    isBusy.current = false
  }
  const keep = (value: SavedReply & { at?: string } = { name, desk, text, ...(at && { at }) }, isCopy = isNew) =>
    attempt(async () => {
      const path = isCopy ? deskRoutes.savedReplies() : deskRoutes.savedReply(reply.id)
      return (await sendJson<DeskSavedReply>(isCopy ? 'POST' : 'PUT', path, value)).id
    }, `“${value.name}” is kept for everybody`)
  const copy = () => void keep({ desk, text, name: `${name}, copy` }, true)
  const remove = () =>
    attempt(async () => {
      await sendJson('DELETE', deskRoutes.savedReply(reply.id))
      return undefined
    }, `“${reply.name}” is removed`)

  function put(place: string) {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {}
    change({ text: text.slice(0, from) + place + text.slice(to) })
    field.current?.focus()
  }

  return (
    <>
      {isFile ? (
        <div className="grid gap-3 content-start justify-items-start">
          <h2 className="font-display text-h4 font-[480] leading-heading" dir="auto">
            {reply.name}
          </h2>
          <p className="quiet">
            <span>Changed in the file</span> <code>{`content/replies/${reply.id.slice('file:'.length)}`}</code>
          </p>
          <Places text={reply.text} />
          <button type="button" className="button" onClick={copy}>
            Copy it, to change it here
          </button>
          <p role="alert">{problem}</p>
        </div>
      ) : (
        <form
          onSubmit={instead(keep)}
          onKeyDown={(event) => {
            if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void keep()
          }}
        >
          {reply.author && reply.at && (
            <p className="quiet">{`by ${reply.author}, ${longDate(Date.parse(reply.at), timeZone)}`}</p>
          )}
          <label>
            <span>Name</span>
            <input
              className="field"
              dir="auto"
              required
              value={name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
          <fieldset>
            <legend>Offered first at</legend>
            {[...desks.map((one) => one.name), null].map((one) => (
              <label className="inline-flex gap-2 items-center mr-4 min-h-[34px]" key={one ?? 'both'}>
                <input type="radio" name="desk" checked={desk === one} onChange={() => change({ desk: one })} />
                <span>{one ?? 'both'}</span>
              </label>
            ))}
          </fieldset>
          <label>
            <span>Text</span>
            <textarea
              ref={field}
              className="field prose field-sizing-content min-h-50"
              dir="auto"
              required
              rows={10}
              value={text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </label>
          <p className="remark" role="status">
            {hint}
          </p>
          {problem !== '' && isOvertaken && <Places text={reply.text} />}
          <fieldset className="reply-places">
            <legend>Put in a place, which each request fills</legend>
            {PLACES.map((place) => (
              <button key={place} type="button" className="button small" onClick={() => put(`{${place}}`)}>
                {place}
              </button>
            ))}
            <button type="button" className="button small" onClick={() => put('{?what is asked}')}>
              ?asked each time
            </button>
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button main">
              <span>Keep</span> <kbd>{`${MODIFIER} S`}</kbd>
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                forget()
                onKept(undefined)
              }}
            >
              Leave it
            </button>
            {!isNew && (
              <>
                <button type="button" className="button" onClick={copy}>
                  Duplicate
                </button>
                <button type="button" className="button danger" onClick={() => setDeleting(true)}>
                  Delete…
                </button>
              </>
            )}
          </div>
          {isDeleting && (
            <Dialog title={`Delete “${reply.name}”?`} onClose={() => setDeleting(false)}>
              <p>Nobody can put it into an answer any more. Answers that were sent stay as they are.</p>
              <Ends leave="Leave it" onClose={() => setDeleting(false)}>
                <button type="button" className="button danger" onClick={() => void remove()}>
                  Delete
                </button>
              </Ends>
            </Dialog>
          )}
        </form>
      )}
      <AsItLeaves desk={desk} text={text} />
    </>
  )
}
