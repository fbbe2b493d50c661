import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { company } from '../../brand/company.ts'
import type { Career } from '../../schemas/career.ts'
import { NextSteps } from '../../ui/NextSteps.tsx'
import { Section } from '../../ui/Section.tsx'

type ApplicationProps = Career['application'] & { children?: ReactNode }

/** The inline application with the form's island, and beside it what happens after it is sent. */
export function Application({ heading, lead, steps, privacy, children }: ApplicationProps) {
  return (
    <Section tone="pale" id="apply" labelledBy="apply-title" ruler className="border-t border-[#b9d3da]">
      <div className="page section-y">
        <header className="grid gap-y-4 gap-x-8 mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 id="apply-title" className="h2-home">
            {heading}
          </h2>
          <p className="text-muted">{lead}</p>
        </header>
        {children}
        <div className="grid gap-y-8 gap-x-12 mt-14 pt-8 border-t border-t-water-2 lg:grid-cols-[35%_minmax(0,1fr)]">
          <NextSteps steps={steps} />
          <div>
            <p className="font-display text-h4 tracking-[-0.02em]">{privacy.title}</p>
            <p className="mt-1 text-small text-muted">{privacy.text}</p>
            <a
              href={`mailto:${company.mail.careers}`}
              className="link mt-4 inline-flex wrap-anywhere min-h-11 items-center gap-3 font-medium"
            >
              <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
              {company.mail.careers}
            </a>
          </div>
        </div>
      </div>
    </Section>
  )
}
