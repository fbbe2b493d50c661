import { Check } from 'lucide-react'
import type { Internship } from '../../schemas/internship.ts'
import { Section } from '../../ui/Section.tsx'
import { SampleWeek } from './SampleWeek.tsx'

/** How each of the four points joins the ones before it: the first two are alternatives. */
const JOINS = ['either', 'or', 'and', 'and']

/** Who Can Apply, beside a week in which the hours fit. */
export function WhoCanApply({ heading, lead, points, requirements, week }: Internship['who']) {
  return (
    <Section tone="buff" labelledBy="who-title" ruler>
      <div className="page section-y">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="who-title" className="h2-beach">
            {heading}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="grid gap-x-24 gap-y-12 mt-10 xl:grid-cols-[minmax(0,780fr)_minmax(0,424fr)]">
          <ol className="who-points">
            {points.map(({ title, text }, index) => (
              <li key={title}>
                <span className="mono text-sea-text">{JOINS[index]}</span>
                <h3 className="text-h4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <SampleWeek {...week} />
        </div>
        <ul className="mt-9 grid gap-x-6 gap-y-3 lg:grid-cols-3">
          {requirements.map((requirement) => (
            <li key={requirement} className="flex items-start gap-3">
              <Check size={18} strokeWidth={1.5} className="mt-1 shrink-0 text-sea-text" aria-hidden="true" />
              {requirement}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
