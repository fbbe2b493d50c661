import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import type { SampleProject } from './project-view.ts'
import { workAxis } from './work-months.ts'

interface WorkBarsProps {
  projects: readonly SampleProject[]
  /** The project that is shown, and the one that comes next. */
  chosen?: string | undefined
  next?: string | undefined
  /** What stands in the next work's place. With it, each work has a cut of its screen and what changed by it. */
  yours?: string
}

/** All projects on one axis of months, each bar as long as its work took: links to the projects' pages. */
export function WorkBars({ projects, chosen, next, yours }: WorkBarsProps) {
  const pictures = yours !== undefined
  const axis = workAxis(projects)
  return (
    <div
      className="work-bars"
      data-pictures={pictures || undefined}
      style={{ '--months': axis.months.length, '--rows': projects.length, '--end': axis.places[0]?.end, '--row': 0 }}
    >
      <p className="work-months mono" aria-hidden="true">
        {axis.months.map(({ initial, left }) => (
          <span key={left} style={{ left }}>
            {initial}
          </span>
        ))}
        {axis.years.map(({ year, left }) => (
          <b key={year} style={{ left }}>
            {year}
          </b>
        ))}
        {pictures && (
          <i className="left-[107%] mt-[calc(4.5rem+3*var(--pitch))] hidden h-(--bar) w-full items-center gap-3 border border-dashed border-muted-deep px-5 not-italic min-[100rem]:flex">
            {projects.length + 1} <span className="font-display text-lead text-sheet">{yours}</span>
          </i>
        )}
      </p>
      {pictures && (
        <i className="work-lead" aria-hidden="true">
          <i className="bg-signal" />
        </i>
      )}
      <ol>
        {projects.map(({ id, order, title, image, result }, index) => {
          const { left, width, end, narrow } = axis.places[index] ?? {}
          return (
            <li
              key={id}
              data-narrow={narrow || undefined}
              data-next={id === next || undefined}
              style={{ '--from': left, '--took': width, '--end': end, '--row': index }}
            >
              <a
                href={routes.project(id)}
                data-project={id}
                aria-current={(!pictures && id === chosen && 'page') || undefined}
                data-chosen={(pictures && id === chosen) || undefined}
              >
                {pictures && <Picture name={image} alt="" sizes="20rem" />}
                <span className="mono">{order}</span> <b>{title}</b>
                {pictures && (
                  <span className="work-result">
                    <b>{result.figure}</b> <span>{result.text}</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
