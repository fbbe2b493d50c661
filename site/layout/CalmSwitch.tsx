import { Pause, Play } from 'lucide-react'

/** One control for all motion (product.md 3.9), at the edge of every page; works through shell.ts. */
export function CalmSwitch() {
  return (
    <button
      type="button"
      data-calm-switch=""
      data-needs-script=""
      aria-pressed="false"
      className="calm-switch"
      title="Pause all motion"
    >
      <Pause size={16} strokeWidth={1.5} className="when-moving" aria-hidden="true" />
      <Play size={16} strokeWidth={1.5} className="when-calm" aria-hidden="true" />
      <span className="sr-only">Pause all motion</span>
    </button>
  )
}
