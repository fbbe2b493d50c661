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
      <div className="page technologies">
        <div className="technologies-head">
          <h2 id="technologies-title">{heading}</h2>
          <p className="mt-4 max-w-84 text-muted">{text}</p>
          <p className="mt-5 text-muted lg:mt-auto text-small">
            {SHOWN} of {logos.length} shown
          </p>
        </div>
        <ul className="technologies-grid">
          {logos.slice(0, SHOWN).map((slug) => (
            <li key={slug}>
              <Near>
                <TechLogo slug={slug} className="technology-logo" />
              </Near>
              <span className="mono">{techName(slug)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
