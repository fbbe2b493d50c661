import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { branded } from '../brand/company.ts'
import { home } from './home.ts'
import { navigation, notFound } from './navigation.ts'

const read = (page: string) => parse(readFileSync(`content/pages/${page}.yaml`, 'utf8'))
const menus = navigation.parse(read('navigation'))
const missing = notFound.parse(read('not-found'))

test('the footer links the blog, both policies and the About page in the given words', () => {
  expect(menus.footer.links.map((link) => link.label)).toEqual([
    'Blog',
    'Privacy Policy',
    'Terms Of Service',
    'About Us',
  ])
})

test('the footer repeats the one-hour promise and the 24/7 questions', () => {
  expect(branded(menus.footer.replies)).toContain('within 1 hour on business days')
  expect(menus.footer.replies).toContain('24/7')
})

test('each social network of the company has a spoken name', () => {
  const company = parse(readFileSync('content/company.yaml', 'utf8'))

  const networks = company.socials.map((social: { name: string }) => social.name)

  expect(Object.keys(menus.socials)).toEqual(networks)
})

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
