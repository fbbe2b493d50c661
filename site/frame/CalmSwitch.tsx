/** One control for all motion, in words, at the end of every page (specification 14.1.3); works through shell.ts. */
export function CalmSwitch() {
  return (
    <button type="button" data-calm-switch="" data-needs-script="" className="link min-h-6">
      <span className="when-moving">Pause all motion</span>
      <span className="when-calm">Let things move</span>
    </button>
  )
}
