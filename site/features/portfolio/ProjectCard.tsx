import { ArrowRight, Check } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import { monthName, type SampleProject, searchedWords } from './project-view.ts'

/** Specification 6.2.2. */
const TECHNOLOGIES_SHOWN = 3
const HIGHLIGHTS_SHOWN = 2

interface ProjectCardProps {
  project: SampleProject
  category: string
  /** The words of the link to the details. */
  open: string
}

/** For a single match: full width, with the words beside the picture. Otherwise portfolio.css arranges the grid. */
const ALONE = [
  'lg:in-data-alone:col-span-full!',
  'lg:in-data-alone:grid lg:in-data-alone:grid-cols-[7fr_5fr] lg:in-data-alone:grid-rows-[auto_1fr]',
  'lg:in-data-alone:gap-x-10 lg:in-data-alone:[&>picture]:row-span-2',
].join(' ')

/** One project: a picture of the product, and the facts in brief. */
export function ProjectCard({ project, category, open }: ProjectCardProps) {
  const { id, order, title, description, technologies, highlights, image, alt } = project
  const more = technologies.length - TECHNOLOGIES_SHOWN
  return (
    <li
      id={id}
      className={`project scroll-mt-18 sm:max-lg:row-span-4 sm:max-lg:grid sm:max-lg:grid-rows-subgrid ${ALONE}`}
      data-category={project.category}
      data-words={searchedWords(project)}
    >
      <Picture
        name={image}
        alt={alt}
        sizes="(width >= 64rem) 44rem, 88vw"
        className="h-auto w-full rounded-md lg:h-[clamp(20rem,31.5vw,28.5rem)] lg:object-cover"
        frame="waits max-lg:block max-lg:aspect-[350/420]"
        phone={{ name: `phone-${image}`, width: 700, sizes: '(width >= 40rem) 47vw, 90vw', media: '(width < 64rem)' }}
      />
      <p className="mt-6 flex items-center gap-3 text-small font-medium text-sea-text">
        <span className="mono grid size-6 place-items-center border border-ink leading-flat text-ink">{order}</span>{' '}
        {category}
      </p>
      <div className="project-body gap-x-10 gap-y-5 mt-3 max-sm:grid sm:max-lg:contents lg:grid">
        <div className="sm:max-lg:mt-3">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-3 max-w-108 text-muted">{description}</p>
          <p className="mono mt-4 text-muted">
            {project.client}
            <br />
            {project.duration} · team of {project.teamSize} · {monthName(project.completionDate)}
          </p>
        </div>
        <div className="sm:max-lg:mt-4 sm:max-lg:mb-12">
          <ul className="project-highlights max-lg:*:border-line max-lg:*:border-t max-lg:*:last:border-b">
            {highlights.slice(0, HIGHLIGHTS_SHOWN).map((highlight) => (
              <li key={highlight} className="flex gap-3 py-1">
                <Check
                  size={17}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className="mt-1 flex-none text-sea max-lg:hidden"
                />
                {highlight}
              </li>
            ))}
          </ul>
          <ul className="project-tools">
            {technologies.slice(0, TECHNOLOGIES_SHOWN).map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
            {more > 0 && <li data-more="">+{more} more</li>}
          </ul>
          <a
            href={routes.project(id)}
            data-opens={`project-${id}`}
            aria-haspopup="dialog"
            className="project-open mt-2 inline-flex min-h-11 items-center gap-2 font-medium text-sea-text hover:underline"
          >
            {open}
            <span className="sr-only"> of {title}</span>
            <ArrowRight size={16} strokeWidth={1.5} />
          </a>
        </div>
      </div>
    </li>
  )
}
