import { DAY_MS } from '../../contract/time/units.ts'
import { journeyOf } from '../support/form-journeys.ts'
import { test as base, expect, freshAddress } from '../support/journey.ts'
import { type RunningSite, startSite } from '../support/site.ts'

// One time is promised, before and after the click, in the words of the company's clock and of the visitor's.

const contact = journeyOf('contact')

/** Thanksgiving, 10:15 AM in Ohio: a Thursday on which nobody is at the desk. */
const HOLIDAY = Date.parse('2026-11-26T15:15:00Z')
/** The server's clock stands on it, too. It still runs a little: no two instants are the same. */
const HELD = `const real = Date.now; Date.now = () => ${HOLIDAY} + Math.floor((real() - ${Date.now()}) / 10_000)`

const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ post }, use) => {
      const preload = `data:text/javascript,${encodeURIComponent(HELD)}`
      const site = await startSite({ smtpUrl: post.url, env: { NODE_OPTIONS: `--import ${preload}` } })
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
})
test.use({ timezoneId: 'Pacific/Auckland' })

test('the week shows a holiday as closed on the six days before it, too, and not afterwards', async ({ page }) => {
  await page.clock.install({ time: HOLIDAY - 7 * DAY_MS })
  await page.goto('/contact')
  for (const [days, hours] of [
    [0, '9 AM-6 PM'],
    [1, 'closed'],
    [5, 'closed'],
    [2, '9 AM-6 PM'],
  ] as const) {
    await page.clock.fastForward(days * DAY_MS)
    await expect(page.locator('.week-days > :nth-child(4)')).toContainText(hours, { useInnerText: true })
  }
})

test('on a holiday the page, the panel and the receipt name one time, and the visitor’s own beside it', async ({
  page,
}) => {
  const words = 'Friday 10:15 AM EST'
  const own = 'Saturday 4:15 AM your time'
  await page.clock.setFixedTime(HOLIDAY)
  const form = await contact.open(page)

  await expect(page.locator('[data-now]')).toHaveText('Thursday 10:15 AM EST, the desk is closed')
  await expect(page.locator('[data-due]').first()).toHaveText(words)
  for (const [row, hours] of Object.entries({ 3: '9 AM-6 PM', 4: 'closed' }))
    await expect(page.locator(`.week-days > :nth-child(${row})`)).toContainText(hours, { useInnerText: true })
  await expect(form.locator('.form-due')).toHaveText(`Sent now, answered by ${words} (${own})`)

  await contact.fill(form, freshAddress())
  await form.getByRole('button', { name: 'Send message' }).click()
  const panel = page.locator('.sent')
  await expect(panel).toContainText(`We answer by ${words}.`)
  await expect(panel).toContainText(own)
  await expect(panel).toContainText('Stored safely, files included.')

  await panel.getByRole('link', { name: 'Open your receipt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We answer\s*by Friday,\s*10:15 AM EST\.$/)
  await expect(page.locator('[data-part=head]')).toContainText(own)

  // The dialogs count alike; those of business days know the holidays.
  await page.goto('/career')
  await page.locator('[data-opens=career]').first().click()
  await expect(page.locator('#career-dialog [data-due]')).toContainText('By Thursday, December 3, 6:00 PM EST')
})
