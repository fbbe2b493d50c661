import { opensForm } from '../../brand/opens.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DetailsDialog } from '../../ui/DetailsDialog.tsx'
import { Items } from '../../ui/Items.tsx'
import type { JobView } from './job-view.ts'

/**
 * A job in full; its Apply Now closes it and opens the application with the job's title chosen (specification 7.2.5).
 */
export function JobDialog(job: JobView['details']) {
  return (
    <DetailsDialog
      name={`job-${job.id}`}
      title={job.title}
      label={job.department}
      facts={job.facts}
      action={<ButtonLink {...opensForm('career', job.title, job.title)}>Apply Now</ButtonLink>}
    >
      <p className="lead">{job.description}</p>
      <div className="mt-10 grid gap-10 md:grid-cols-2">
        <Points title="Requirements" points={job.requirements} />
        <Points title="Responsibilities" points={job.responsibilities} />
      </div>
    </DetailsDialog>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="text-h4">{title}</h3>
      <Items of={points} className="details-points mt-4" />
    </section>
  )
}
