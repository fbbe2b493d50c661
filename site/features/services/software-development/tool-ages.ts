import type { ChartOf } from '../../../schemas/charts/chart.ts'

/**
 * Tools in the order of the list, each with its age.
 *
 * @throws when a tool has no year, or a year no tool, which stops the build.
 */
export function toolAges(slugs: readonly string[], { released, read }: ChartOf<'tool-years'>) {
  const unknown = Object.keys(released).find((slug) => !slugs.includes(slug))
  const tools = slugs.map((slug) => ({ slug, released: released[slug] ?? Number.NaN }))
  const lacking = tools.find((tool) => Number.isNaN(tool.released))
  if (unknown || lacking)
    throw new Error(
      `content/services/software-development.yaml: tool-years must name the tools of stack.logos; see "${unknown ?? lacking?.slug}".`,
    )
  const byAge = [...tools].sort((a, b) => a.released - b.released)
  // A rank is the place by age, the oldest first; tools of one year stand in the order of the list.
  return tools.map((tool) => ({ ...tool, age: read - tool.released, rank: byAge.indexOf(tool) }))
}
