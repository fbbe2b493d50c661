import { randomFrom } from '../../chart/seabed.ts'

export interface Dots {
  columns: number
  rows: number
  /** Places of the dots that the success rate leaves out. */
  missed: { column: number; row: number }[]
}

/**
 * One dot for each project, one column for each client, and by the success rate those that missed their goal.
 *
 * @param figures headline figures as printed: "500+", "50+", "99%".
 * @throws when the projects do not fill whole columns, which stops the build: the grid would then lie.
 */
export function dotsOf(figures: { projects: string; clients: string; success: string }): Dots {
  const [projects, clients, success] = [figures.projects, figures.clients, figures.success].map(Number.parseFloat)
  if (!projects || !clients || !success || projects % clients !== 0)
    throw new Error(
      `content/company.yaml: ${figures.projects} projects of ${figures.clients} clients at ${figures.success} do not make a grid of dots.`,
    )
  return {
    columns: clients,
    rows: projects / clients,
    missed: scatter(projects, clients, projects * (1 - success / 100)),
  }
}

/** The same dots in columns half as many and twice as high, for a narrow screen. */
export function folded({ columns, rows, missed }: Dots): Dots {
  const half = Math.ceil(columns / 2)
  return {
    columns: half,
    rows: rows * 2,
    missed: missed.map(({ column, row }) => ({ column: column % half, row: row + (column < half ? 0 : rows) })),
  }
}

/** Places spread over the grid: one in each of as many equal stretches of columns. */
function scatter(projects: number, columns: number, count: number) {
  const random = randomFrom(2019)
  const rounded = Math.round(count)
  return Array.from({ length: rounded }, (_, index) => ({
    column: Math.floor(((index + random()) / rounded) * columns),
    row: Math.floor(random() * (projects / columns)),
  }))
}
