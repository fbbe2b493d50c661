import { Section } from '../../ui/Section.tsx'

interface WhyProps {
  heading: string
  cards: readonly { title: string; text: string; figure: string; note: string }[]
}

/** Why Work Here: four rows, each with a figure. */
export function WhyWorkHere({ heading, cards }: WhyProps) {
  return (
    <Section tone="sheet" labelledBy="why-title" ruler>
      <div className="page section-y">
        <h2 id="why-title">{heading}</h2>
        <ul className="why-rows">
          {cards.map(({ title, text, figure, note }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="max-w-[34rem]">{text}</p>
              <p className="why-figure">
                <span>{figure}</span>
                <small>{note}</small>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface BenefitsProps {
  heading: string
  lead: string
  items: readonly { title: string; figure: string; unit: string; text: string }[]
}

/** Employee Benefits: a list of figures. */
export function Benefits({ heading, lead, items }: BenefitsProps) {
  return (
    <Section tone="paper" labelledBy="benefits-title" ruler className="border-t border-line">
      <div className="page section-y grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="benefits-title">{heading}</h2>
          <p className="mt-4 max-w-[19rem] text-muted">{lead}</p>
        </div>
        <ul className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:col-span-8">
          {items.map(({ title, figure, unit, text }) => (
            <li key={title}>
              <div className="benefit-line">
                <h3 className="text-h4">{title}</h3>
                <span aria-hidden="true" />
                <p>
                  <b>{figure}</b> <small>{unit}</small>
                </p>
              </div>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
