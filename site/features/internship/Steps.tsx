import type { Internship } from '../../schemas/internship.ts'
import { Section } from '../../ui/Section.tsx'

/** How It Works: five steps and the figure of each. The sea of the tracks runs on into it. */
export function Steps({ heading, items, phases }: Internship['steps'] & { phases: Internship['phases'] }) {
  const weeks = phases.map(({ from, to }) => to - from + 1).join('+')
  return (
    <Section tone="deep" labelledBy="steps-title" className="overflow-hidden">
      <div className="page pt-14 pb-24 lg:pb-28">
        <h2 id="steps-title" className="h2-beach">
          {heading}
        </h2>
        <ol className="step-figures">
          {items.map(({ title, text, figure = weeks, unit }) => (
            <li key={title}>
              <p className="xl:flex xl:items-baseline xl:gap-2" aria-hidden="true">
                <b className="block as-heading text-h2-inner leading-flat tracking-h1 whitespace-nowrap md:text-figure xl:text-figure-large">
                  {figure}
                </b>{' '}
                <span className="mono text-quiet-deep">{unit}</span>
              </p>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
