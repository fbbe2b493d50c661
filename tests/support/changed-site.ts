import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { sharedBuild } from './another-build.ts'
import { ARTICLE, end, line } from './content-mistakes.ts'
import { multiplyPosts } from './multiply-posts.ts'
import { renamed } from './renamed-company.ts'

// One site for all tests that need another one than ours. The company, its promises, its address and two limits are
// others, each changed in its one place. There is a measurement ID. There are two services that somebody adds as one file
// of content/services each, without a composition of their own, and forty articles, of which a page shows fifteen at first.

export const CHANGED_SETTINGS = { PUBLIC_GA_MEASUREMENT_ID: 'G-TEST123ABC' }

const COMPANY = {
  address: {
    city: 'Victoria',
    region: 'British Columbia',
    country: 'Canada',
    countryCode: 'CA',
    line: 'Victoria, Canada',
  },
  governingLaw: { full: 'the Province of British Columbia, Canada', state: 'British Columbia' },
  timeZone: 'America/Vancouver',
  hours: { line: 'Mon-Fri 9AM-6PM PST', long: 'Monday to Friday, 9:00 AM to 6:00 PM PST', zone: 'PST' },
  promises: {
    quote: { hours: 48 },
    consultation: { hours: 36 },
    contact: { hours: 1 },
    partnership: { businessDays: 1 },
    internship: { from: 7, businessDays: 9 },
    career: { from: 4, businessDays: 6 },
  },
  deskTarget: { hours: 2 },
}

const PICTURE = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6' } })

/** @returns the folder of the changed project, which is built; the caller calls `remove`. */
export async function changedSite(): Promise<{ root: string; remove(): void }> {
  const picture = await PICTURE.png().toBuffer()
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
  const { address, hours, promises } = company
  const changed = {
    ...company,
    ...COMPANY,
    address: { ...address, ...COMPANY.address },
    hours: { ...hours, ...COMPANY.hours },
    promises: { ...promises, ...COMPANY.promises },
  }
  writeFileSync(join(root, 'content/company.yaml'), stringify(changed))
  replaceIn(join(root, 'contract/forms/quote.ts'), 'maxBytes: 10 * MiB', 'maxBytes: 2 * MiB')
  replaceIn(join(root, 'contract/limits.ts'), 'CONFIRM_DAYS = 7', 'CONFIRM_DAYS = 9')
}

function replaceIn(path: string, old: string, next: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(old)) throw new Error(`${path} does not hold ${old}`)
  writeFileSync(path, text.replace(old, next))
}

/** Web development has every section that a service can have. */
function addServices(root: string): void {
  const from = parse(readFileSync(join(root, 'content/services/web-development.yaml'), 'utf8'))
  const points = ['Asked', 'Looked', 'Agreed', 'Done'].map((label, at) => ({
    label,
    figure: `${at} d`,
    x: 10 + at * 25,
    y: 80 - at * 18,
  }))
  // A page says what no other says: here each ends in its own way.
  const ending = (sign: string) => {
    const own = (text: string) => text.slice(0, -1) + sign
    const { seo, hero, band, faqs } = from
    return {
      ...from,
      seo: { ...seo, description: own(seo.description) },
      hero: { ...hero, intro: own(hero.intro) },
      band: { text: own(band.text) },
      faqs: faqs.map((one: { answer: string }) => ({ ...one, answer: own(one.answer) })),
    }
  }
  const tides = ending('!')
  const slack = ending(';')
  const added = {
    ...tides,
    order: 20,
    name: 'Tide Tables',
    seo: { ...tides.seo, title: 'Tide tables, and what they are for' },
    menu: { ...from.menu, label: 'Tide Tables' },
    charts: [],
    hero: { ...tides.hero, chart: { caption: 'The course of one question, in days', kind: 'course', points } },
    expertise: { heading: 'Four things', lead: from.stack.lead, cards: from.solutions.items.slice(0, 4).map(plain) },
  }
  writeFileSync(join(root, 'content/services/tide-tables.yaml'), stringify(added))
  // A copy with names of its own, as somebody makes it who has no chart.
  const copy = {
    ...slack,
    order: 21,
    name: 'Slack Water',
    seo: { ...slack.seo, title: 'Slack water, and what it is for' },
  }
  writeFileSync(join(root, 'content/services/slack-water.yaml'), stringify(copy))
}

const plain = ({ title, text }: { title: string; text: string }) => ({ title, text })
