import { type Dispatch, type RefObject, useEffect, useRef } from 'react'
import { type Fields, type Form, KEY_REUSED_STATUS } from '../../../contract/form.ts'
import { toast } from '../../ui/toast.ts'
import { draftNameOf, loadAttempt, saveAttempt, watchAttempts } from '../drafts/draft.ts'
import type { useDraft } from '../drafts/use-draft.ts'
import type { FormOptions } from '../form-options.ts'
import { type FormAction, noticeOf } from '../form-state.ts'
import { type Attempt, attemptFor, newKey } from './attempt-key.ts'
import { parseAccepted } from './parse-reply.ts'
import { readableFiles } from './readable-files.ts'
import { type Outcome, post, type SendOptions } from './send.ts'
import { asideFields, holdsFiles, multipartBody, type Submission } from './submission.ts'

interface SendParts {
  draft: ReturnType<typeof useDraft>
  dispatch: Dispatch<FormAction>
  formRef: RefObject<HTMLFormElement | null>
}

/** Sends a checked form, one send at a time, and tells how it ended. */
export function useSend<F extends Fields>(options: FormOptions<F>, { draft, dispatch, formRef }: SendParts) {
  const form: Form = options.form
  const name = draftNameOf(form)
  const lastAttempt = useRef<Attempt>(undefined)
  /** The last one that another tab has begun: the same answers, sent here as well, are stored once. */
  const elsewhere = useRef<Attempt>(undefined)
  const abort = useRef<AbortController>(undefined)
  const firstTouchAt = useRef(0)

  useEffect(() => watchAttempts(name, (attempt) => (elsewhere.current = attempt)), [name])

  async function send({ answers, files, staged = [], honeypot }: Omit<Submission, 'aside'> & { honeypot: string }) {
    abort.current = new AbortController()
    draft.saveNow()
    dispatch({ type: 'sending' })
    const attempt = attemptFor([lastAttempt.current, elsewhere.current, loadAttempt(name)], answers, files)
    // What was filled in before the script came was touched at an unknown time since the page was opened.
    const elapsedMs = firstTouchAt.current === 0 ? Math.round(performance.now()) : Date.now() - firstTouchAt.current
    const hasFiles = holdsFiles(files)
    const { signal } = abort.current

    /** Files that cannot be read any more leave the form: the visitor chooses them again. */
    async function unreadable(): Promise<Outcome | undefined> {
      const { readable, problems } = await readableFiles(files)
      if (Object.keys(problems).length === 0) return undefined
      for (const [field, list] of Object.entries(readable)) dispatch({ type: 'set-files', name: field, files: list })
      draft.saveFiles(readable)
      return { status: 'unreadable', fields: problems }
    }

    function sendAs(attempt: Attempt): Promise<Outcome> {
      lastAttempt.current = attempt
      saveAttempt(name, attempt)
      const submissionId = attempt.key
      const aside = asideFields({ submissionId, honeypot, elapsedMs, variant: form.variant })
      return (options.send ?? sendMultipart)(
        { answers, files, staged, aside },
        {
          signal,
          onProgress: hasFiles ? (part) => dispatch({ type: 'progressed', part }) : undefined,
          headers: { 'Idempotency-Key': submissionId },
        },
      )
    }

    let outcome = (await unreadable()) ?? (await sendAs(attempt))
    // The server knows the key with other contents. No visitor can mend that: the key is renewed, once.
    if (outcome.status === 'refused' && outcome.code === KEY_REUSED_STATUS)
      outcome = await sendAs({ ...attempt, key: newKey() })
    // A file that was changed meanwhile ends its upload as a lost line does.
    if (outcome.status === 'unreachable') outcome = (await unreadable()) ?? outcome
    abort.current = undefined
    dispatch({ type: 'sent', outcome, hasFiles: hasFiles || staged.length > 0 })
    tell(outcome, answers)
  }

  function tell(outcome: Outcome, answers: Record<string, string>) {
    if (outcome.status === 'accepted') {
      forget()
      if (options.inDialog) formRef.current?.closest('dialog')?.close()
      options.onSent?.(answers)
    } else if (outcome.status !== 'cancelled') {
      options.onFailed?.()
    }
    const notice = noticeOf(form, outcome)
    if (notice) toast(notice)
  }

  function forget() {
    draft.clear()
    lastAttempt.current = undefined
    firstTouchAt.current = 0
  }

  function sendMultipart(submission: Submission, sendOptions: SendOptions): Promise<Outcome> {
    return post(form.path, multipartBody(form, submission), parseAccepted, sendOptions)
  }

  return {
    send,
    /** Asked of the running send, not of the state: a second click may come before React has drawn. */
    isSending: () => abort.current !== undefined,
    cancel: () => abort.current?.abort(),
    touched() {
      firstTouchAt.current ||= Date.now()
    },
    clear() {
      forget()
      dispatch({ type: 'cleared' })
    },
  }
}
