import type { Content } from '../../site/content.ts'

/**
 * contract/catalogue.json: the names of services, jobs and tracks, from content. The contract itself does no input or
 * output, and browser, server and pages must offer the same names.
 *
 * @param build the build that this catalogue belongs to; the server serves that one.
 */
export function catalogueText({ collections }: Content, build?: string): string {
  const services = collections.services
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { name, menu, category } }) => ({ id, name, menuLabel: menu.label, line: menu.line, category }))
  const jobs = collections.jobs
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({ id, title: data.title }))
  const tracks = collections.tracks
    .map(({ data: { id, value, title } }) => ({ id, value, title }))
    .toSorted((a, b) => a.id - b.id)
  return `${JSON.stringify({ build, services, jobs, tracks }, null, 2)}\n`
}
