import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { company } from '../../brand/company.ts'
import { Section } from '../../ui/Section.tsx'

interface ApplicationProps {
  heading: string
  lead: string
  steps: readonly { title: string; text: string }[]
  privacy: { title: string; text: string }
  /** The form's island. */
  children?: ReactNode
}

/** The inline application, and beside it what happens after it is sent. */
export function Application({ heading, lead, steps, privacy, children }: ApplicationProps) {
  return (
    <Section tone="pale" id="apply" labelledBy="apply-title" ruler className="border-t border-[#b9d3da]">
      <div className="page section-y grid items-start gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="apply-title">{heading}</h2>
          <p className="mt-4 max-w-[22rem] text-muted">{lead}</p>
          <ol className="sounding-steps mt-9">
            {steps.map((step) => (
              <li key={step.title}>
                <p className="font-medium">{step.title}</p>
                <p className="text-small text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-10">
            <a
              href={`mailto:${company.mail.careers}`}
              className="link inline-flex min-h-11 items-center gap-3 font-medium"
            >
              <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
              {company.mail.careers}
            </a>
          </p>
          <div className="mt-7 border-t border-[#b9d3da] pt-6">
            <p className="font-display text-h4 tracking-[-0.02em]">{privacy.title}</p>
            <p className="mt-1 text-small text-muted">{privacy.text}</p>
          </div>
        </div>
        <div className="form-sheet lg:col-span-8">{children}</div>
      </div>
    </Section>
  )
}
