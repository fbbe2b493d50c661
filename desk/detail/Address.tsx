import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mailtoUrl } from '../../contract/fields/mailbox.ts'
import { correctAddress } from '../actions/act.ts'
import { instead } from '../ui/instead.ts'
import { Marked } from '../ui/Marked.tsx'

/** The visitor's email address, which can be put right where it was mistyped. */
export function Address({ reference, email, words }: { reference: string; email: string; words: string }) {
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = typed !== undefined
  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])

  async function save() {
    const right = (typed ?? '').trim()
    if (right !== email && !(await correctAddress(reference, right))) return
    setTyped(undefined)
  }

  if (typed === undefined)
    return (
      <div className="flex gap-y-1 gap-x-2 items-center">
        <a className="min-w-0 py-1" href={mailtoUrl(email)}>
          <Marked text={email} words={words} />
        </a>
        <button
          type="button"
          className="button bare min-w-[26px] min-h-[26px] p-0"
          aria-label="Correct the address"
          title="Correct the address"
          onClick={() => setTyped(email)}
        >
          <Pencil aria-hidden="true" />
        </button>
      </div>
    )
  return (
    <form className="flex gap-y-1 gap-x-2 items-center flex-wrap" onSubmit={instead(save)}>
      <input
        ref={field}
        className="field"
        type="email"
        dir="auto"
        required
        aria-label="Right address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          setTyped(undefined)
        }}
      />
      <button type="submit" className="button small main">
        Save
      </button>
      <button type="button" className="button small" onClick={() => setTyped(undefined)}>
        Leave it
      </button>
    </form>
  )
}
