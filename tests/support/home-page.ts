import { expect, type Locator, type Page } from '@playwright/test'

/** The tabs of the services, with the service page that each leads to. */
export const SERVICES = [
  ['Web Development', 'web-development'],
  ['Software Consulting', 'software-development'],
  ['Cloud Engineering', 'cloud-engineering'],
  ['Mobile Development', 'app-development'],
  ['UI/UX Design', 'web-development'],
  ['MVP Development', 'mvp-development'],
  ['Digital Marketing', 'web-development'],
  ['Data Engineering', 'data-engineering'],
] as const

export const INDUSTRIES = ['Automotive', 'Healthcare', 'On-Demand', 'Ecommerce', 'Fintech']
export const TECHNOLOGIES =
  'Artificial Intelligence, Blockchain, Cloud, Big Data, Internet of Things, Mixed Reality'.split(', ')

/** Opens the home page with a clock that stands still until the test lets it run. */
export async function openWithStillClock(page: Page) {
  await page.clock.install({ time: '2026-11-18T15:00:00Z' })
  await page.clock.pauseAt('2026-11-18T16:00:00Z')
  await page.goto('/')
}

/** The dialog that every page has. */
export function quoteDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get Your Free Quote' })
}

export function openTab(tabs: Locator): Locator {
  return tabs.locator('[role=tab][aria-selected=true]')
}

export async function expectOpen(tabs: Locator, name: string) {
  await expect(openTab(tabs)).toContainText(name)
  await expect(tabs.getByRole('tabpanel')).toHaveCount(1)
}
