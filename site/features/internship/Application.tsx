import type { ReactNode } from 'react'
import type { Internship } from '../../schemas/internship.ts'
import { NextSteps } from '../../ui/NextSteps.tsx'
import { Section } from '../../ui/Section.tsx'

type ApplicationProps = Internship['application'] & { children?: ReactNode }

/** The page's own application, its form an island, with what follows laid out before it. */
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
          <NextSteps steps={steps} className="max-lg:order-first lg:col-span-4 lg:col-start-9 lg:mt-4" />
        </div>
      </div>
    </Section>
  )
}
