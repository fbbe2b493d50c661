import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { home } from './home.ts'
import { notFound } from './navigation.ts'

const read = (page: string) => parse(readFileSync(`content/pages/${page}.yaml`, 'utf8'))
const missing = notFound.parse(read('not-found'))

test('what is missing is said in the specified words', () => {
  expect(missing.page.heading).toBe('404 Page Not Found')
  expect(missing.article).toMatchObject({
    heading: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    action: 'Back to Blog',
  })
  expect(missing.profile.heading).toBe('Profile not found')
})

test('each of the three old service addresses leads on to something that exists', () => {
  const services = readdirSync('content/services').map((file) => file.replace('.yaml', ''))
  const technologies = home.parse(read('home')).emerging.tabs.map((tab) => tab.id)

  const targets = missing.suggestions.map(({ path, service, technology }) => [
    path,
    service ? services.includes(service) : technologies.includes(technology ?? ''),
  ])

  expect(targets).toEqual([
    ['/services/mobile-app-development', true],
    ['/services/cloud-services', true],
    ['/services/artificial-intelligence', true],
  ])
})
