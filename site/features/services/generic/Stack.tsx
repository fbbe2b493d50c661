import { TechLogo, techName } from '../../../brand/TechLogo.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { ServicePageProps } from '../Part.tsx'

/** Logos of the tools that we use. One that fails to load is removed with its cell. */
export function Stack({ service, words }: ServicePageProps) {
  if (service.stack === undefined) return null
  const { heading, lead, logos } = service.stack
  return (
    <Section tone="sheet" ruler labelledBy="stack-title" className="section-y">
      <div className="page grid gap-y-10 gap-x-6 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <p className="mono section-label lg:col-span-full">{words.labels.stack}</p>
          <h2 id="stack-title" className="mt-4">
            {heading}
          </h2>
          <p className="section-lead mt-5">{lead}</p>
        </div>
        <ul className="grid grid-cols-[repeat(2,1fr)] border-t border-t-line border-l border-l-line sm:grid-cols-[repeat(4,1fr)]">
          {logos.map((slug) => (
            <li
              key={slug}
              className="grid min-h-32 place-items-center content-center gap-3 py-4 px-2 border-r border-r-line border-b border-b-line bg-white text-small"
            >
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
