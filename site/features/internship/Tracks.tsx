import { routes } from '../../../contract/routes.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { AUTO_ROTATION_MS } from '../../ui/rotation.ts'

interface TrackSummary {
  id: number
  value: string
  title: string
  description: string
  colour: string
  /** The icon's drawing, from our own pinned package. */
  icon: string
  skills: readonly string[]
}

/** Specification 8.2.3. */
const CARDS_PER_SLIDE = 3
const TRANSITION_MS = 500
const SKILLS_SHOWN = 3

interface TracksProps {
  heading: string
  lead: string
  tracks: readonly TrackSummary[]
}

/** Available Internship Tracks: a carousel with three cards a slide. */
export function Tracks({ heading, lead, tracks }: TracksProps) {
  const slides = Array.from({ length: Math.ceil(tracks.length / CARDS_PER_SLIDE) }, (_, index) =>
    tracks.slice(index * CARDS_PER_SLIDE, (index + 1) * CARDS_PER_SLIDE),
  )
  return (
    <Carousel
      label="Tracks"
      every={AUTO_ROTATION_MS}
      glideMs={TRANSITION_MS}
      arrows
      head={
        <div>
          <h2 id="tracks-title">{heading}</h2>
          <p className="mt-4 max-w-[36rem] text-muted">{lead}</p>
        </div>
      }
      stripClass="tracks-strip"
      slides={slides.map((cards, index) => ({
        id: String(index),
        name: cards.map((card) => card.title).join(', '),
        slide: (
          <div className="tracks-slide">
            {cards.map((card) => (
              <TrackCard key={card.value} {...card} />
            ))}
          </div>
        ),
      }))}
    />
  )
}

function TrackCard({ id, value, title, description, colour, icon, skills }: TrackSummary) {
  const more = skills.length - SKILLS_SHOWN
  return (
    <article className="track-card" data-tone={colour}>
      <div className="flex items-center justify-between">
        <span className="mono">{String(id).padStart(2, '0')}</span>
        <svg
          viewBox="0 0 24 24"
          className="size-7"
          aria-hidden="true"
          // The drawing comes from the pinned icon package, never from a visitor.
          dangerouslySetInnerHTML={{ __html: icon }}
        />
      </div>
      <h3 className="mt-10 text-h3">{title}</h3>
      <p className="mt-3">{description}</p>
      <ul className="skill-list mt-6" aria-label="Skills">
        {skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
        {more > 0 && <li>{`+${more} more`}</li>}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
        <ButtonLink {...application(value, title)} look="outline" small className="track-apply">
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
