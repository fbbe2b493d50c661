import type { ReactNode } from 'react'
import type { Service } from '../../schemas/service.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { Section, type Tone } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

/** What a part of a service's page is given. */
export interface ServicePageProps {
  id: string
  service: Service
  /** Labels and buttons that all service pages have in common. */
  words: ServicesPage['detail']
}

/** The parts of a service's file that are a section under a label and a heading. */
type PartName = 'offerings' | 'solutions' | 'reasons' | 'process' | 'stack' | 'expertise'

interface PartProps<K extends PartName> extends ServicePageProps {
  of: K
  tone: Tone
  ruler?: boolean
  /** The depth that the ruler in the margin shows here. */
  fathoms?: number
  className?: string
  /** Places the heading; the rest then takes the window's whole width, not the page's column. */
  head?: string
  children: (part: NonNullable<Service[K]>) => ReactNode
}

/** A section of a service's page: label, heading and lead of the part, and below them what the page makes of it. */
export function Part<K extends PartName>({
  of,
  service,
  words,
  tone,
  className = 'section-y',
  ...props
}: PartProps<K>) {
  const part: Service[K] = service[of]
  if (!part) return null
  const { ruler, fathoms, head, children } = props
  const { heading, lead } = part
  const id = `${of}-title`
  const headOf = <SectionHead id={id} label={words.labels[of]} heading={heading} lead={lead} fathoms={fathoms} />
  return (
    <Section tone={tone} ruler={ruler} labelledBy={id} className={className}>
      <div className={head ?? 'page'}>
        {headOf}
        {head === undefined && children(part)}
      </div>
      {head !== undefined && children(part)}
    </Section>
  )
}
