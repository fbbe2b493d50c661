import { Check } from 'lucide-react'
import { percent } from '../../chart/scale.ts'
import type { Internship } from '../../schemas/internship.ts'
import { Section } from '../../ui/Section.tsx'

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

const KINDS = ['lectures', 'shifts', 'ours'] as const
const DAY = 24
const MARKED = [0, 6, 12, 18, 24]

/** A week by its hours: lectures and shifts, and where the program fits between them. */
function SampleWeek({ caption, days, labels }: Internship['who']['week']) {
  return (
    <figure className="sample-week mono">
      <figcaption>{`${hoursOf(days, 'ours')} ${caption}`}</figcaption>
      <div aria-hidden="true">
        <p className="relative h-6.5 mt-4 ml-12 text-muted *:absolute *:-translate-x-1/2">
          {MARKED.map((hour) => (
            <span key={hour} style={{ left: percent(hour / DAY) }}>
              {hour}
            </span>
          ))}
        </p>
        {days.map((day) => (
          <p key={day.name} className="sample-day" data-name={day.name}>
            {KINDS.map((kind) => {
              const [from, to] = day[kind] ?? [0, 0]
              return (
                to > from && (
                  <i
                    key={kind}
                    data-kind={kind}
                    style={{ left: percent(from / DAY), width: percent((to - from) / DAY) }}
                  />
                )
              )
            })}
          </p>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1 mt-4 ml-12 *:inline-flex *:items-center *:gap-2">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i data-kind={kind} className="w-3.5 h-3" aria-hidden="true" />
            {`${labels[kind]} ${hoursOf(days, kind)}`}
          </span>
        ))}
      </p>
    </figure>
  )
}

/** The hours of a week that go into one kind of work. */
export function hoursOf(days: Internship['who']['week']['days'], kind: (typeof KINDS)[number]): number {
  return days.reduce((sum, day) => sum + (day[kind] ? day[kind][1] - day[kind][0] : 0), 0)
}
