import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectFilter } from './ProjectFilter.tsx'
import { categoryName, type SampleProject } from './project-view.ts'

/** Specification 6.2: the grid of sample projects with search and filter, in alternating widths. */
export function ProjectGrid({ page, projects }: { page: PortfolioPage; projects: readonly SampleProject[] }) {
  const { search, categories, empty, sheet } = page
  return (
    <Section tone="sheet" ruler labelledBy="projects-title" className="pt-16 pb-24 lg:pt-22">
      <div className="page">
        <h2 id="projects-title" className="sr-only">
          Sample projects
        </h2>
        <ProjectFilter search={search} categories={categories} total={projects.length} />
        <ul id="projects" className="projects">
          {projects.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              category={categoryName(project, categories)}
              open={sheet.open}
            />
          ))}
        </ul>
        <div
          id="projects-empty"
          className="grid justify-items-start gap-3 border border-dashed border-line-strong px-6 py-14"
          hidden
        >
          <h3>{empty.title}</h3>
          <p>{empty.text}</p>
          <Button look="outline" id="projects-clear">
            {empty.clear}
          </Button>
        </div>
      </div>
    </Section>
  )
}
