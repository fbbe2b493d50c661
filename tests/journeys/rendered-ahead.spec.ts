import { setTimeout } from 'node:timers/promises'
import { findBrowsers } from '../../scripts/browsers.ts'
import { openBareTab } from '../support/bare-tab.ts'
import { expect, test } from '../support/journey.ts'

// What a browser renders ahead is a page that nobody may open.

const STATE = `JSON.stringify({
  path: location.pathname,
  ahead: document.prerendering,
  scripts: document.querySelectorAll('link[rel=modulepreload]').length,
  opened: performance.getEntriesByType('navigation')[0].activationStart > 0,
})`

test('the page of a link under the pointer is rendered ahead, and fetches its islands’ scripts only when it is opened', async ({
  site,
}) => {
  const tab = await openBareTab(findBrowsers().chromium)
  const stateOf = async (where: 'shown' | 'ahead') =>
    JSON.parse((await tab.evaluate<string | undefined>(STATE, where)) ?? '{}')
  try {
    await tab.goto(site.url)
    const place = `JSON.stringify(document.querySelector('header nav a[href="/about"]')?.getBoundingClientRect())`
    await expect.poll(() => tab.evaluate('location.pathname + document.readyState')).toBe('/complete')
    const { x, y } = JSON.parse(await tab.evaluate<string>(place))

    const settled = `document.documentElement.classList.contains('lettered')`
    await expect(async () => {
      // The browser may read the rules after the page has loaded, and then waits for a pointer that comes to the link.
      await tab.moveTo(x + 5, y + 300)
      await tab.moveTo(x + 5, y + 5)
      await expect.poll(() => tab.evaluate(settled, 'ahead'), { timeout: 5000 }).toBe(true)
    }).toPass({ timeout: 45_000 })
    // Those of a page that is shown begin 0.3 s after it has loaded.
    await setTimeout(1000)
    expect(await stateOf('ahead')).toEqual({ path: '/about', ahead: true, scripts: 0, opened: false })

    await tab.click(x + 5, y + 5)
    await expect.poll(() => stateOf('shown')).toMatchObject({ path: '/about', ahead: false, opened: true })
    await expect.poll(async () => (await stateOf('shown')).scripts).toBeGreaterThan(2)
  } finally {
    await tab.close()
  }
})
