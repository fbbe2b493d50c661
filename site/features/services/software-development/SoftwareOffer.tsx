import type { ReactNode } from 'react'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { Attempts } from './Attempts.tsx'
import { ClaimCourse } from './ClaimCourse.tsx'
import { Duties } from './Duties.tsx'

/** Six offerings: three beside what they look like on a day of work, three in words. */
export function SoftwareOffer(props: ServicePageProps) {
  const strips: ReactNode[] = [
    <ClaimCourse key="claim" chart={chartOf(props, 'claim-course')} service={props.service} />,
    <Duties key="duties" chart={chartOf(props, 'duties')} />,
    <Attempts key="attempts" chart={chartOf(props, 'attempts')} />,
  ]
  return (
    <Part of="offerings" {...props} tone="sheet" ruler className="section-y software-offer">
      {({ items }) => (
        <ul className="grid gap-y-10 gap-x-6 mt-12 py-8 border-y border-ink list-none md:grid-cols-[repeat(3,1fr)]">
          {items.map(({ title, text }, index) => (
            <li key={title} data-strip={index < strips.length || undefined}>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="max-w-108 mt-3 text-muted">{text}</p>
              </div>
              {strips[index]}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
