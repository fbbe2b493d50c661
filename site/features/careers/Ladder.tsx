import { opensDetails, opensForm } from '../../brand/opens.ts'
import type { Career } from '../../schemas/career.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { JobView } from './job-view.ts'

type LadderProps = Career['ladder'] & { jobs: readonly JobView['details'][] }

/** What each position asks for, as rungs from the foot; a choice of the position shows its own. */
export function Ladder({ heading, lead, label, apply, details, jobs }: LadderProps) {
  return (
    <div data-tone="deep" className="ladder">
      <div className="page relative grid gap-y-8 gap-x-12 pt-14 pb-0 lg:grid-cols-[35.2%_minmax(0,1fr)] lg:pt-0">
        <div className="lg:py-24">
          <h3 className="text-h2-inner leading-tight">{heading}</h3>
          <p className="text-muted-deep mt-4">{lead}</p>
          <fieldset className="mt-7" data-no-print="">
            <legend className="sr-only">{label}</legend>
            {jobs.map(({ id, title }, index) => (
              <label key={id} className="py-2 underline-offset-[0.2em] hover:underline">
                <input className="shrink-0" type="radio" name="ladder" value={id} defaultChecked={index === 0} />
                {title}
              </label>
            ))}
          </fieldset>
        </div>
        <ul>
          {jobs.map(({ id, title, requirements }) => (
            <li key={id}>
              <h4 className="sr-only">{title}</h4>
              <ol reversed>
                {requirements.toReversed().map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ol>
              <p className="flex flex-wrap gap-3 pt-6 pb-14 lg:absolute lg:bottom-0 lg:left-gutter">
                <ButtonLink {...opensForm('career', title, title)} look="white" small>
                  {apply}
                  <span className="sr-only">{`: ${title}`}</span>
                </ButtonLink>
                <ButtonLink {...opensDetails(`job-${id}`)} look="outline-light" small>
                  {details}
                  <span className="sr-only">{`: ${title}`}</span>
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
