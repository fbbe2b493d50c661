import { briefMonth, momentOf } from '../../../contract/time/moment.ts'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import type { Project } from '../../schemas/project.ts'

export type SampleProject = Project & { id: string }

/** "2025-11" as a card prints it: "Nov 2025". */
export function monthName(completionDate: string): string {
  return briefMonth(momentOf(Date.parse(completionDate), 'UTC'))
}

/** What the buttons call the project's category. */
export function categoryName({ category }: Project, categories: PortfolioPage['categories']): string {
  return categories.find(({ id }) => id === category)?.label ?? category
}

/**
 * The text that the search reads (specification 6.3.3): title, description and all technologies, also those that a card
 * does not show. Each on a line of its own, so that nothing is found across two; with the apostrophe of keyboards.
 */
export function searchedWords({ title, description, technologies }: Project): string {
  return [title, description, ...technologies].join('\n').toLowerCase().replaceAll('’', "'")
}

/** Whether words on this ground, `#rrggbb`, are light. */
export function isDark(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.6 + blue * 0.1 < 110
}

/** What search results print of a project: its description, and what was measured where there is room. At most 160 characters. */
export function summaryOf({ description, sounding }: Project): string {
  const more = [sounding.heading, 'A sample project, drawn to one scale.']
  return more.reduce((text, next) => (text.length < 120 ? `${text} ${next}` : text), description)
}
