import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

// One orange in a view: the header's quote button is an outline while an orange button of the page is in view.

const NONE = 'rgba(0, 0, 0, 0)'
const ORANGE = 'rgb(255, 106, 43)'

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get A Quote' })

test('it is an outline beside the hero and the closing band, and filled between them', async ({ page }) => {
  await page.goto('/services/devops')
  await expect(button(page)).toHaveCSS('background-color', NONE)

  for (const title of ['#faq-title', '#reasons-title']) await page.locator(title).scrollIntoViewIfNeeded()
  await expect(button(page)).toHaveCSS('background-color', ORANGE)

  await page.locator('#band-title').scrollIntoViewIfNeeded()
  await expect(button(page)).toHaveCSS('background-color', NONE)
})

test('on a page without an orange button it is filled from the first paint', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(button(page)).toHaveCSS('background-color', ORANGE)

  await page.goto('/forms/quote')
  await expect(page.getByRole('banner')).toHaveAttribute('data-action', 'far')
})
