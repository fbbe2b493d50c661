import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary.tsx'
import { keepClearOfFields, liftCard } from './toast-corner.ts'
import { dismiss, TOAST_DURATION_MS, useToasts } from './toast-store.ts'

let mounted = false

/** Adds the notice area to the page, once. */
export function mountToaster(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <IslandBoundary holds="nothing">
      <Toaster />
    </IslandBoundary>,
  )
}

/** Specification 13.1.4: a swipe right of 50 px dismisses. Radix asks for more than its threshold. */
const SWIPE_PX = 49

/** Specification 13.1.4: F8 focuses the area, which is 420 px wide at most from medium screens up. */
function Toaster() {
  const toasts = useToasts()
  const container = useContainer()
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toasts.map((notice) => (
        <Toast.Root
          key={notice.id}
          open={notice.open}
          onOpenChange={(open) => open || dismiss(notice.id)}
          type={notice.destructive ? 'foreground' : 'background'}
          data-destructive={notice.destructive ? '' : undefined}
          className="toast"
        >
          {notice.destructive ? (
            <CircleAlert size={22} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          ) : (
            <CircleCheck size={22} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          )}
          <div className="grow">
            <Toast.Title className="font-medium">{notice.title}</Toast.Title>
            <Toast.Description className="text-small">{notice.text}</Toast.Description>
          </div>
          <Toast.Close
            className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-black/10"
            aria-label="Close notice"
          >
            <X size={16} strokeWidth={1.5} />
          </Toast.Close>
        </Toast.Root>
      ))}
      {container &&
        createPortal(
          <div ref={showOnTop} popover="manual" className="toast-layer">
            <Toast.Viewport className="toast-viewport" label="Notices ({hotkey})" hotkey={['F8']} />
          </div>,
          container,
        )}
    </Toast.Provider>
  )
}

/** Everything outside an open modal dialog is inert, so the notice area moves into the dialog and back. */
function useContainer(): Element | undefined {
  const [container, setContainer] = useState<Element>()
  useEffect(() => {
    const choose = () => setContainer([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)
    const observer = new MutationObserver(choose)
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    choose()
    return () => observer.disconnect()
  }, [])
  return container
}

/**
 * Shows the area above everything else, as a popover: inside a dialog it would be painted only as far as the dialog
 * reaches. Escape in a notice closes the notice and leaves the dialog open. The area moves to a corner where it covers no
 * field, and lifts the success card above it.
 */
function showOnTop(layer: HTMLElement | null) {
  if (layer === null) return
  layer.showPopover?.()
  const keepDialog = (event: KeyboardEvent) => {
    const isOpen = layer.querySelector('.toast[data-state=open]') !== null
    const isInNotice = event.target instanceof Element && event.target.closest('.toast') !== null
    if (event.key === 'Escape' && (isOpen || isInNotice)) event.preventDefault()
  }
  layer.addEventListener('keydown', keepDialog)
  const observer = new ResizeObserver(() => {
    keepClearOfFields(layer)
    liftCard()
  })
  observer.observe(layer)
  // The page scrolls to the list of errors after the notice has come.
  const keepClear = () => keepClearOfFields(layer)
  document.addEventListener('scroll', keepClear, { capture: true, passive: true })
  return () => {
    layer.removeEventListener('keydown', keepDialog)
    document.removeEventListener('scroll', keepClear, { capture: true })
    observer.disconnect()
  }
}
