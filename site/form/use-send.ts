import { type Dispatch, type RefObject, useRef, useState } from 'react'
import type { Fields, Form } from '../../contract/form.ts'
import { toast } from '../ui/toast.ts'
import { createAttemptKeys } from './attempt-key.ts'
import type { FormOptions } from './form-options.ts'
import { type FormAction, noticeOf } from './form-state.ts'
import { parseAccepted } from './parse-reply.ts'
import { type Outcome, post, type SendOptions } from './send.ts'
import { asideFields, multipartBody, type Submission } from './submission.ts'
import type { DraftKeeper } from './use-draft.ts'

interface SendParts {
  draft: DraftKeeper
  dispatch: Dispatch<FormAction>
  formRef: RefObject<HTMLFormElement | null>
}

interface CheckedForm extends Pick<Submission, 'answers' | 'files'> {
  honeypot: string
}

/** Sends a checked form, one send at a time, and tells how it ended. */
export function useSend<F extends Fields>(options: FormOptions<F>, { draft, dispatch, formRef }: SendParts) {
  const form: Form = options.form
  const [keys] = useState(() => createAttemptKeys(draft.key))
  const abort = useRef<AbortController>(undefined)
  const firstTouchAt = useRef(0)

  async function send({ answers, files, honeypot }: CheckedForm) {
    abort.current = new AbortController()
    draft.saveNow()
    dispatch({ type: 'sending' })
    const submissionId = keys.keyFor(answers, files)
    const elapsedMs = firstTouchAt.current === 0 ? 0 : Date.now() - firstTouchAt.current
    const aside = asideFields({ submissionId, honeypot, elapsedMs, variant: form.variant })
    const hasFiles = Object.values(files).some((list) => list.length > 0)
    const outcome = await (options.send ?? sendMultipart)(
      { answers, files, aside },
      {
        signal: abort.current.signal,
        onProgress: hasFiles ? (part) => dispatch({ type: 'progressed', part }) : undefined,
        headers: { 'Idempotency-Key': submissionId },
      },
    )
    abort.current = undefined
    dispatch({ type: 'sent', outcome })
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
    keys.reset()
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
