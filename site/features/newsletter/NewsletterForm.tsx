import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { INVALID_EMAIL, newsletter } from '../../../contract/forms/newsletter.ts'
import { parseSubscribed } from '../../form/parse-reply.ts'
import { post } from '../../form/send.ts'
import { sendEvent } from '../../ui/analytics-event.ts'
import { toast } from '../../ui/toast.ts'

interface NewsletterFormProps {
  /** Where it stands: part of its ids, and the label of its analytics events. */
  place: 'footer' | 'article'
  /** Of the ground behind it. */
  ground?: 'dark' | 'light'
}

const { words, fields, path } = newsletter

/** One line: an address and a button. Refusals stay under it in words; a toast alone would be gone (product.md 2.17). */
export function NewsletterForm({ place, ground = 'dark' }: NewsletterFormProps) {
  const [awake, setAwake] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState('')
  const isSending = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  useEffect(() => setAwake(true), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const typed = input.current?.value ?? ''
    const read = fields.email.read(typed)
    if (!read.ok) {
      const notice = typed.trim() === '' && words.missing ? words.missing : INVALID_EMAIL
      setDone('')
      setProblem(notice.text)
      input.current?.focus()
      return toast(notice)
    }
    isSending.current = true
    setBusy(true)
    setProblem('')
    const outcome = await post(path, { email: read.value }, parseSubscribed)
    isSending.current = false
    setBusy(false)
    if (outcome.status !== 'accepted') {
      setProblem(words.failure.text)
      sendEvent('error', { category: 'newsletter', label: place })
      return toast(words.failure)
    }
    if (input.current) input.current.value = ''
    setDone(words.success.text)
    sendEvent('newsletter_subscribe', { category: 'newsletter', label: place })
    return toast(words.success)
  }

  const control =
    ground === 'dark'
      ? 'border-muted-deep bg-trench text-sheet placeholder:text-muted-deep'
      : 'border-muted bg-white text-ink placeholder:text-muted'
  const button = ground === 'dark' ? 'bg-shoal-pale text-ink hover:bg-white' : 'bg-ink text-sheet hover:bg-deep'
  return (
    <form action={path} method="post" noValidate={awake} aria-busy={busy} onSubmit={submit}>
      <div className="flex">
        <input
          ref={input}
          type="email"
          name="email"
          aria-label={fields.email.label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || done ? note : undefined}
          placeholder="you@company.com"
          required
          readOnly={busy}
          maxLength={fields.email.html.maxLength}
          autoComplete="email"
          onInput={() => setProblem('')}
          className={`min-h-14 w-full min-w-0 rounded-l-sm border border-r-0 px-4 ${control}`}
        />
        <button
          type="submit"
          disabled={busy}
          className={`min-h-14 shrink-0 rounded-r-sm px-6 font-medium disabled:opacity-70 ${button}`}
        >
          {busy ? words.busy : words.submit}
        </button>
      </div>
      <p
        id={note}
        role="status"
        className={`mt-2 text-small empty:hidden ${problem ? (ground === 'dark' ? 'text-alarm-deep' : 'text-alarm') : ''}`}
      >
        {problem || done}
      </p>
    </form>
  )
}
