import { Search } from 'lucide-react'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { ProjectCard } from './ProjectCard.tsx'
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

type ProjectFilterProps = Pick<PortfolioPage, 'search' | 'categories'> & { total: number }

/** One line, which scrolls on a phone and fades out where it goes on. */
const CATEGORIES =
  'flex max-md:-mr-gutter max-md:overflow-x-auto max-md:overflow-y-hidden max-md:pr-gutter [scrollbar-width:none] md:flex-wrap max-md:[mask:linear-gradient(to_left,transparent,#000_3.5rem)] *:relative *:min-h-11 *:flex-none *:focus-visible:z-1 *:border *:border-edge *:bg-white *:px-3 *:py-1 *:whitespace-nowrap *:not-first:-ml-px *:transition-[background-color] *:duration-150 *:hover:bg-shoal *:aria-pressed:border-ink *:aria-pressed:bg-ink *:aria-pressed:text-sheet md:*:flex-[1_0_auto] md:max-xl:*:px-1 md:max-xl:*:text-small xl:*:min-h-13.5 xl:*:first:rounded-l-sm xl:*:last:rounded-r-sm'

/**
 * Search and category buttons, which project-filter.ts handles. The counts on the buttons are the company's own
 * (specification 6.3.1); the line below them counts what is shown.
 */
function ProjectFilter({ search, categories, total }: ProjectFilterProps) {
  return (
    <div data-needs-script="">
      <div className="project-filter grid grid-cols-1 gap-x-8 gap-y-4 xl:grid-cols-[minmax(20rem,27.5rem)_auto] xl:justify-between">
        <search className="relative">
          <Search
            size={18}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute top-4.5 left-4"
          />
          <label htmlFor="project-search" className="sr-only">
            {search.label}
          </label>
          <input
            id="project-search"
            type="search"
            dir="auto"
            className="control pl-12 max-sm:placeholder:text-small"
            placeholder={search.placeholder}
            autoComplete="off"
            aria-controls="projects"
          />
        </search>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter are no form's fieldset. */}
        <div role="group" aria-label="Category" className={CATEGORIES}>
          {categories.map(({ id, label, count }) => (
            <button
              key={id}
              type="button"
              data-category={id}
              data-event={`category_filter portfolio ${id}`}
              aria-pressed={id === 'all'}
              aria-controls="projects"
            >
              {label} <span className="mono ml-1 text-muted in-aria-pressed:text-muted-deep">{count}</span>
            </button>
          ))}
        </div>
      </div>
      <p className="mt-6 text-muted">
        {categories.find(({ id }) => id === 'all')?.count} projects in these fields; {total} of them as sample sheets.
      </p>
      <p
        role="status"
        aria-atomic="true"
        className="mt-1 mb-8 flex items-center text-muted before:mr-1 before:size-2 before:rounded-full before:bg-signal"
      >
        <span>
          Showing <span data-shown="">{total}</span> of {total} sample projects
        </span>
      </p>
    </div>
  )
}
