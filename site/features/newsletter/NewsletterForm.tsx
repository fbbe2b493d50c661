import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { newsletter } from '../../../contract/forms/newsletter.ts'
import { EmailGuess } from '../../form/fields/EmailGuess.tsx'
import { checkPlacement } from '../../form/placement.ts'
import { useSubscription } from './use-subscription.ts'

interface NewsletterFormProps {
  /** Where it stands: part of its ids, and the label of its analytics events. */
  place: 'footer' | 'article'
  /** Of the ground behind it. */
  ground?: 'dark' | 'light'
}

const { words, fields, path } = newsletter
if (import.meta.env.SSR) checkPlacement(newsletter, new Set(['email']))

const LOOKS = {
  dark: {
    input: 'border-muted-deep bg-trench text-sheet placeholder:text-muted-deep',
    button: 'forced-colors:border bg-shoal-pale text-ink hover:bg-white',
    problem: 'text-alarm-deep',
  },
  light: {
    input: 'border-muted bg-white text-ink placeholder:text-muted',
    button: 'forced-colors:border bg-ink text-sheet hover:bg-deep',
    problem: 'text-alarm',
  },
}

/**
 * One line: an address and a button. A refusal stays under it in words, because a toast goes away (specification
 * 12.7.5).
 */
export function NewsletterForm({ place, ground = 'dark' }: NewsletterFormProps) {
  const { busy, problem, done, subscribe, clearProblem } = useSubscription(place)
  const [awake, setAwake] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  useEffect(() => setAwake(true), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = await subscribe(input.current?.value ?? '')
    if (input.current === null) return
    if (result === 'invalid') input.current.focus()
    if (result === 'subscribed') input.current.value = ''
  }

  const look = LOOKS[ground]
  return (
    <form action={path} method="post" noValidate={awake} aria-busy={busy} onSubmit={submit}>
      <div className="flex">
        <input
          ref={input}
          type="email"
          name="email"
          dir="auto"
          aria-label={fields.email.label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || done ? note : undefined}
          placeholder="you@company.com"
          required
          readOnly={busy}
          autoComplete="email"
          onInput={clearProblem}
          className={`min-h-14 w-full min-w-0 rounded-l-sm border border-r-0 px-4 text-ellipsis focus-visible:-outline-offset-4 ${look.input}`}
        />
        <button
          type="submit"
          aria-disabled={busy || undefined}
          className={`min-h-14 shrink-0 rounded-r-sm px-6 font-medium aria-disabled:opacity-70 ${look.button}`}
        >
          {busy ? words.busy : words.submit}
        </button>
      </div>
      <EmailGuess input={input} />
      <p id={note} role="status" className={`mt-2 text-small empty:hidden ${problem ? look.problem : ''}`}>
        {problem || done}
      </p>
    </form>
  )
}
