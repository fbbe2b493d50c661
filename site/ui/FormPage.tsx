import type { ReactNode } from 'react'
import { Contours } from '../chart/Contours.tsx'
import { Section } from './Section.tsx'

interface FormPageProps {
  title: string
  lead: string
  /** When somebody answers. */
  promise?: string
  /** The line of its answers, under the title. */
  marks?: ReactNode
  children: ReactNode
}

/** A dialog's form on a page of its own: where a browser without script opens it, and where it comes back with errors. */
export function FormPage({ title, lead, promise, marks, children }: FormPageProps) {
  return (
    <Section tone="deep" labelledBy="form-title" className="overflow-hidden">
      <Contours
        seed={7}
        width={1440}
        height={900}
        levels={18}
        stroke="#7fb3cc"
        className="inset-0 size-full opacity-25"
      />
      <div className="page relative grid gap-12 pt-36 pb-24 lg:grid-cols-12">
        <div className="lg:self-start lg:sticky lg:top-24 lg:[@media(height<50rem)]:static lg:col-span-4">
          <h1 id="form-title" className="lg:text-[min(4vw,3.5rem)]">
            {title}
          </h1>
          <p className="lead mt-6 text-muted-deep">{lead}</p>
          {marks}
          {promise && (
            <p className="mono mt-8 flex items-center gap-2.5">
              <span className="size-2.5 shrink-0 rounded-full bg-(--color-signal)" aria-hidden="true" />
              {promise}
            </p>
          )}
        </div>
        <div className="lg:col-span-8">
          <div className="chart-border max-sm:-mx-3 max-sm:p-2">
            <div className="chart-sheet">
              <div className="chart-inner px-4 py-6 sm:p-9">{children}</div>
            </div>
          </div>
        </div>
      </div>
    </Section>
  )
}
