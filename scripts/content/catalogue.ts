import type { Content } from '../../site/content.ts'

/** contract/catalogue.json where nothing was read yet: the contract imports it, and with that whoever reads content. */
export const EMPTY_CATALOGUE = `${JSON.stringify({ services: [], jobs: [], tracks: [], promises: {} })}\n`

/**
 * contract/catalogue.json: the names of services, jobs and tracks and the reply promises, from content. The contract
 * itself does no input or output, and browser, server and pages must offer the same names and promises.
 *
 * @param build the build that this catalogue belongs to; the server serves that one.
 */
export function catalogueText({ collections, company }: Content, build?: string): string {
  const services = collections.services
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { name, menu, category } }) => ({ id, name, menuLabel: menu.label, line: menu.line, category }))
  const jobs = collections.jobs
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({ id, title: data.title }))
  const tracks = collections.tracks
    .map(({ data: { id, value, title } }) => ({ id, value, title }))
    .toSorted((a, b) => a.id - b.id)
  return `${JSON.stringify({ build, services, jobs, tracks, promises: company.promises }, null, 2)}\n`
}
