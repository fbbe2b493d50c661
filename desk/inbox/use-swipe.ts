import { type PointerEvent, useRef } from 'react'

/** From this way on, px, a swipe acts. */
const ENOUGH = 84
/** Until it moves this far, px, it may still be a press or a scroll. */
const SLACK = 12

/** Swipes on a touch screen. The row follows the finger; a shorter way puts it back. */
export function useSwipe({ left, right }: { left: () => void; right: () => void }) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const moved = useRef(0)

  function move(event: PointerEvent<HTMLElement>) {
    if (!start.current) return
    const x = event.clientX - start.current.x
    if (Math.abs(event.clientY - start.current.y) > Math.abs(x) || Math.abs(x) < SLACK) return
    moved.current = x
    event.currentTarget.style.transform = `translateX(${x}px)`
  }

  function end(event: PointerEvent<HTMLElement>) {
    event.currentTarget.style.transform = ''
    const way = moved.current
    start.current = undefined
    if (event.type === 'pointerup' && way > ENOUGH) right()
    if (event.type === 'pointerup' && way < -ENOUGH) left()
    // The press that follows a swipe must not open the request.
    setTimeout(() => {
      moved.current = 0
    })
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: React.MouseEvent) => {
      if (moved.current === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
