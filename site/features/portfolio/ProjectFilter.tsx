import { Search } from 'lucide-react'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'

type ProjectFilterProps = Pick<PortfolioPage, 'search' | 'categories'> & { total: number }

/**
 * Search and category buttons, which project-filter.ts handles. The counts on the buttons are the company's own
 * (specification 6.3.1); the line below them counts what is shown.
 */
export function ProjectFilter({ search, categories, total }: ProjectFilterProps) {
  return (
    <div data-needs-script="">
      <div className="project-filter">
        <search className="project-filter-search">
          <Search size={18} strokeWidth={1.5} aria-hidden="true" />
          <label htmlFor="project-search" className="sr-only">
            {search.label}
          </label>
          <input
            id="project-search"
            type="search"
            dir="auto"
            className="control"
            placeholder={search.placeholder}
            autoComplete="off"
            aria-controls="projects"
          />
        </search>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter are no form's fieldset. */}
        <div role="group" aria-label="Category" className="project-filter-categories">
          {categories.map(({ id, label, count }) => (
            <button
              key={id}
              type="button"
              data-category={id}
              data-event={`category_filter portfolio ${id}`}
              aria-pressed={id === 'all'}
              aria-controls="projects"
            >
              {label} <span className="mono">{count}</span>
            </button>
          ))}
        </div>
      </div>
      <p className="mt-6 text-muted">
        {categories.find(({ id }) => id === 'all')?.count} projects in these fields; {total} of them as sample sheets.
      </p>
      <p role="status" aria-atomic="true" className="project-filter-count">
        <span>
          Showing <span data-shown="">{total}</span> of {total} sample projects
        </span>
      </p>
    </div>
  )
}
