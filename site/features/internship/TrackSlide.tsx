import { opensDetails, opensForm } from '../../brand/opens.ts'
import type { Track } from '../../schemas/track.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** What a track's line in the carousel shows. Its icon is the drawing, from our own pinned package. */
interface TrackSummary extends Pick<Track, 'id' | 'value' | 'title' | 'description' | 'colour' | 'icon' | 'skills'> {
  /** The names of the modules, and what the first and the last phase hold. */
  modules: readonly string[]
  first: string
  last: string
}

/** Specification 8.2.3. */
const SKILLS_SHOWN = 3

/** The cards of one slide. */
export function TrackSlide({ cards, of }: { cards: readonly TrackSummary[]; of: number }) {
  return (
    <div className="max-lg:contents lg:grid lg:grid-cols-[repeat(3,1fr)] lg:gap-6 lg:h-full">
      {cards.map(({ id, value, title, description, colour, icon, skills, ...weeks }) => {
        const more = skills.length - SKILLS_SHOWN
        return (
          <article key={value} className="track-card">
            <div className="border-t pt-5 pb-8">
              <p className="mono flex items-center justify-between text-muted">
                <span>{`${String(id).padStart(2, '0')} of ${of}`}</span>
                <span className="track-icon" data-tone={colour}>
                  <svg
                    viewBox="0 0 24 24"
                    aria-hidden="true"
                    // The drawing comes from the pinned icon package, never from a visitor.
                    dangerouslySetInnerHTML={{ __html: icon }}
                  />
                </span>
              </p>
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2">{description}</p>
              <ul className="track-skills mono" aria-label="Skills">
                {skills.slice(0, SKILLS_SHOWN).map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
                {more > 0 && <li>{`+${more} more`}</li>}
              </ul>
            </div>
            <TrackLine {...weeks} />
            <div className="track-foot">
              <ButtonLink {...opensForm('internship', value, `Apply for ${title}`)} look="outline-light" small>
                Apply Now<span className="sr-only">: {title}</span>
              </ButtonLink>
              <a {...opensDetails(`track-${value}`)} className="link inline-flex min-h-11 items-center font-medium">
                View Details<span className="sr-only">: {title}</span>
              </a>
            </div>
          </article>
        )
      })}
    </div>
  )
}

/** What a track's twelve weeks hold, along its line into the sea; the details say it in full. */
function TrackLine({ modules, first, last }: Pick<TrackSummary, 'modules' | 'first' | 'last'>) {
  return (
    <div className="track-line">
      <p>
        <Weeks from={1} />
        {first}
      </p>
      <ul>
        {modules.map((module, index) => (
          <li key={module}>
            {index === 0 && <Weeks from={3} />}
            {module}
          </li>
        ))}
      </ul>
      <p>
        <Weeks from={9} to={12} />
        {last}
      </p>
    </div>
  )
}

function Weeks({ from, to }: { from: number; to?: number }) {
  return (
    <>
      <span className="mono absolute top-2.5 -left-9" aria-hidden="true">
        {from}
      </span>
      {to !== undefined && (
        <span className="mono absolute top-32 -left-9" aria-hidden="true">
          {to}
        </span>
      )}
    </>
  )
}
