import { ButtonLink } from '../../ui/Button.tsx'
import { application } from './application.ts'
import { TrackLine } from './TrackLine.tsx'
import type { TrackSummary } from './track-summary.ts'

/** Specification 8.2.3. */
const SKILLS_SHOWN = 3

/** The cards of one slide. */
export function TrackSlide({ cards, of }: { cards: readonly TrackSummary[]; of: number }) {
  return (
    <div className="tracks-slide lg:grid lg:grid-cols-[repeat(3,1fr)] lg:gap-6 lg:h-full">
      {cards.map((card) => (
        <TrackCard key={card.value} {...card} of={of} />
      ))}
    </div>
  )
}

function TrackCard({ of, ...track }: TrackSummary & { of: number }) {
  const { id, value, title, description, colour, icon, skills } = track
  const more = skills.length - SKILLS_SHOWN
  return (
    <article className="track-card grid grid-rows-[1fr_auto_auto] h-full max-lg:[flex:0_0_min(100vw_-_2_*_var(--spacing-gutter)_-_1.5rem,26rem)] max-lg:h-auto max-lg:snap-start">
      <div className="pt-5 pb-8 border-t">
        <p className="mono flex items-center justify-between text-muted">
          <span>{`${String(id).padStart(2, '0')} of ${of}`}</span>
          <span className="track-icon grid place-items-center w-9 h-9 rounded-sm" data-tone={colour}>
            <svg
              className="w-5"
              viewBox="0 0 24 24"
              aria-hidden="true"
              // The drawing comes from the pinned icon package, never from a visitor.
              dangerouslySetInnerHTML={{ __html: icon }}
            />
          </span>
        </p>
        <h3 className="mt-4">{title}</h3>
        <p className="mt-2">{description}</p>
        <ul className="track-skills flex flex-wrap mt-4 text-muted mono" aria-label="Skills">
          {skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {more > 0 && <li>{`+${more} more`}</li>}
        </ul>
      </div>
      <TrackLine {...track} />
      <div className="track-foot">
        <ButtonLink {...application(value, title)} look="outline-light" small>
          Apply Now<span className="sr-only">: {title}</span>
        </ButtonLink>
        <a
          href={`#track-${value}-dialog`}
          data-opens={`track-${value}`}
          aria-haspopup="dialog"
          className="link inline-flex min-h-11 items-center font-medium"
        >
          View Details<span className="sr-only">: {title}</span>
        </a>
      </div>
    </article>
  )
}
