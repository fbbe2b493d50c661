import { Part, type ServicePageProps } from '../Part.tsx'

/** Six steps along a channel with an exit after each, and what one keeps who takes it. */
export function Exits(props: ServicePageProps) {
  return (
    <Part of="process" {...props} tone="paper" ruler>
      {({ leaves: keep, steps }) => (
        <div className="exits mt-12">
          <p
            className="mono grid-cols-[29%_44%_1fr] gap-6 hidden lg:grid pb-2 pl-[calc(2*var(--space-14))] text-sea-text"
            aria-hidden="true"
          >
            <span className="lg:col-start-3">{keep?.label}</span>
          </p>
          <ol className="*:relative *:pb-6 *:pl-7 *:lg:grid-cols-[29%_44%_1fr] *:lg:gap-6 *:not-first:pt-5 *:lg:grid *:lg:items-baseline *:lg:py-8 *:lg:pr-0 *:lg:pl-[calc(2*var(--space-8))] *:lg:not-first:grid *:lg:not-first:items-baseline *:lg:not-first:py-8 *:lg:not-first:pr-0 *:lg:not-first:pl-[calc(2*var(--space-8))] *:lg:first:border-t *:lg:first:border-ink">
            {steps.map(({ title, text, leaves }) => (
              <li key={title}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 text-soft lg:m-0">{text}</p>
                {leaves && (
                  <p className="mt-3 font-medium lg:m-0">
                    <span className="font-normal text-sea-text lg:absolute lg:[clip-path:inset(50%)]">
                      {keep?.short}
                    </span>{' '}
                    {leaves}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Part>
  )
}
