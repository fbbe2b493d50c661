import { routes } from '../../../contract/routes.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { AUTO_ROTATION_MS } from '../../ui/rotation.ts'
import { TrackLine } from './TrackLine.tsx'
import type { TrackSummary } from './track-summary.ts'

/** Specification 8.2.3. */
const CARDS_PER_SLIDE = 3
const TRANSITION_MS = 500
const SKILLS_SHOWN = 3
/** One card at a time below this width: nothing then moves by itself. */
const THREE_ABREAST = '(width >= 64rem)'

interface TracksProps {
  heading: string
  lead: string
  tracks: readonly TrackSummary[]
}

/** Available Internship Tracks: lines let down into one sea, three a slide. */
export function Tracks({ heading, lead, tracks }: TracksProps) {
  const slides = Array.from({ length: Math.ceil(tracks.length / CARDS_PER_SLIDE) }, (_, index) =>
    tracks.slice(index * CARDS_PER_SLIDE, (index + 1) * CARDS_PER_SLIDE),
  )
  return (
    <Carousel
      label="Tracks"
      every={AUTO_ROTATION_MS}
      only={THREE_ABREAST}
      glideMs={TRANSITION_MS}
      arrows
      className="tracks"
      head={
        <div>
          <h2 id="tracks-title" className="h2-beach">
            {heading}
          </h2>
          <p className="lead mt-4 max-w-[38rem] text-muted">{lead}</p>
        </div>
      }
      stripClass="tracks-strip"
      slides={slides.map((cards, index) => ({
        id: String(index),
        name: cards.map((card) => card.title).join(', '),
        slide: (
          <div className="tracks-slide">
            {cards.map((card) => (
              <TrackCard key={card.value} {...card} of={tracks.length} />
            ))}
          </div>
        ),
      }))}
    />
  )
}

function TrackCard({ of, ...track }: TrackSummary & { of: number }) {
  const { id, value, title, description, colour, icon, skills } = track
  const more = skills.length - SKILLS_SHOWN
  return (
    <article className="track-card">
      <div className="track-head">
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
        <h3>{title}</h3>
        <p className="mt-2">{description}</p>
        <ul className="track-skills mono" aria-label="Skills">
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

/** What opens the application dialog for a track; without script it leads to the form's own page. */
export function application(value: string, title: string) {
  return {
    href: routes.form('internship', value),
    'data-opens': 'internship',
    'data-choose': value,
    'data-title': `Apply for ${title}`,
    'aria-haspopup': 'dialog' as const,
  }
}
