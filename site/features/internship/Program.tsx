import { Check } from 'lucide-react'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { Section } from '../../ui/Section.tsx'

interface AboutProps {
  heading: string
  lead: string
  benefits: readonly { title: string; text: string; icon: string }[]
}

/** About the Program, with its six benefits. */
export function About({ heading, lead, benefits }: AboutProps) {
  return (
    <Section tone="sheet" labelledBy="about-title" ruler>
      <div className="page section-y grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 id="about-title">{heading}</h2>
          <p className="mt-5 text-muted">{lead}</p>
        </div>
        <ul className="benefit-grid lg:col-span-7 lg:col-start-6">
          {benefits.map(({ title, text, icon }) => (
            <li key={title}>
              <NamedIcon name={icon} className="size-6.5 text-sea" />
              <h3 className="mt-4 text-h4">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface WhoProps {
  heading: string
  lead: string
  points: readonly { title: string; text: string }[]
  requirements: readonly string[]
}

/** Who Can Apply: the first two points are alternatives, the others hold for everybody. */
export function WhoCanApply({ heading, lead, points, requirements }: WhoProps) {
  return (
    <Section tone="buff" labelledBy="who-title" ruler>
      <div className="page section-y">
        <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-12">
          <h2 id="who-title" className="h2-home lg:col-span-7">
            {heading}
          </h2>
          <p className="lead lg:col-span-4 lg:col-start-9">{lead}</p>
        </div>
        <ol className="who-points">
          {points.map(({ title, text }, index) => (
            <li key={title}>
              <span className="who-join mono">{['one of', 'or', 'and', 'and'][index]}</span>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-small">{text}</p>
            </li>
          ))}
        </ol>
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
