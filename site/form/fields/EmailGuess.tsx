import { type RefObject, useEffect, useState } from 'react'
import { probableAddress } from './email-typo.ts'

/** Addresses that the visitor has said are right. */
const confirmed = new Set<string>()

/**
 * Asks below an email field whether another address was meant, once the field is left. An answer goes to the wrong mailbox
 * otherwise, and nobody notices. It never holds up a send, and an address that was said to be right is not asked about
 * again.
 */
export function EmailGuess({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [guess, setGuess] = useState<{ typed: string; meant: string }>()

  useEffect(() => {
    const field = input.current
    if (field === null) return
    // The question moves what lies below it: a button that is being pressed is let go first.
    let isPressing = false
    const ask = () => {
      if (isPressing) return
      const typed = field.value
      const meant = confirmed.has(typed) ? undefined : probableAddress(typed)
      setGuess(meant === undefined ? undefined : { typed, meant })
    }
    const forget = () => setGuess(undefined)
    // Filled in and left before this woke.
    if (field.value && field !== document.activeElement) ask()
    const ended = new AbortController()
    const { signal } = ended
    const release = () => {
      isPressing = false
      // After the click.
      if (field.value && field !== document.activeElement) setTimeout(ask)
    }
    addEventListener('pointerdown', () => (isPressing = true), { capture: true, signal })
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true, signal })
    field.addEventListener('blur', ask, { signal })
    field.addEventListener('input', forget, { signal })
    return () => ended.abort()
  }, [input])

  function take(address: string) {
    const field = input.current
    if (field === null) return
    field.value = address
    // The draft and the field's problem follow what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  function keep(typed: string) {
    confirmed.add(typed)
    setGuess(undefined)
    input.current?.focus()
  }

  return (
    <div aria-live="polite" className="text-small">
      {guess && (
        <p key={guess.meant} className="mt-2 flex flex-wrap items-center gap-x-4">
          <span>
            {'Did you mean '}
            <button type="button" className="link min-h-6 font-medium" translate="no" onClick={() => take(guess.meant)}>
              {guess.meant}
            </button>
            ?
          </span>
          <button type="button" className="link min-h-6" onClick={() => keep(guess.typed)}>
            No, it is right
          </button>
        </p>
      )}
    </div>
  )
}
