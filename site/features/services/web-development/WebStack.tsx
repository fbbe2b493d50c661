import { TechLogo, techName } from '../../../brand/TechLogo.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Logos of tools that we use, two rows of eight. One that cannot be loaded takes its place with it. */
export function WebStack({ service, words }: ServicePageProps) {
  if (service.stack === undefined) return null
  const { heading, lead, logos } = service.stack
  return (
    <Section tone="sheet" ruler labelledBy="stack-title" className="section-y">
      <div className="page">
        <SectionHead id="stack-title" label={words.labels.stack} heading={heading} lead={lead} />
        <ul className="web-stack grid mt-12 border-t border-t-line border-l border-l-line grid-cols-2 min-[24rem]:grid-cols-4 lg:grid-cols-8">
          {logos.map((slug) => (
            <li key={slug}>
              <TechLogo slug={slug} />
              <span>{techName(slug)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
