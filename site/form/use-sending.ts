import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ASIDE, type Fields, isMissing, type Problems, readAnswers } from '../../contract/form.ts'
import type { Accepted } from '../../contract/reply.ts'
import { toast } from '../ui/toast.ts'
import type { FormState } from './FormContext.ts'
import type { FormShellProps, Packet } from './FormShell.tsx'
import { multipart } from './packet.ts'
import { post } from './send.ts'
import { useDraft } from './use-draft.ts'

interface Sent {
  title: string
  reply: Accepted
}

/** The life of one form: idle, sending, sent or refused. A failure keeps every answer and file (product.md 2.24). */
export function useSending<F extends Fields>(props: FormShellProps<F>) {
  const { form, refusal, chosen, inDialog = false } = props
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const abort = useRef<AbortController>(null)
  const firstTouch = useRef<number>(0)
  const attempt = useRef({ print: '', key: '' })
  const isSending = useRef(false)
  const [awake, setAwake] = useState(false)
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const [problems, setProblems] = useState<Problems>(refusal?.problems ?? {})
  const [error, setError] = useState(refusal?.error)
  const [progress, setProgress] = useState<number>()
  const [sent, setSent] = useState<Sent>()
  const [choices, setChoices] = useState<Record<string, string>>({})
  const [files, setFilesByName] = useState<Record<string, File[]>>({})
  const [values, setValues] = useState<Record<string, string>>(() => initialValues(props))
  const choose = useCallback((name: string, value: string) => setChoices((all) => ({ ...all, [name]: value })), [])

  const draft = useDraft(
    form,
    formRef,
    (kept) => {
      setValues((now) => ({ ...now, ...kept }))
      setChoices((now) => ({ ...now, ...kept }))
      setRound((now) => now + 1)
    },
    (kept) => setFilesByName((now) => ({ ...kept, ...now })),
  )

  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (chosen?.value) choose(chosen.name, chosen.value)
  }, [chosen, choose])
  // Focus follows a send that failed, once its summary stands: the button is far below it, and a notice goes.
  useEffect(() => {
    if (awake && (error !== undefined || Object.keys(problems).length > 0)) summaryRef.current?.focus()
  }, [problems, error, awake])

  const state: FormState = {
    awake,
    busy,
    choices,
    choose(name, value) {
      choose(name, value)
      if (awake) touch()
    },
    files,
    setFiles: (name, list) => {
      setFilesByName((all) => ({ ...all, [name]: list }))
      draft.keepFiles({ ...files, [name]: list })
      touch()
    },
    notify: (notice) => void toast(notice),
  }

  function touch() {
    firstTouch.current ||= Date.now()
    draft.keepSoon()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string'),
    )
    const raw = { ...typed, ...files }
    const reading = readAnswers(form, raw)
    if (!reading.ok) {
      setProblems(reading.problems)
      setError(undefined)
      if (form.words.missing && isMissing(form, raw)) await toast(form.words.missing)
      return
    }
    await deliver(reading.answers as Packet['answers'], String(typed[ASIDE.honeypot] ?? ''))
  }

  async function deliver(answers: Packet['answers'], honeypot: string) {
    isSending.current = true
    draft.keepNow()
    setBusy(true)
    setProblems({})
    setError(undefined)
    abort.current = new AbortController()
    const submissionId = keyFor(answers)
    const packet: Packet = {
      answers,
      files,
      aside: {
        submissionId,
        honeypot,
        elapsed: String(Date.now() - (firstTouch.current || Date.now())),
        ...(form.variant && { variant: form.variant }),
      },
    }
    const hasFiles = Object.values(files).some((list) => list.length > 0)
    const sending = {
      signal: abort.current.signal,
      onProgress: hasFiles ? setProgress : undefined,
      headers: { 'Idempotency-Key': submissionId },
    }
    const send = props.send ?? (() => post(form.path, multipart(form, packet), sending))
    const outcome = await send(packet, sending)
    isSending.current = false
    setBusy(false)
    setProgress(undefined)

    const { words } = form
    switch (outcome.status) {
      case 'accepted': {
        reset()
        if (inDialog) formRef.current?.closest('dialog')?.close()
        setSent({ title: words.success.title, reply: outcome.reply })
        props.onSent?.(answers)
        const said = outcome.reply.message
        await toast({ title: words.success.title, text: words.repliesWithMessage && said ? said : words.success.text })
        return
      }
      case 'refused': {
        const fields = outcome.fields ?? {}
        setProblems(fields)
        // A problem of no field that stands here is told as one of the whole.
        setError(
          Object.keys(fields).some((name) => name in form.fields) ? undefined : (outcome.error ?? words.failure.text),
        )
        await toast({ ...words.failure, text: (!words.hidesReason && outcome.error) || words.failure.text })
        break
      }
      case 'unreachable':
        setError(words.failure.text)
        await toast(words.failure)
        break
      case 'cancelled':
        setError('Sending was stopped.')
    }
    if (outcome.status !== 'cancelled') props.onFailed?.()
  }

  /** One key for one content: a retry is the same submission, a changed form another. */
  function keyFor(answers: Record<string, unknown>): string {
    const list = Object.values(files).flat()
    const print = JSON.stringify([answers, list.map((file) => [file.name, file.size, file.lastModified])])
    if (attempt.current.print !== print)
      attempt.current = { print, key: attempt.current.key && attempt.current.print ? crypto.randomUUID() : draft.key() }
    return attempt.current.key
  }

  function reset() {
    draft.forget()
    attempt.current = { print: '', key: '' }
    firstTouch.current = 0
    setFilesByName({})
    setChoices({})
    setProblems({})
    setError(undefined)
    setValues(initialValues({ ...props, refusal: undefined }))
    setRound((now) => now + 1)
  }

  return {
    state,
    round,
    problems,
    error,
    progress,
    sent,
    values,
    draftKept: draft.kept,
    formRef,
    summaryRef,
    submit,
    touch,
    cancel: () => abort.current?.abort(),
    clear: reset,
    dismiss: () => setSent(undefined),
  }
}

function initialValues<F extends Fields>({ form, defaults, refusal }: FormShellProps<F>): Record<string, string> {
  const own = Object.entries(form.fields).map(([name, field]) => [name, field.initial ?? ''])
  return { ...Object.fromEntries(own), ...defaults, ...refusal?.values }
}
