/** The brand's mark: a sounding lead on its line. */
export function Mark() {
  return (
    <svg viewBox="0 0 20 36" fill="none" aria-hidden="true">
      <path d="M10 1v26M3 7.5h14M5.5 14h9M7.6 20.5h4.8" stroke="currentColor" strokeWidth="2" />
      <path d="m10 24.5 5 5-5 5.5-5-5.5z" fill="var(--color-signal)" />
    </svg>
  )
}
