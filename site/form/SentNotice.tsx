import { ArrowRight, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Accepted } from '../../contract/reply.ts'
import { dueInWords, momentOf } from '../../contract/time/moment.ts'
import { inOwnZone } from '../../contract/time/own-time.ts'
import { timeZoneOffset } from '../../contract/time/zone.ts'
import { liftCard } from '../ui/toast-corner.ts'

interface SentNoticeProps {
  title: string
  reply: Accepted
  timeZone: string
  /** Whether files were sent. */
  hasFiles?: boolean
  /** Shown as a card at the edge of the page, after success has closed the dialog. */
  floating: boolean
  onDismiss(): void
}

/** What stays after success: the reference, when we answer, and the way to the receipt (specification 11.7.2). */
export function SentNotice({ title, reply, timeZone, hasFiles, floating, onDismiss }: SentNoticeProps) {
  const panel = useRef<HTMLElement>(null)
  const dismiss = useFocusedNotice(panel, { floating, onDismiss })
  const due = reply.dueAt ? momentOf(Date.parse(reply.dueAt), timeZone, Date.now()) : undefined
  const own = due && inOwnZone(due.at, timeZoneOffset(due.at, timeZone))

  const notice = (
    <section ref={panel} tabIndex={-1} aria-label={title} className={floating ? 'sent sent-floating' : 'sent mb-8'}>
      <button
        type="button"
        onClick={dismiss}
        className="absolute top-3 right-3 grid size-10 place-items-center rounded-full hover:bg-white/10"
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
        <span className="sr-only">Dismiss</span>
      </button>
      {reply.reference && (
        <p className="mono flex items-center gap-2.5 text-shoal">
          <span className="size-2.5 rounded-full bg-signal" aria-hidden="true" />
          <span translate="no">{reply.reference}</span>
        </p>
      )}
      <p className="mt-3 pr-8 as-heading text-[1.5rem] leading-[1.15] tracking-[-0.025em] text-balance">
        {due ? `We answer by ${dueInWords(due)}.` : title}
      </p>
      {own && <p className="mt-1 text-small text-muted-deep">{own}</p>}
      {reply.reference && (
        <p className="mt-2 text-small text-muted-deep">
          <span>{hasFiles ? 'Stored safely, files included.' : 'Stored safely.'}</span>{' '}
          <span>Keep the reference; your receipt has the rest.</span>
        </p>
      )}
      {reply.receipt && (
        <a
          href={reply.receipt}
          className="mt-4 inline-flex min-h-11 items-center gap-2.5 border-b border-current font-medium no-underline"
        >
          Open your receipt <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
        </a>
      )}
    </section>
  )
  return floating ? createPortal(notice, document.body) : notice
}

/**
 * The panel takes the focus, and gives it back when it is dismissed: to what had it before, which is the button that
 * opened the form's dialog, or else to the form. Escape dismisses the card at the edge; while it stands, the page
 * scrolls what is focused clear of it.
 *
 * @returns what dismisses the panel.
 */
function useFocusedNotice(
  panel: RefObject<HTMLElement | null>,
  { floating, onDismiss }: Pick<SentNoticeProps, 'floating' | 'onDismiss'>,
): () => void {
  const before = useRef<Element | null>(null)
  function dismiss() {
    const form = floating ? undefined : panel.current?.parentElement?.querySelector<HTMLElement>('form')
    const target = before.current instanceof HTMLElement && before.current !== document.body ? before.current : form
    onDismiss()
    target?.focus()
  }

  useEffect(() => {
    before.current = document.activeElement
    panel.current?.focus()
  }, [panel])

  const latest = useRef(dismiss)
  latest.current = dismiss
  useEffect(() => {
    const card = panel.current
    if (!floating || card === null) return
    liftCard()
    const root = document.documentElement.style
    root.scrollPaddingBottom = `${innerHeight - card.getBoundingClientRect().top}px`
    // A glide to what had the focus before would go on, and take what has it now under the card.
    root.scrollBehavior = 'auto'
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => {
      root.scrollPaddingBottom = root.scrollBehavior = ''
      removeEventListener('keydown', onKey)
    }
  }, [panel, floating])
  return dismiss
}
