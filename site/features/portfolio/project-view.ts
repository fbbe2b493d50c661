import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import type { Project } from '../../schemas/project.ts'

export type SampleProject = Project & { id: string }

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2025-11" as a card prints it: "Nov 2025". */
export function monthName(completionDate: string): string {
  const [year, month] = completionDate.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}

/** What the buttons call the project's category. */
export function categoryName({ category }: Project, categories: PortfolioPage['categories']): string {
  return categories.find(({ id }) => id === category)?.label ?? category
}

/**
 * The text that the search reads (specification 6.3.3): title, description and all technologies, also those that a card
 * does not show.
 */
export function searchedWords({ title, description, technologies }: Project): string {
  return [title, description, ...technologies].join(' ').toLowerCase()
}
