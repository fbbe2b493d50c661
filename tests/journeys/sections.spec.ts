import { expect, test } from '../support/journey.ts'

// What leads on within a page. The sections of each page: every-page.spec.ts.

test('the four buttons that lead on within a page lead to their sections', async ({ page }) => {
  for (const [path, label, target] of [
    ['/career', 'View Open Positions', 'positions'],
    ['/career', 'Apply Now', 'apply'],
    ['/internship', 'View Available Internships', 'tracks'],
    ['/internship', 'Apply Now', 'application'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click()
    await expect(page).toHaveURL(`${path}#${target}`)
    await expect(page.locator(`#${target}`)).toBeInViewport()
  }
})
