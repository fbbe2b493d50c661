import { type ReactNode, useId, useRef } from 'react'

interface Props {
  label: ReactNode
  /** The accessible name where the label is an icon. */
  name?: string
  className?: string
  /** `then` gives what closes it and does some work. */
  children: (then: (work: () => void) => () => void, close: () => void) => ReactNode
}

/** A button that opens a panel of choices beside it. The browser closes it on Escape and on a press elsewhere. */
export function Menu({ label, name, className = 'button', children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  function place() {
    const from = button.current?.getBoundingClientRect()
    const to = panel.current
    if (!from || !to) return
    const { width, height } = to.getBoundingClientRect()
    const below = from.bottom + 4
    const fitsBelow = below + height <= innerHeight - 8
    to.style.left = `${Math.max(8, Math.min(from.left, innerWidth - width - 8))}px`
    to.style.top = `${Math.max(8, fitsBelow ? below : from.top - height - 4)}px`
  }

  function close() {
    panel.current?.hidePopover()
    button.current?.focus()
  }

  const then = (work: () => void) => () => {
    close()
    work()
  }

  return (
    <>
      <button ref={button} type="button" className={className} popoverTarget={id} aria-label={name} title={name}>
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="menu"
        onToggle={(event) => {
          if (event.newState !== 'open') return
          place()
          panel.current?.querySelector<HTMLElement>('button, a, input, select')?.focus()
        }}
        onKeyDown={walk}
      >
        {children(then, close)}
      </div>
    </>
  )
}

/** Choices of one kind, under their name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

/** Arrow keys move between the choices. */
function walk(event: React.KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a, input')]
  const now = choices.indexOf(document.activeElement as HTMLElement) // whatever has the focus, or -1
  choices[(now + step + choices.length) % choices.length]?.focus()
  event.preventDefault()
}
