interface SectionHeadProps {
  id: string
  label: string
  heading: string
  lead: string
  /** The depth that the ruler in the margin shows here, in fathoms. */
  fathoms?: number
}

/** The heading on the left and its lead on the right, under the section's label. */
export function SectionHead({ id, label, heading, lead, fathoms }: SectionHeadProps) {
  return (
    <div className="section-head">
      {fathoms !== undefined && (
        <span className="ruler-mark" aria-hidden="true">
          {fathoms}
          {fathoms === 10 && <i>fm</i>}
        </span>
      )}
      {label && <p className="mono section-label lg:col-span-full">{label}</p>}
      <h2 className="lg:col-span-7" id={id}>
        {heading}
      </h2>
      <p className="section-lead">{lead}</p>
    </div>
  )
}
