import { Check, Paperclip, Send, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { v4 as newId } from 'uuid'
import {
  ANSWER_FILES,
  ANSWER_MAX,
  answerSubject,
  type DraftFile,
  signatureOf,
} from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { megabytes } from '../../contract/fields/upload.ts'
import { show } from '../api/live.ts'
import { sendFile } from '../api/request.ts'
import { useSession } from '../app/session.tsx'
import { clock } from '../time/words.ts'
import { idsOf, sendLetter } from './letters.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  submission: DeskSubmission
  onClose: () => void
}

/** Writes an answer. What is typed is kept on the server from the first letter on, and seen by others. */
export function Composer({ submission, onClose }: Props) {
  const { name, company, phone, timeZone } = useSession()
  const { reference, email, title, name: visitor } = submission
  const draft = useDraft(submission, name)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [seen, setSeen] = useState(() => idsOf(submission))
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  // The same for each try, so that a lost connection sends nothing twice.
  const letterId = useRef('')
  const { text, cc, files } = draft.value
  const hasNew = idsOf(submission).some((id) => !seen.includes(id))

  useEffect(() => {
    field.current?.focus()
    show(reference, 'answering')
    return () => show(reference, 'reading')
  }, [reference])

  async function send(marksAnswered: boolean) {
    if (isBusy || text.trim() === '') return
    setBusy(true)
    await draft.keepNow()
    if (letterId.current === '') letterId.current = newId()
    const tokens = files.map(({ token }) => token)
    const id = letterId.current
    const refused = await sendLetter(submission, { id, text, cc: addressesIn(cc), files: tokens, marksAnswered, seen })
    setBusy(false)
    if (refused === undefined) {
      draft.sent()
      onClose()
      return
    }
    setProblem(refused)
    letterId.current = ''
    // Whoever reads this has seen what came, and may send all the same.
    setSeen(idsOf(submission))
    field.current?.focus()
  }

  async function add(chosen: FileList | null) {
    const added: DraftFile[] = []
    for (const file of [...(chosen ?? [])].slice(0, ANSWER_FILES.count - files.length)) {
      try {
        added.push(await sendFile<DraftFile>(deskRoutes.draftFiles(reference), file))
        setProblem('')
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      }
    }
    if (added.length > 0) draft.change({ files: [...files, ...added] })
    if (chooser.current) chooser.current.value = ''
  }

  return (
    <form
      className="composer"
      aria-label={`Answer to ${visitor || email}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
          event.preventDefault()
          void send(!event.shiftKey)
        }
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="composer-head">
        <span className="quiet">To</span>
        <span>
          <bdi>{visitor}</bdi> <span className="quiet">{email}</span>
        </span>
        <button type="button" className="button bare" aria-label="Leave the answer, the draft stays" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
        <label htmlFor="composer-cc" className="quiet">
          Cc
        </label>
        <input
          id="composer-cc"
          className="field"
          dir="auto"
          value={cc}
          autoComplete="off"
          onChange={({ target }) => draft.change({ cc: target.value })}
        />
        <span className="quiet">Subject</span>
        <span>{answerSubject(reference, title)}</span>
      </div>
      <textarea
        ref={field}
        className="prose"
        aria-label="Answer"
        rows={7}
        dir="auto"
        maxLength={ANSWER_MAX}
        value={text}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <p className="signature prose quiet">{signatureOf(name, { name: company, phone })}</p>
      {files.map(({ token, name: fileName, bytes }) => (
        <p key={token} className="composer-file">
          <Paperclip className="icon" aria-hidden="true" /> <span dir="auto">{fileName}</span>
          <span className="quiet">{`${megabytes(bytes)}, checked`}</span>
          <button
            type="button"
            className="button bare"
            aria-label={`Take out ${fileName}`}
            onClick={() => draft.change({ files: files.filter((one) => one.token !== token) })}
          >
            <X aria-hidden="true" />
          </button>
        </p>
      ))}
      {problem !== '' && (
        <p className="remark" role="alert">
          {problem}
        </p>
      )}
      {problem === '' && hasNew && (
        <p className="remark" role="status">
          Something was written here meanwhile. Please look above before you send.
        </p>
      )}
      <div className="composer-foot">
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={ANSWER_FILES.kinds.map((kind) => `.${kind}`).join()}
          onChange={({ target }) => void add(target.files)}
        />
        <button type="button" className="button" onClick={() => chooser.current?.click()}>
          <Paperclip aria-hidden="true" /> File
        </button>
        <span className="quiet" role="status">
          {draft.keptAt !== undefined && `Draft kept ${clock(draft.keptAt, timeZone)}`}
        </span>
        <button
          type="button"
          className="button"
          disabled={isBusy || text.trim() === ''}
          onClick={() => void send(false)}
        >
          <Send aria-hidden="true" /> <span>Send only</span>
        </button>
        <button type="submit" className="button main" disabled={isBusy || text.trim() === ''}>
          <Check aria-hidden="true" /> <span>Send and mark answered</span> <kbd>Ctrl ↵</kbd>
        </button>
      </div>
    </form>
  )
}

/** Addresses as they are typed in one line. */
function addressesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((one) => one !== '')
}
