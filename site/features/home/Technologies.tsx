import { TechLogo, techName } from '../../brand/TechLogo.tsx'
import type { Home } from '../../schemas/home.ts'
import { Near } from '../../ui/Near.tsx'
import { Section } from '../../ui/Section.tsx'

/** How many of the logos the grid shows (specification 4.4.1). */
const SHOWN = 15

/** Specification 4.4.1. A logo that fails to load is removed with its cell. */
export function Technologies({ heading, text, logos }: Home['technologies']) {
  return (
    <Section tone="sheet" labelledBy="technologies-title" rail className="border-t border-line-strong">
      <div className="page grid gap-8 py-18 max-sm:py-12 lg:grid-cols-[20.625rem_minmax(0,1fr)] lg:gap-6">
        <div className="lg:flex lg:flex-col">
          <h2 id="technologies-title" className="lg:max-w-60 lg:leading-flat">
            {heading}
          </h2>
          <p className="mt-4 max-w-[21rem] text-muted">{text}</p>
          <p className="mt-5 text-small text-muted lg:mt-auto">
            {SHOWN} of {logos.length} shown
          </p>
        </div>
        <ul className="technologies-grid border-y border-ink max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:py-3 max-sm:*:flex max-sm:*:min-h-9 max-sm:*:items-center max-sm:*:gap-2 overflow-hidden sm:grid sm:grid-cols-5 sm:gap-px sm:*:grid sm:*:min-h-39 sm:*:grid-rows-[1fr_auto] sm:*:justify-items-center sm:*:gap-3 sm:*:px-1 sm:*:pt-8 sm:*:pb-4 sm:*:text-center sm:*:shadow-[1px_0_var(--color-line),0_1px_var(--color-line)]">
          {logos.slice(0, SHOWN).map((slug) => (
            <li key={slug}>
              <Near>
                <TechLogo slug={slug} className="self-center max-sm:h-5 max-sm:w-auto" />
              </Near>
              <span className="tracking-text sm:mono">{techName(slug)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
