import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openForKeys } from '../support/visitor.ts'

// Icons are named by tooltips: after 700 ms under the pointer, at once within 300 ms of another, at once by the Tab key.

const tip = (page: Page) => page.locator('.tooltip')
const share = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) })

test('a tooltip opens when the pointer has rested for 700 ms, the next one at once, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/about')
  const [first, second] = await page.getByRole('contentinfo').locator('[data-tooltip]').all()
  if (!first || !second) throw new Error('The footer has no two icons.')
  // The first one of a visit also fetches the script.
  await first.hover()
  await expect(tip(page)).toBeVisible()
  // From here on time passes only where it is told to: a busy machine moves the pointer slower than a hand.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(5, 5, { steps: 5 })
  await expect(tip(page)).toHaveCount(0)
  await page.clock.runFor(500)

  await first.hover()
  await page.clock.runFor(600)
  await expect(tip(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tip(page)).toHaveText(/\w+/)
  await expect(tip(page)).toHaveAttribute('data-state', 'delayed-open')

  // A hand moves the mouse over what lies between.
  const { x, y, width, height } = (await second.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 })
  await expect(tip(page)).toHaveAttribute('data-state', 'instant-open')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
})

test('a tooltip opens when Tab reaches its icon, and says what the switch does now', async ({ page }) => {
  await openForKeys(page, '/')
  const motion = page.locator('.hero-caption').getByRole('button')
  await page.locator('.hero-proof').focus()
  await page.keyboard.press('Tab')
  await expect(motion).toBeFocused()
  await expect(tip(page)).toContainText('Pause all motion')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(tip(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(tip(page)).toContainText('Let things move')
})

test('a dialog that opens closes at the first Escape: by a key while the script of the tooltips arrives, by its address after a key that the script missed', async ({
  page,
}) => {
  const expectFirstEscapeToClose = async (dialog: Locator) => {
    await expect(dialog).toBeVisible()
    await page.waitForTimeout(200)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const script = page.locator('astro-island[component-export=Tooltips]:not([ssr])')

  await openForKeys(page, '/internship')
  await page.getByRole('link', { name: /^Apply Now.*Web Development/ }).focus()
  await page.keyboard.press('Enter')
  const form = page.locator('#internship-dialog')
  await form.getByRole('button', { name: 'Close' }).focus()
  await expect(script).toBeAttached()
  await expectFirstEscapeToClose(form)

  await openForKeys(page, '/career?job=cold-calling-specialist')
  const job = page.locator('#job-cold-calling-specialist-dialog')
  await job.getByRole('button', { name: 'Close' }).first().focus()
  await expect(script).toBeAttached()
  await job.evaluate((opened: HTMLDialogElement) => opened.close())
  await page.goto('/career#job-cold-calling-specialist-dialog')
  await expectFirstEscapeToClose(job)
})

test('in a dialog the tooltip lies over it, and the browser shows none of its own beside it', async ({ page }) => {
  await page.goto('/about?quote=devops')
  const close = page.locator('#quote-dialog').getByRole('button', { name: 'Close' })
  await close.hover()
  await expect(tip(page)).toContainText('Close')
  await expect(page.locator('#quote-dialog .tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // What a dialog covered comes back part by part, and may move what lies under a pointer that rests.
  await expect(async () => {
    await page.mouse.move(1, 1)
    await share(page, 'LinkedIn').hover()
    await expect(tip(page)).toContainText('LinkedIn', { timeout: 1500 })
  }).toPass()
  await expect(share(page, 'LinkedIn')).not.toHaveAttribute('title')
})
