import type { ReactNode } from 'react'
import type { Contact } from '../../schemas/contact.ts'
import { Section } from '../../ui/Section.tsx'

type EnquiryProps = Contact['enquiry'] & Pick<Contact, 'panels'> & { children?: ReactNode }

/** The form's island, and two panels of selling points beside it. */
export function Enquiry({ heading, lead, panels, children }: EnquiryProps) {
  return (
    <Section tone="pale" id="enquiry" labelledBy="enquiry-title" ruler>
      <div className="page section-y grid gap-x-14 max-sm:pb-0 sm:gap-y-10 lg:grid-cols-[min(23.5rem,36%)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="enquiry-title">{heading}</h2>
          <p className="lead mt-4 text-muted">{lead}</p>
        </div>
        <div className="max-sm:mt-8 lg:[grid-area:1/2/3/3]">{children}</div>
        <div className="sm:grid sm:content-start sm:gap-10 lg:contents">
          {panels.map((panel, index) => (
            <SidePanel key={panel.heading} {...panel} dark={index === 0} />
          ))}
        </div>
      </div>
    </Section>
  )
}

function SidePanel({ heading, points, dark }: Contact['panels'][number] & { dark: boolean }) {
  return (
    <section
      data-tone={dark ? 'deep' : undefined}
      className={`max-sm:-mx-gutter max-sm:px-gutter max-sm:py-14 ${dark ? 'sm:px-8 sm:pt-8 sm:pb-2' : 'max-sm:bg-paper lg:col-span-full'}`}
    >
      <h3 className="text-h4 max-sm:text-h2-inner">{heading}</h3>
      <ul
        className={`mt-5 ${dark ? '*:relative *:pb-8 *:pl-10 *:before:absolute *:before:top-2 *:before:-bottom-2 *:before:left-2 *:before:border-l-2 *:last:before:border-dashed *:after:absolute *:after:top-1 *:after:left-0.5 *:after:size-3.5 *:after:rounded-full *:after:bg-sheet' : 'gap-x-14 *:border-t *:border-water-1 *:py-4 lg:grid lg:grid-cols-3'}`}
      >
        {points.map(({ when, title, text }) => (
          <li key={title}>
            {when && <p className="mono text-muted-deep">{when}</p>}
            <p className="as-heading text-lead leading-snug tracking-h4">{title}</p>
            <p className={dark ? 'text-small text-muted-deep' : 'text-small text-muted'}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
