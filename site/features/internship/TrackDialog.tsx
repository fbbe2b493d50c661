import type { ReactNode } from 'react'
import { opensForm } from '../../brand/opens.ts'
import type { Internship } from '../../schemas/internship.ts'
import type { Track } from '../../schemas/track.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DetailsDialog } from '../../ui/DetailsDialog.tsx'
import { Items } from '../../ui/Items.tsx'

interface TrackDialogProps {
  track: Track
  words: Internship['details']
  phases: Internship['phases']
  /** What every track asks. */
  requirements: readonly string[]
}

/** One track in full; its Apply Now closes it and opens the application with the track chosen (specification 8.2.4). */
export function TrackDialog({ track, words, phases, requirements }: TrackDialogProps) {
  const { value, title, overview, modules, practical, skills, receive, timeline } = track
  return (
    <DetailsDialog
      name={`track-${value}`}
      title={title}
      label={`Track ${track.id}`}
      action={<ButtonLink {...opensForm('internship', value, `Apply for ${title}`)}>Apply Now</ButtonLink>}
    >
      <h3 className="sr-only">{words.overview}</h3>
      <p className="lead">{overview}</p>
      <Part title={words.modules}>
        <ol className="module-list">
          {modules.map((module) => (
            <li key={module.title}>
              <p className="font-medium">{module.title}</p>
              <p className="text-small text-muted">{module.text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Part title={words.practical}>
          <Items of={practical} className="details-points mt-4" />
        </Part>
        <Part title={words.receive}>
          <Items of={[...receive, ...words.everyone]} className="details-points mt-4" />
        </Part>
      </div>
      <Part title={words.skills}>
        <Items
          of={skills}
          className="flex flex-wrap gap-2 font-mono font-normal text-mono leading-label *:px-2 *:py-1 *:border *:border-current *:rounded-sm mt-4"
        />
      </Part>
      <Part title={words.timeline}>
        <ol className="track-timeline">
          {phases.map((phase, index) => (
            <li key={phase.from}>
              <p className="mono text-sea-text">{`Weeks ${phase.from}-${phase.to}`}</p>
              <p className="font-medium">{phase.title}</p>
              <p className="text-small text-muted">{timeline[index]}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.requirements}>
        <Items of={[...track.requirements, ...requirements]} className="details-points mt-4" />
      </Part>
    </DetailsDialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h3 className="text-h4">{title}</h3>
      {children}
    </section>
  )
}
