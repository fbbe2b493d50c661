import type { Internship } from '../../schemas/internship.ts'
import { Section } from '../../ui/Section.tsx'

type StepsProps = Internship['steps'] & { phases: Internship['phases'] }

/** How It Works: five steps and the figure of each. The sea of the tracks runs on into it. */
export function Steps({ heading, items, phases }: StepsProps) {
  const weeks = phases.map(({ from, to }) => to - from + 1).join('+')
  return (
    <Section tone="deep" labelledBy="steps-title" className="overflow-hidden">
      <div className="page pt-14 pb-24 lg:pb-28">
        <h2 id="steps-title" className="h2-beach">
          {heading}
        </h2>
        <ol className="mt-10 xl:grid xl:grid-cols-[1fr_1fr_1fr_1.45fr_1fr] xl:gap-6">
          {items.map(({ title, text, figure = weeks, unit }) => (
            <li
              key={title}
              className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-4 pt-5 pb-7 border-t border-line-deep-bright md:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)] xl:content-start xl:gap-7 xl:pt-8 xl:pb-0"
            >
              <p className="xl:flex xl:items-baseline xl:gap-2" aria-hidden="true">
                <b className="block font-display text-h2-inner font-[490] leading-flat tracking-h1 whitespace-nowrap md:text-figure xl:text-figure-large">
                  {figure}
                </b>{' '}
                <span className="mono text-quiet-deep">{unit}</span>
              </p>
              <div className="text-soft-deep">
                <h3 className="text-h4 text-sheet">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
