import type { Archipelago } from '../../../schemas/charts/archipelago.ts'
import type { Margins } from '../../../schemas/charts/margins.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { type Estate, millions } from './estate.ts'

interface ItOfferingsProps {
  label: string
  offerings: Service['offerings']
  margins: Margins
  links: Archipelago['linkKey']
  estate: Estate
}

/** Six questions in two columns, each with its one measure in the margin. */
export function ItOfferings({ label, offerings, margins, links, estate }: ItOfferingsProps) {
  const { heading, lead, items } = offerings
  return (
    <Section tone="sheet" ruler labelledBy="offerings-title" className="section-y">
      <div className="page">
        <SectionHead id="offerings-title" label={label} heading={heading} lead={lead} />
        <ul className="it-offerings">
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Margin margin={margins.items[index]} links={links} estate={estate} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface MarginProps {
  margin: Margins['items'][number] | undefined
  links: Archipelago['linkKey']
  estate: Estate
}

function Margin({ margin, links, estate }: MarginProps) {
  if (margin === undefined) return null
  if ('links' in margin)
    return (
      <ul className="it-margin mono">
        {(['message', 'file', 'hand'] as const).map((kind) => (
          <li key={kind} data-by={kind}>
            {estate.links[kind]} {links[kind]}
          </li>
        ))}
      </ul>
    )
  return (
    <div className="it-margin mono">
      <b>{counted(margin.figure, estate)}</b> <span>{counted(margin.text, estate)}</span>
    </div>
  )
}

/** A margin's words with the counts that it names; it need not name one. */
function counted(words: string, { contracts, contracted, nobody }: Estate): string {
  const figures: Record<string, string> = {
    contracts: String(contracts),
    millions: millions(contracted),
    nobody: String(nobody),
  }
  return words.replace(/\[(\w+)\]/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`"${words}" names [${name}], which is not counted on the estate.`)
    return figure
  })
}
