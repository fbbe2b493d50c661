import type { SoundingFacts } from '../../contract/sounding.ts'
import type { Content } from '../../site/content.ts'

const NO_CALENDAR = {
  calendar: { timeZone: 'UTC', hours: { days: [], opens: '', closes: '' }, holidays: [] },
  deskTarget: { hours: 1 },
}

/** contract/catalogue.json where nothing was read yet: the contract imports it, and with that whoever reads content. */
export const EMPTY_CATALOGUE = `${JSON.stringify({ services: [], jobs: [], tracks: [], promises: {}, sounding: {}, ...NO_CALENDAR })}\n`

/**
 * contract/catalogue.json: the names of services, jobs and tracks, the answers of a sounding, the reply promises and the days and hours by which they
 * are counted, from content. The contract itself does no input or output, and browser, server and pages must offer the same
 * names and promises.
 *
 * @param build the build that this catalogue belongs to; the server serves that one.
 */
export function catalogueText({ collections, company, pages }: Content, build?: string): string {
  const services = collections.services
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { name, menu, category } }) => ({ id, name, menuLabel: menu.label, line: menu.line, category }))
  const jobs = collections.jobs
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({ id, title: data.title }))
  const tracks = collections.tracks
    .map(({ data: { id, value, title } }) => ({ id, value, title }))
    .toSorted((a, b) => a.id - b.id)
  const { seo: _seo, what, ...asked } = pages.sounding
  const options = what.options.map((kind) => {
    const serviceName = services.find(({ id }) => id === kind.service)?.name ?? ''
    return { ...kind, serviceName }
  })
  const sounding: SoundingFacts = { ...asked, what: { ...what, options } }
  const { promises, deskTarget, timeZone, hours, holidays } = company
  const { days, opens, closes } = hours
  const calendar = { timeZone, hours: { days, opens, closes }, holidays: holidays.map(({ date }) => ({ date })) }
  return `${JSON.stringify({ build, services, jobs, tracks, sounding, promises, deskTarget, calendar }, null, 2)}\n`
}
