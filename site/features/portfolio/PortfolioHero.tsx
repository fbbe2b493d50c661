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
    <section aria-labelledby="page-title" data-tone="ink" className="work split-ground">
      <div className="page work-head">
        <div>
          <h1 id="page-title">{hero.heading}</h1>
          <p className="lead">{hero.intro}</p>
        </div>
        {projects.length > 0 && <WorkBars projects={projects} chosen={projects[0]?.id} pictures />}
      </div>
      <ul className="work-trays" data-tone="shoal">
        {projects.map((project, index) => (
          <li
            key={project.id}
            id={`tray-${project.id}`}
            data-open={index === 0 || undefined}
            style={{ '--ground': project.ground }}
          >
            <div>
              <p className="text-small text-muted">
                {categoryName(project, categories)} · {project.duration} · team of {project.teamSize}
              </p>
              <h2>{project.title}</h2>
              <p>{project.description}</p>
              <ButtonLink
                href={routes.project(project.id)}
                look="underline"
                icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}
              >
                {hero.read}
                <span className="sr-only">: {project.title}</span>
              </ButtonLink>
            </div>
            <Picture name={project.image} alt={project.alt} width={1200} height={800} sizes="48rem" />
          </li>
        ))}
      </ul>
      <div className="chart-strip" />
    </section>
  )
}
