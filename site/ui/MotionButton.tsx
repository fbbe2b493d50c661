import { Pause, Play } from 'lucide-react'

/** The calm switch beside something that moves. It pauses all motion of the page (specification 14.1). */
export function MotionButton({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-calm-switch=""
      data-needs-script=""
      data-tooltip=""
      className={`grid size-10 shrink-0 place-items-center rounded-full border border-current ${className}`}
    >
      <Pause size={15} strokeWidth={1.5} className="when-moving" />
      <Play size={15} strokeWidth={1.5} className="when-calm" />
      <span className="when-moving sr-only">Pause all motion</span>
      <span className="when-calm sr-only">Let things move</span>
    </button>
  )
}
