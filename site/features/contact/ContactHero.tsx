import { ArrowDown } from 'lucide-react'
import { CALENDAR, DESK_TARGET, promiseOf } from '../../../contract/promise.ts'
import { company } from '../../brand/company.ts'
import type { Contact } from '../../schemas/contact.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { WeekChart } from './WeekChart.tsx'

/** Specification 9.2.1: two anchor links, the time by which an engineer has answered, and its week. */
export function ContactHero({ heading, lead, anchors }: Contact['hero']) {
  return (
    <section aria-labelledby="page-title" data-tone="ink" className="overflow-clip split-ground">
      <div className="page pt-26 lg:grid lg:min-h-160 lg:grid-cols-[calc(var(--split)-2rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-14 lg:pb-8">
        <h1 className="lg:text-h2-inner lg:leading-flat" id="page-title">
          {heading}
        </h1>
        <p className="max-w-120 mt-5 text-shoal lg:text-small">{lead}</p>
        <p className="my-7 flex flex-wrap gap-y-3 gap-x-6 lg:[grid-area:4/1] lg:mt-6 lg:mb-2 lg:self-end">
          {anchors.map(({ label, target }, index) => (
            <ButtonLink
              key={target}
              href={`#${target}`}
              look={index === 0 ? 'signal' : 'underline'}
              className={index === 0 ? 'max-sm:w-full' : undefined}
              icon={index === 0 ? ArrowDown : undefined}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
        <WeekChart
          week={{ ...CALENDAR, promise: promiseOf('contact') }}
          target={DESK_TARGET}
          city={company.address.city}
        />
      </div>
      <div className="chart-strip" />
    </section>
  )
}
