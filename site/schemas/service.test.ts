import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { type Service, service } from './service.ts'
import { servicesPage } from './services-page.ts'
import { webSites } from './web-sites.ts'

/** The specification's services. Others may be added without touching a test. */
const SPECIFIED = (
  'web-development software-development app-development data-engineering cloud-engineering mvp-development ' +
  'devops qa-testing it-consulting'
).split(' ')

const services = new Map<string, Service>(
  readdirSync('content/services').map((file) => [
    basename(file, '.yaml'),
    service.parse(contentOf(`services/${file}`)),
  ]),
)

test.each([
  ['core', ['web-development', 'software-development', 'app-development']],
  ['specialized', ['data-engineering', 'cloud-engineering', 'devops', 'qa-testing']],
  ['additional', ['mvp-development', 'it-consulting']],
])('the %s services stand under that heading, in menu order', (category, ids) => {
  const group = byOrder().filter(([, page]) => page.category === category)

  expect(group.map(([id]) => id).filter((id) => SPECIFIED.includes(id))).toEqual(ids)
})

test('two services have another name in the menus than in the forms', () => {
  const renamed = specified().filter(([, { name, menu }]) => name !== menu.label)

  const names = renamed.map(([, { name, menu }]) => `${name}: ${menu.label}`)
  expect(names).toEqual(['App Development: Mobile App Development', 'Cloud Engineering: Cloud Services'])
})

test.each([
  ['software-development', ['2-3 months', '6-12 months or more']],
  ['app-development', ['2-4 months', '6-12 months']],
  ['data-engineering', ['2-4 weeks', '3-6 months']],
  ['cloud-engineering', ['2-4 weeks', '3-6 months']],
  ['mvp-development', ['6-12 weeks']],
  ['devops', ['2-4 weeks', '3-6 months']],
  ['qa-testing', ['1-2 weeks', '4-8 weeks']],
  ['it-consulting', ['2-4 weeks', '3-12 months']],
])('the first question on %s is how long, and its answer states the promised time', (id, times) => {
  const [first] = of(id).faqs

  expect(first?.question).toMatch(/how long/i)
  for (const time of times) expect(first?.answer).toContain(time)
})

test.each([
  ['process', ['web-development', 'software-development', 'app-development', 'data-engineering', 'it-consulting']],
  ['stack', ['web-development', 'software-development', 'it-consulting']],
  ['achievements', ['web-development', 'software-development', 'app-development', 'data-engineering', 'it-consulting']],
  ['expertise', ['software-development', 'app-development']],
  ['solutions', ['web-development']],
  ['sites', ['web-development']],
] as const)('only the pages that are meant to have %s have it', (part, ids) => {
  const having = specified().filter(([, page]) => (part === 'achievements' ? page.achievements.length > 0 : page[part]))

  expect(having.map(([id]) => id)).toEqual(ids)
})

test('web development goes through its six named steps', () => {
  expect(titles(of('web-development').process?.steps)).toBe(
    'Discovery & Planning, Research & Analysis, Design & Prototyping, Development, Quality Assurance, Launch Strategy',
  )
})

test('consulting goes through its six named steps', () => {
  const [first, last] = titles(of('it-consulting').process?.steps).split(', Implementation Planning, ')

  expect(first).toBe('Discovery and Assessment, Strategy Development, Solution Design')
  expect(last).toBe('Execution and Support, Optimization and Growth')
})

test('consulting offers the six named services', () => {
  const [first, last] = titles(of('it-consulting').offerings.items).split(', Cybersecurity consulting, ')

  expect(first).toBe('Technology strategy, Digital transformation, System integration')
  expect(last).toBe('IT governance, Infrastructure optimization')
})

test('the listing has its four tabs, and the landing pages their fixed words', () => {
  const page = servicesPage.parse(contentOf('pages/services.yaml'))

  const headings = page.menu.columns.map(({ heading }) => heading)
  expect(page.tabs.map(({ label }) => label)).toEqual(['All Services', 'Core Services', 'Specialized', 'Additional'])
  expect(headings).toEqual(['Core Services', 'Specialized Support', 'Additional Services'])
})

test('the client sites of the web page are readable', () => {
  expect(webSites.parse(contentOf('pages/web-sites.yaml')).items).toHaveLength(5)
})

function of(id: string): Service {
  const found = services.get(id)
  if (!found) throw new Error(`There is no content/services/${id}.yaml`)
  return found
}

function byOrder(): [string, Service][] {
  return [...services].sort(([, a], [, b]) => a.order - b.order)
}

function specified(): [string, Service][] {
  return byOrder().filter(([id]) => SPECIFIED.includes(id))
}

function titles(of: readonly { title: string }[] = []): string {
  return of.map(({ title }) => title).join(', ')
}
