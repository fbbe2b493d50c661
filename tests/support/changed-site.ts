import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { sharedBuild } from './another-build.ts'
import { ARTICLE, end, line } from './content-mistakes.ts'
import { replaceIn } from './files.ts'
import { multiplyPosts } from './multiply-posts.ts'
import { renamed } from './renamed-company.ts'

// One site for all tests that need another one than ours. The company, its promises, its address and two limits are
// others, each changed in its one place. There is a measurement ID. There are two services that somebody adds as one file
// of content/services each, without a composition of their own, and forty articles, of which a page shows fifteen at first.

export const CHANGED_SETTINGS = { PUBLIC_GA_MEASUREMENT_ID: 'G-TEST123ABC' }
if (import.meta.main) await changedSite()

/** @returns the folder of the changed project, which is built; the caller calls `remove`. */
export async function changedSite(): ReturnType<typeof sharedBuild> {
  const green = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6' } })
  const picture = await green.png().toBuffer()
  return sharedBuild('changed-site', {
    settings: CHANGED_SETTINGS,
    change(root) {
      changeValues(root)
      addServices(root)
      multiplyPosts(join(root, 'content/blog'), 40)
      writeFileSync(join(root, 'content/blog/chart.png'), picture)
      const text = readFileSync(join(root, ARTICLE), 'utf8')
      const illustrated = line('cover', './chart.png')(end('![Costs & hours by month](./chart.png)')(text))
      writeFileSync(join(root, ARTICLE), illustrated)
    },
  })
}

function changeValues(root: string): void {
  const company = parse(renamed)
  Object.assign(company, {
    governingLaw: { full: 'the Province of British Columbia, Canada', state: 'British Columbia' },
    timeZone: 'America/Vancouver',
    deskTarget: { hours: 2 },
  })
  const place = { city: 'Victoria', region: 'British Columbia', country: 'Canada', countryCode: 'CA' }
  Object.assign(company.address, place, { line: 'Victoria, Canada' })
  const line = 'Mon-Fri 9AM-6PM PST'
  Object.assign(company.hours, { line, long: 'Monday to Friday, 9:00 AM to 6:00 PM PST', zone: 'PST' })
  Object.assign(company.promises, {
    quote: { hours: 48 },
    consultation: { hours: 36 },
    contact: { hours: 1 },
    partnership: { businessDays: 1 },
    internship: { from: 7, businessDays: 9 },
    career: { from: 4, businessDays: 6 },
  })
  writeFileSync(join(root, 'content/company.yaml'), stringify(company))
  replaceIn(join(root, 'contract/forms/quote.ts'), 'maxBytes: 10 * MiB', 'maxBytes: 2 * MiB')
  replaceIn(join(root, 'contract/limits.ts'), 'CONFIRM_DAYS = 7', 'CONFIRM_DAYS = 9')
}

/** Web development has every section that a service can have. */
function addServices(root: string): void {
  const folder = join(root, 'content/services')
  const from = readFileSync(join(folder, 'web-development.yaml'), 'utf8')
  const add = (file: string, service: object) => writeFileSync(join(folder, `${file}.yaml`), stringify(service))
  // A page says what no other says: here each ends in its own way.
  const ending = (sign: string) => {
    const own = (text: string) => text.slice(0, -1) + sign
    const { seo, hero, band, faqs, ...rest } = parse(from)
    for (const one of faqs) one.answer = own(one.answer)
    seo.description = own(seo.description)
    return { ...rest, seo, hero: { ...hero, intro: own(hero.intro) }, band: { text: own(band.text) }, faqs }
  }

  const tides = ending('!')
  tides.seo.title = 'Tide tables, and what they are for'
  tides.menu.label = 'Tide Tables'
  const points = ['Asked', 'Looked', 'Agreed', 'Done'].map((label, at) => {
    return { label, figure: `${at} d`, x: 10 + at * 25, y: 80 - at * 18 }
  })
  tides.hero.chart = { caption: 'The course of one question, in days', kind: 'course', points }
  const cards = tides.solutions.items.slice(0, 4).map(({ title, text }: Record<string, string>) => ({ title, text }))
  const expertise = { heading: 'Four things', lead: tides.stack.lead, cards }
  add('tide-tables', { ...tides, order: 20, name: 'Tide Tables', charts: [], expertise })

  // A copy with names of its own, as somebody makes it who has no chart.
  const slack = ending(';')
  slack.seo.title = 'Slack water, and what it is for'
  add('slack-water', { ...slack, order: 21, name: 'Slack Water' })
}
