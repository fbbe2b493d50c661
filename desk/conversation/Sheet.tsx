import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useModal } from '../ui/Dialog.tsx'

/** So far the handle is dragged until the sheet changes its height or goes, px. */
const DRAGGED = 40

/** On a phone, a letter over its request: it ends above the keyboard, and its handle makes it as high as the screen. */
export function Sheet({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose)
  const { ref: dialog } = modal
  const [isFull, setFull] = useState(false)
  const start = useRef(0)
  useEffect(() => {
    const view = window.visualViewport
    const shown = dialog.current
    if (!view || !shown) return
    const place = () => {
      shown.style.setProperty('--seen', `${view.height}px`)
      shown.style.setProperty('--hidden', `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`)
    }
    place()
    const ended = new AbortController()
    for (const type of ['resize', 'scroll']) view.addEventListener(type, place, { signal: ended.signal })
    return () => ended.abort()
  }, [dialog])

  return (
    <dialog {...modal} className={isFull ? 'sheet full' : 'sheet'} aria-label={label}>
      <button
        type="button"
        className="sheet-handle -order-1 h-[20px] touch-none cursor-grab before:block before:w-[40px] before:h-[4px] before:m-auto before:[border-radius:2px] before:[background:var(--rule-strong)]"
        aria-label="As high as the screen"
        aria-pressed={isFull}
        onPointerDown={({ clientY, currentTarget, pointerId }) => {
          start.current = clientY
          currentTarget.setPointerCapture(pointerId)
        }}
        onPointerUp={({ clientY }) => {
          const way = clientY - start.current
          if (way < -DRAGGED) setFull(true)
          if (way > DRAGGED) (isFull ? () => setFull(false) : onClose)()
        }}
        onClick={({ clientY, detail }) => {
          // A drag ends in a click, too.
          if (detail === 0 || Math.abs(clientY - start.current) < DRAGGED / 4) setFull(!isFull)
        }}
      />
      {children}
    </dialog>
  )
}
