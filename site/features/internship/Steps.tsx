import { Section } from '../../ui/Section.tsx'

interface StepsProps {
  heading: string
  items: readonly { title: string; text: string }[]
}

/** How It Works: five steps in a row, each placed a little lower. */
export function Steps({ heading, items }: StepsProps) {
  return (
    <Section tone="deep" labelledBy="steps-title" className="overflow-hidden">
      <div className="page section-y">
        <h2 id="steps-title" className="h2-home">
          {heading}
        </h2>
        <ol className="step-line">
          {items.map(({ title, text }, index) => (
            <li key={title} style={{ '--step': index }}>
              <span className="mono" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-small text-shoal">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
