import { Check } from 'lucide-react'
import { opensDetails, opensForm } from '../../brand/opens.ts'
import type { Career } from '../../schemas/career.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { AUTO_ROTATION_MS } from '../../ui/rotation.ts'
import type { JobView } from './job-view.ts'

type PositionsProps = Career['positions'] & { jobs: readonly JobView['summary'][] }

/** Open Positions: the jobs in a carousel. */
export function Positions({ heading, none, jobs }: PositionsProps) {
  const head = <h2 id="positions-title">{heading}</h2>
  if (jobs.length === 0)
    return (
      <>
        {head}
        <p className="lead mt-4">{none}</p>
      </>
    )
  return (
    <Carousel
      label="Positions"
      every={AUTO_ROTATION_MS}
      arrows
      head={head}
      stripClass="positions-strip"
      slides={jobs.map(({ id, title, department, summary, mark, facts }) => ({
        id,
        name: title,
        slide: (
          <article className="flex h-full flex-col flex-1 p-7 border-x border-x-line border-b border-b-line border-t-3 border-t-ink bg-white max-md:p-5">
            <p className="text-small font-medium text-sea-text">{department}</p>
            <h3 className="mt-3 md:min-h-[2lh]">{title}</h3>
            <p className="mt-3">{summary}</p>
            <dl className="flex flex-wrap gap-y-2 gap-x-8 mt-6 mb-4 py-3 border-y border-line leading-text max-md:gap-6">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt className="text-small text-muted">{fact.name}</dt>
                  <dd className="font-medium">{fact.value}</dd>
                </div>
              ))}
            </dl>
            <p className="flex gap-3 text-small">
              <Check size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-sea" aria-hidden="true" />
              <span>{mark}</span>
            </p>
            <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
              <ButtonLink {...opensForm('career', title, title)} look="ink" small>
                Apply Now<span className="sr-only">{`: ${title}`}</span>
              </ButtonLink>
              <a {...opensDetails(`job-${id}`)} className="link inline-flex min-h-11 items-center font-medium">
                View Details<span className="sr-only">{`: ${title}`}</span>
              </a>
            </div>
          </article>
        ),
      }))}
    />
  )
}
