import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'

interface Panel {
  heading: string
  points: readonly { when?: string; title: string; text: string }[]
}

interface EnquiryProps {
  heading: string
  lead: string
  panels: readonly Panel[]
  /** The form's island. */
  children?: ReactNode
}

/** The form, and two panels of selling points beside it. */
export function Enquiry({ heading, lead, panels, children }: EnquiryProps) {
  return (
    <Section tone="pale" id="enquiry" labelledBy="enquiry-title" ruler>
      <div className="page section-y enquiry grid gap-y-10 gap-x-14">
        <div>
          <h2 id="enquiry-title">{heading}</h2>
          <p className="lead mt-4 text-muted">{lead}</p>
        </div>
        <div className="enquiry-form max-sm:mt-8">{children}</div>
        <div className="sm:grid sm:content-start sm:gap-10">
          {panels.map((panel, index) => (
            <SidePanel key={panel.heading} {...panel} dark={index === 0} />
          ))}
        </div>
      </div>
    </Section>
  )
}

function SidePanel({ heading, points, dark }: Panel & { dark: boolean }) {
  return (
    <section data-tone={dark ? 'deep' : undefined} className={dark ? 'side-panel side-panel-deep' : 'side-panel'}>
      <h3 className="text-h4 max-sm:text-h2-inner">{heading}</h3>
      <ul className="mt-5">
        {points.map(({ when, title, text }) => (
          <li key={title} className="side-point">
            {when && <p className="mono text-muted-deep">{when}</p>}
            <p className="side-title">{title}</p>
            <p className={dark ? 'text-small text-muted-deep' : 'text-small text-muted'}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
