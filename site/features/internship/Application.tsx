import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'

interface ApplicationProps {
  heading: string
  lead: string
  steps: readonly { title: string; text: string }[]
  /** The form's island. */
  children?: ReactNode
}

/** The page's own application, with what follows laid out before it. */
export function Application({ heading, lead, steps, children }: ApplicationProps) {
  return (
    <Section tone="pale" id="application" labelledBy="application-title" ruler>
      <div className="page section-y">
        <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-12">
          <h2 id="application-title" className="lg:col-span-7">
            {heading}
          </h2>
          <p className="lead lg:col-span-4 lg:col-start-9">{lead}</p>
        </div>
        <div className="mt-10 grid items-start gap-x-6 gap-y-10 lg:grid-cols-12">
          <div className="form-sheet lg:col-span-7">{children}</div>
          <ol className="sounding-steps max-lg:order-first lg:col-span-4 lg:col-start-9 lg:mt-4">
            {steps.map((step) => (
              <li key={step.title}>
                <p className="font-medium">{step.title}</p>
                <p className="text-small text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
