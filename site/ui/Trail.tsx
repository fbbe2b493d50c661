/** The pages above this one, and this one. */
export function Trail({ steps }: { steps: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="inner-trail">
      <ol className="flex flex-wrap gap-3">
        {steps.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
