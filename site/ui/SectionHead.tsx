interface SectionHeadProps {
  id: string
  label?: string
  heading: string
  lead?: string
  /** What the ruler in the gutter reads here, in fathoms. */
  fathoms?: number
  className?: string
}

/** Heading on the left, what it means on the right; above it the section's plain name. */
export function SectionHead({ id, label, heading, lead, fathoms, className = '' }: SectionHeadProps) {
  return (
    <div className={`section-head ${className}`}>
      {fathoms !== undefined && (
        <span className="ruler-mark" aria-hidden="true">
          {fathoms}
          {fathoms === 10 && <i>fm</i>}
        </span>
      )}
      {label && <p className="mono section-label">{label}</p>}
      <h2 id={id}>{heading}</h2>
      {lead && <p className="section-lead">{lead}</p>}
    </div>
  )
}
