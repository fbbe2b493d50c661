import { Check, ListPlus, Paperclip, Send, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { v4 as newId } from 'uuid'
import { ANSWER_FILES, type DraftFile, signatureOf, tooLargeTogether } from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { megabytes, tooManyFiles } from '../../contract/fields/upload.ts'
import { quantity } from '../../contract/quantity.ts'
import { show, showReading } from '../api/live.ts'
import { sendFile } from '../api/request.ts'
import { beginReply, filledFor } from '../api/saved-replies.ts'
import { goTo, hrefOf, placeNow } from '../app/address.ts'
import { useSession } from '../app/session.tsx'
import { addToast, attempt } from '../app/toasts.ts'
import { MODIFIER } from '../keys/use-keys.ts'
import { clock } from '../time/words.ts'
import { instead } from '../ui/instead.ts'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { ComposerHead } from './ComposerHead.tsx'
import { idsOf, sendLetter, writing } from './letters.ts'
import { SavedReplies } from './SavedReplies.tsx'
import { Sheet } from './Sheet.tsx'
import { addressesIn, useDraft } from './use-draft.ts'
import { beginsWord, usePlaces } from './use-places.ts'

interface Props {
  submission: DeskSubmission
  /** `goesOn`: a letter is on its way that answers the request. A phone stays at it, where its ten seconds are counted. */
  onClose: (goesOn: boolean) => void
}

/** Writes an answer. What is typed is kept on the server from the first letter on, and seen by others. */
export function Composer({ submission, onClose }: Props) {
  const session = useSession()
  const { name, company, phone, timeZone } = session
  const { reference, email, name: visitor, status } = submission
  const isPhone = useMedia(PHONE)
  const draft = useDraft(submission, name)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [adding, setAdding] = useState(0)
  const [seen, setSeen] = useState(() => idsOf(submission))
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  // The same as long as nothing is changed, so that a lost connection sends nothing twice.
  const tried = useRef({ id: '', content: '' })
  const { text, cc, files } = draft.value
  /** `;` where that key opened it. */
  const [choosing, setChoosing] = useState<';' | 'button' | undefined>(undefined)
  const replies = useRef(new Set<string>())
  const places = usePlaces(field, text, (changed) => draft.change({ text: changed }))
  const isLocked = isBusy || adding > 0
  const isUnsendable = isLocked || text.trim() === '' || places.empty.length > 0
  const hasNew = idsOf(submission).some((id) => !seen.includes(id))

  useEffect(() => {
    field.current?.focus()
    show(reference, 'answering')
    writing.set(true)
    return () => {
      showReading(reference)
      writing.set(false)
    }
  }, [reference])

  const isAside = status === 'quarantined' || status === 'spam'
  // A colleague has released it, so nothing stops the letter any more.
  useEffect(() => (isAside ? undefined : setProblem('')), [isAside])

  async function send(marksAnswered: boolean) {
    // What is still empty is where a person goes on.
    if (places.next() || isUnsendable) return
    setBusy(true)
    const letter = { text, cc: addressesIn(cc), files: files.map(({ token }) => token), marksAnswered }
    const content = JSON.stringify(letter)
    if (tried.current.content !== content) tried.current = { id: newId(), content }
    const written = { ...letter, id: tried.current.id, seen, replies: [...replies.current] }
    const refused = await sendLetter(submission, written, draft.keepNow())
    setBusy(false)
    if (refused === undefined) {
      draft.sent()
      // Whoever has gone on meanwhile stays there.
      if (placeNow().reference === reference) onClose(marksAnswered && !isPhone)
      return
    }
    if (!field.current) return tellNotSent(reference, refused.problem)
    setProblem(refused.problem)
    // Whoever reads this has seen what came, and may send all the same.
    setSeen([...new Set([...idsOf(submission), ...refused.newer])])
    field.current?.focus()
  }

  /** Takes what is selected, else the whole letter, to where saved replies are written. The letter stays a draft. */
  function keepAsReply() {
    const { selectionStart, selectionEnd } = field.current ?? {}
    const written = text.slice(selectionStart, selectionEnd).trim() || text.trim()
    if (written !== '') goTo(hrefOf({ view: 'replies', issue: beginReply(written, submission, session) }))
  }

  async function add(chosen: FileList) {
    // A letter that is being sent leaves as it is.
    if (isBusy) return addToast({ text: `${reference}: no file was added, as the letter is being sent.`, failed: true })
    const added: DraftFile[] = []
    const isTooMany = files.length + adding + chosen.length > ANSWER_FILES.count
    const bytes = [...files.map((file) => file.bytes), ...Array.from(chosen, ({ size }) => size)]
    const refusal = isTooMany ? tooManyFiles(ANSWER_FILES).text : tooLargeTogether(bytes)
    const problems = new Set(refusal ? [refusal] : [])
    const coming = refusal ? [] : [...chosen]
    setAdding((files) => files + coming.length)
    for (const file of coming) {
      const sending = () => sendFile<DraftFile>(deskRoutes.draftFiles(reference), file)
      const sent = await attempt(sending, (text) => problems.add(text))
      if (sent) added.push(sent)
    }
    setProblem([...problems].join(' '))
    setAdding((files) => files - coming.length)
    if (added.length > 0) draft.change((known) => ({ files: [...known.files, ...added] }))
    if (chooser.current) chooser.current.value = ''
  }

  const letter = (
    <form
      className="composer"
      aria-label={`Answer to ${visitor || email}`}
      onSubmit={instead(() => send(true))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
          event.preventDefault()
          void send(!event.shiftKey)
        }
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose(false)
      }}
      onDrop={({ dataTransfer: { files } }) => files.length > 0 && void add(files)}
    >
      <ComposerHead
        submission={submission}
        cc={cc}
        onCc={isBusy ? undefined : (typed) => draft.change({ cc: typed })}
        kept={keptInWords(draft.keptAt, timeZone)}
        onClose={() => onClose(false)}
      />
      <div className="composer-body">
        <textarea
          ref={field}
          className="prose"
          dir="auto"
          aria-label="Answer"
          rows={7}
          value={text}
          readOnly={isBusy}
          onChange={({ target }) => draft.change({ text: target.value })}
          onFocus={() => {
            show(reference, 'answering')
            void draft.follow()
          }}
          // An earlier letter that is called back now is joined with all that was typed.
          onBlur={() => void draft.keepNow()}
          onKeyDown={(event) => {
            const isCommand = event.ctrlKey || event.metaKey
            // By its place, too: with a command some systems give the key as it is without Shift.
            const keeps = isCommand && (event.key === ':' || (event.code === 'Semicolon' && event.shiftKey))
            const asksSaved = !keeps && event.key === ';' && (isCommand || beginsWord(event.currentTarget))
            const isTab = event.key === 'Tab' && !event.shiftKey
            if (asksSaved && !isBusy) setChoosing(isCommand ? 'button' : ';')
            if (keeps) keepAsReply()
            if (asksSaved || keeps || (isTab && places.next())) event.preventDefault()
          }}
        />
        <p className="signature prose quiet">{signatureOf(name, { name: company, phone })}</p>
        {files.map(({ token, name: fileName, bytes }) => (
          <p key={token} className="composer-file flex gap-2 items-center wrap-anywhere">
            <Paperclip className="icon" aria-hidden="true" /> <span dir="auto">{fileName}</span>
            <span className="quiet">{`${megabytes(bytes)}, checked`}</span>
            <button
              type="button"
              className="button bare"
              aria-label={`Take out ${fileName}`}
              disabled={isBusy}
              onClick={() => {
                draft.change((known) => ({ files: known.files.filter((one) => one.token !== token) }))
                field.current?.focus()
              }}
            >
              <X aria-hidden="true" />
            </button>
          </p>
        ))}
        {adding > 0 && remark('A file is on its way. The letter waits for it.')}
        {problem !== '' && remark(problem, 'alert')}
        {places.empty.length > 0 && (
          <p className="remark" role="status">
            <span>{`${quantity(places.empty.length, 'empty place')}: ${places.empty.map(({ asks }) => asks).join(', ')}.`}</span>{' '}
            <button type="button" className="plain-link" onClick={() => places.next()}>
              Go to it
            </button>{' '}
            <kbd>Tab</kbd>
          </p>
        )}
        {problem === '' && hasNew && remark('Something was written here meanwhile. Please look above before you send.')}
      </div>
      <div className="composer-foot">
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={ANSWER_FILES.kinds.map((kind) => `.${kind}`).join()}
          onChange={({ target }) => target.files && void add(target.files)}
        />
        <button type="button" className="button" disabled={isLocked} onClick={() => chooser.current?.click()}>
          <Paperclip aria-hidden="true" /> File
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => setChoosing('button')}>
          <ListPlus aria-hidden="true" /> <span>Saved</span> <kbd>;</kbd>
        </button>
        <button type="button" className="button sm:ml-auto" disabled={isUnsendable} onClick={() => void send(false)}>
          <Send aria-hidden="true" /> <span>Send only</span>
        </button>
        <button type="submit" className="button main" disabled={isUnsendable}>
          <Check aria-hidden="true" /> <span>{isPhone ? 'Send, answered' : 'Send and mark answered'}</span>{' '}
          <kbd>{`${MODIFIER} ↵`}</kbd>
        </button>
      </div>
    </form>
  )
  return (
    <>
      {isPhone ? (
        <Sheet label={`Answer to ${visitor || email}`} onClose={() => onClose(false)}>
          {letter}
        </Sheet>
      ) : (
        letter
      )}
      {choosing && (
        <SavedReplies
          submission={submission}
          onChoose={(reply) => {
            replies.current.add(reply.id)
            setChoosing(undefined)
            places.insert(filledFor(reply.text, submission, session))
          }}
          onKeep={text.trim() === '' ? undefined : keepAsReply}
          onClose={() => {
            setChoosing(undefined)
            if (choosing === ';') places.insert(';')
          }}
        />
      )}
    </>
  )
}

/** Where the letter is shown no more. */
function tellNotSent(reference: string, problem: string): void {
  const show = () => goTo(hrefOf({ reference }))
  addToast({ text: `${reference}: ${problem}`, failed: true, offer: { label: 'Show', run: show } })
}

function remark(words: string, role: 'status' | 'alert' = 'status') {
  return (
    <p className="remark" role={role}>
      {words}
    </p>
  )
}

function keptInWords(at: number | 'lost' | undefined, timeZone: string): string {
  if (at === undefined) return ''
  return at === 'lost' ? 'Draft not kept yet' : `Draft kept ${clock(at, timeZone)}`
}
