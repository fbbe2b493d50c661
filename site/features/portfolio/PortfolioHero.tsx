import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { categoryName, type SampleProject } from './project-view.ts'
import { WorkBars } from './WorkBars.tsx'

interface PortfolioHeroProps {
  page: PortfolioPage
  projects: readonly SampleProject[]
}

/**
 * A calendar of the work. On wide windows a tray below it shows the project under pointer or focus: show-project.ts. Without
 * script it shows the first.
 */
export function PortfolioHero({ page: { hero, categories }, projects }: PortfolioHeroProps) {
  return (
    <section aria-labelledby="page-title" data-tone="ink" className="isolate overflow-clip split-ground">
      <div className="page work-head pt-26 lg:relative lg:z-1 lg:grid lg:grid-cols-[var(--split)_minmax(0,1fr)] lg:gap-x-8 lg:pt-21">
        <div className="lg:self-center">
          <h1 id="page-title" className="lg:text-h2">
            {hero.heading}
          </h1>
          <p className="lead mt-5 mb-10 text-shoal lg:mb-0 lg:max-w-92">{hero.intro}</p>
        </div>
        {projects.length > 0 && <WorkBars projects={projects} chosen={projects[0]?.id} yours={hero.yours} />}
      </div>
      <ul className="work-trays" data-tone="shoal">
        {projects.map((project, index) => (
          <li
            key={project.id}
            id={`tray-${project.id}`}
            data-open={index === 0 || undefined}
            style={{ '--ground': project.ground }}
          >
            <div className="flex flex-col items-start pt-8 pr-8 pb-6">
              <p className="text-small text-muted">
                {categoryName(project, categories)} · {project.duration} · team of {project.teamSize}
              </p>
              <h2 className="my-2">{project.title}</h2>
              <p>{project.description}</p>
              <ButtonLink href={routes.project(project.id)} look="underline" className="mt-auto" icon={ArrowRight}>
                {hero.read}
                <span className="sr-only">: {project.title}</span>
              </ButtonLink>
            </div>
            <Picture
              name={project.image}
              alt={project.alt}
              sizes="48rem"
              frame="overflow-clip"
              className="w-full max-w-240"
            />
          </li>
        ))}
      </ul>
      <div className="chart-strip" />
    </section>
  )
}
