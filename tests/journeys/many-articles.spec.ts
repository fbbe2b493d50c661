import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { multiplyPosts } from '../../scripts/multiply-posts.ts'
import { anotherBuild } from '../support/another-build.ts'
import { bareTest as base, expect } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

// The blog once it has forty articles: a page shows fourteen at first. Six never come to that.

const test = base.extend<object, { blog: string }>({
  blog: [
    async ({}, use) => {
      const build = await anotherBuild({ change: (root) => multiplyPosts(join(root, 'content/blog'), 40) })
      const site = await startSite({ root: build.root })
      await use(site.url)
      await site.remove()
      build.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ blog }, use) => use(blog),
})
// One worker: the build is made once.
test.describe.configure({ mode: 'default' })

test('fourteen are shown, the two newest large, and more on demand, from where the reader was', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(14)
  await expect(page.locator('[data-leading]')).toHaveCount(2)
  await page.getByRole('searchbox').press('Tab')
  await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')

  await page.getByRole('link', { name: 'Show more articles' }).click()

  await expect(cards(page)).toHaveCount(26)
  await expect(cards(page).nth(14).getByRole('link')).toBeFocused()
  await expect(page.locator('#more-articles')).toContainText('26 of 40 shown')
  await expect(page).toHaveURL(/\/blog\?show=26$/)
  await page.getByRole('link', { name: 'Show more articles' }).click()
  await page.getByRole('link', { name: 'Show more articles' }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page.locator('#more-articles')).toBeHidden()
  await page.goBack()
  await expect(cards(page)).toHaveCount(38)
})

test('a new search starts with its first answers, two of them large', async ({ page }) => {
  await page.goto('/blog?show=40')
  await expect(cards(page)).toHaveCount(40)
  await page.getByRole('searchbox').fill('partner')
  await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')

  await page.getByRole('searchbox').press('Enter')

  await expect(page.getByText('with “partner”')).toBeVisible()
  const found = await cards(page).count()
  expect(found).toBeLessThan(14)
  expect(found).toBeGreaterThan(2)
  await expect(page).toHaveURL(/\/blog\?q=partner$/)
  await expect(page.locator('[data-leading]:visible')).toHaveCount(2)
  await expect(cards(page).nth(1)).toHaveAttribute('data-leading')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same link brings the same articles', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(14)

    await page.getByRole('link', { name: 'Show more articles' }).click()

    await expect(cards(page)).toHaveCount(26)
    await expect(page.locator('[data-leading]:visible')).toHaveCount(2)
  })
})

function cards(page: Page) {
  return page.locator('#articles > li:visible')
}
