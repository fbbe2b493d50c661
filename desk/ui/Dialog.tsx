import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'

interface Props {
  title: ReactNode
  className?: string
  /** Called on Escape, too. Nothing: the dialog cannot be left without an answer. */
  onClose?: () => void
  children: ReactNode
}

/** A modal dialog that is open as long as it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, className, onClose, children }: Props) {
  const modal = useModal(onClose)
  const heading = useId()

  return (
    <dialog {...modal} className={className} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}

/** The last line of a dialog: what leaves it, as Escape does, and what it asks about. */
export function Ends({ leave, onClose, children }: { leave: string; onClose: () => void; children: ReactNode }) {
  return (
    <div className="ends">
      <button type="button" className="button" onClick={onClose}>
        <span>{leave}</span> <kbd>Esc</kbd>
      </button>
      {children}
    </div>
  )
}

/**
 * Opens a `<dialog>` over everything as long as it is rendered. It is closed before it leaves the document: from one that has
 * left, the browser gives the focus to nobody.
 *
 * @param onClose is called for Escape.
 */
export function useModal(onClose?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The browser would choose what stands around the field.
    shown?.querySelector<HTMLElement>('[cmdk-input]')?.focus()
    return () => shown?.close()
  }, [])
  return {
    ref: dialog,
    // At a second Escape Chrome asks no `cancel` any more, and closes it.
    closedby: onClose ? undefined : ('none' as const),
    onCancel(event: SyntheticEvent) {
      // A file chooser inside sends this event up, too, when it is left.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose?.()
    },
  }
}
