import { TechLogo, techName } from '../../brand/TechLogo.tsx'
import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'

/** Logos of the tools that we use. One that fails to load is removed with its cell. */
export function Stack({ label, heading, lead, logos }: NonNullable<Service['stack']> & { label: string }) {
  return (
    <Section tone="sheet" ruler labelledBy="stack-title" className="section-y">
      <div className="page stack">
        <div>
          <p className="mono section-label">{label}</p>
          <h2 id="stack-title" className="mt-4">
            {heading}
          </h2>
          <p className="section-lead mt-5">{lead}</p>
        </div>
        <ul>
          {logos.map((slug) => (
            <li key={slug}>
              <span className="grid h-11 w-full place-items-center">
                <TechLogo slug={slug} className="max-h-11 w-auto max-w-24" />
              </span>
              <span>{techName(slug)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
