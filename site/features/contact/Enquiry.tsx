import type { ReactNode } from 'react'
import { Contours } from '../../chart/Contours.tsx'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { Section } from '../../ui/Section.tsx'

interface Panel {
  heading: string
  points: readonly { icon: string; when?: string; title: string; text: string }[]
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
      <div className="page section-y grid items-start gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="enquiry-title">{heading}</h2>
          <p className="lead mt-4 max-w-[34rem] text-muted">{lead}</p>
          <div className="form-sheet mt-9">{children}</div>
        </div>
        <div className="grid gap-10 sm:max-lg:grid-cols-2 lg:col-span-5 lg:pt-2 xl:col-span-4 xl:col-start-9">
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
      {dark && (
        <Contours
          seed={53}
          width={420}
          height={560}
          levels={11}
          stroke="#7fb3cc"
          className="inset-0 size-full opacity-30"
        />
      )}
      <h3 className="relative text-h4">{heading}</h3>
      <ul className="relative mt-5">
        {points.map(({ icon, when, title, text }) => (
          <li key={title} className="side-point">
            <NamedIcon name={icon} className={dark ? 'size-5.5 text-shoal' : 'size-5.5 text-sea'} />
            <div>
              {when && <p className="side-when mono">{when}</p>}
              <p className="side-title font-medium">{title}</p>
              <p className={dark ? 'text-small text-muted-deep' : 'text-small text-muted'}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
