import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { faults } from '../support/axe.ts'
import { recordEvents } from '../support/events.ts'
import { problemsOfAtom, problemsOfJsonFeed, problemsOfRss } from '../support/feeds.ts'
import { expect, test } from '../support/journey.ts'

const PARTNERSHIP = '/blog/partnership-program'

test('a search on Enter and a category hold together, stand in the address, and Back undoes them', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(6)
  await test.step('a card of the blog shows category, date, read time, title, excerpt, author and the way on', async () => {
    for (const card of await page.locator('#articles article').all()) {
      await expect(card).toHaveText(/\w+ \d+, \d{4}.*· \d+ min read.*Team.*Read Article/s)
      const cover = await page.request.get((await card.locator('img').getAttribute('src')) ?? '')
      expect(await sharp(await cover.body()).metadata()).toMatchObject({ format: 'svg' })
      await expect(card.locator('[data-post-title]')).toHaveText(/\S/)
      await expect(card.locator('[data-post-excerpt]')).toHaveText(/\S/)
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/)
    }
    const names = page.getByRole('group', { name: 'Category' }).locator('button > :not([aria-hidden])')
    await expect(names).toHaveText(
      'All, Partnership, Technology, Cloud Computing, Mobile Development, Artificial Intelligence, Security'.split(
        ', ',
      ),
    )
  })

  await page.getByRole('searchbox').pressSequentially('PARTNER')
  await test.step('typing alone searches nothing', () => expect(cards(page)).toHaveCount(6))
  await page.getByRole('searchbox').press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Security', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible()
  await expect(page).toHaveURL(/\/blog\?q=PARTNER&category=Security$/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await test.step('after a reload, too, before anything is touched', async () => {
    await page.reload()
    await page.goBack()
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goForward()
    await expect(cards(page)).toHaveCount(1)
  })
  await page.goForward()
  await page.getByRole('button', { name: 'Browse All Articles' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('search and filter work by plain requests', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('Alert')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(cards(page)).toHaveCount(1)

    await page.getByRole('button', { name: 'Partnership', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible()

    await page.getByRole('button', { name: 'Browse All Articles' }).click()
    await expect(cards(page)).toHaveCount(6)
  })

  test('an article can be read, its questions opened, and the author’s articles filtered', async ({ page }) => {
    await page.goto(PARTNERSHIP)
    await page.getByText('Do I need a company to become a partner?').click()
    await expect(page.getByText('A referral or affiliate partner can be one person')).toBeVisible()
    await expect(page.getByRole('button', { name: /Like/ })).toBeHidden()

    await page.goto((await page.getByRole('link', { name: /View Profile/ }).getAttribute('href')) ?? '')
    await page.getByText('Security', { exact: true }).first().click()
    await expect(page.locator('[data-of]:visible')).toHaveCount(1)
  })
})

test('an article is asked, shared, copied and liked, in one visit', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, { opened })
    window.open = (...sent) => {
      opened.push(sent)
      return null
    }
  })
  const told = await recordEvents(page)
  await page.goto(PARTNERSHIP)

  await test.step('an article shows where it stands, who wrote it and when, its tags, its author and the ways on', async () => {
    const main = page.getByRole('main')

    await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      'Home',
      'Blog',
      'Partnership',
    ])
    await expect(main.locator('.badge')).toHaveText('Partnership')
    await expect(main.locator('.article-meta')).toHaveText(/Team.*January 14, 2025.*\d+ min read.*432 views/s)
    await expect(main.getByRole('list', { name: 'Tags' }).first().getByRole('listitem')).toHaveCount(5)
    await expect(main.getByRole('link', { name: /^View Profile/ })).toHaveAttribute('target', '_blank')
    const side = main.getByRole('complementary', { name: 'About this article' })
    await expect(side.getByRole('link', { name: 'Apply for Partnership' })).toBeVisible()
    const back = main.getByRole('link', { name: 'Back to All Articles' }).filter({ visible: true })
    await expect(back).toHaveAttribute('href', '/blog')
  })

  await wake(page)
  await test.step('several questions may be open at once', async () => {
    await page.getByText('How soon do I hear back?').click()
    await page.getByText('Can I change from one kind to another?').click()

    await expect(page.locator('article details[open]')).toHaveCount(2)
    await expect(page.locator('article details')).toHaveCount(5)
  })

  await test.step('sharing opens a window of 600 by 400 with the address and the title', async () => {
    for (const name of ['Twitter', 'Facebook', 'LinkedIn'])
      await page.getByRole('link', { name: new RegExp(`Share on ${name}`) }).click()

    const opened = (await page.evaluate('window.opened')) as [string, string, string][]
    expect(opened.map(([address]) => new URL(address).hostname)).toEqual([
      'twitter.com',
      'www.facebook.com',
      'www.linkedin.com',
    ])
    for (const [address, , features] of opened) {
      expect(features).toContain('width=600,height=400')
      const title = (await page.locator('h1').textContent())?.replace(/\s+/g, ' ').trim()
      expect([...new URL(address).searchParams.values()]).toEqual([page.url(), title])
    }
  })

  await test.step('the address is copied, and the button says so for two seconds', async () => {
    await page.getByRole('button', { name: 'Copy' }).click()

    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible({ timeout: 10_000 })
  })

  await test.step('a like is counted once, kept on the device, and taken back', async () => {
    const like = page.getByRole('button', { name: /Like/ })

    await like.click()
    await expect(like).toHaveText(/Liked\s*29/)
    await page.reload()
    await wake(page)
    await expect(like).toHaveText(/Liked\s*29/)
    await like.click()

    await expect(like).toHaveText(/Like\s*28/)
  })

  await test.step('liking, unliking, sharing and copying', () =>
    expect
      .poll(() => told)
      .toEqual([
        ['share', 'blog', 'Twitter partnership-program'],
        ['share', 'blog', 'Facebook partnership-program'],
        ['share', 'blog', 'LinkedIn partnership-program'],
        ['share', 'blog', 'Copy partnership-program'],
        ['like', 'blog', 'partnership-program'],
        ['unlike', 'blog', 'partnership-program'],
      ]))
})

test('a table or code that is wider than its column says so and fades, until its end is seen', async ({ page }) => {
  await page.goto('/blog/testing-an-ai-feature')
  for (const [wide, words] of [
    [page.locator('.table-frame').last(), '"Scroll for more columns"'],
    [page.locator('.code > pre').first(), '"Scroll for the line ends"'],
  ] as const) {
    const look = () =>
      wide.evaluate((frame) => {
        const { content, opacity, height } = getComputedStyle(frame, '::after')
        const isHidden = Number(opacity) < 0.02 || height === '0px'
        return [isHidden ? '' : content, getComputedStyle(frame).getPropertyValue('--fade')]
      })
    await wide
      .locator('> *')
      .first()
      .evaluate((content) => content.setAttribute('style', 'display: block; width: 2000px'))
    await expect.poll(look).toEqual([words, '80px'])
    await wide.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0))
    await expect.poll(look).toEqual(['', '0px'])
  }
})

test('an unknown article and an unknown author say so under status 404', async ({ page }) => {
  const expectMissing = (path: string, text: string) =>
    test.step(`${path} is not there: status 404 and "${text}"`, async () => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      expect(await faults(page)).toEqual([])
    })

  await expectMissing('/blog/no-such-article', 'Article Not Found')
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')

  // Every article is still one press away, and one whose address nearly fits stands first.
  const log = page.locator('[data-log] > li')
  await expect(log).toHaveCount(6)
  await expect(log.locator('.log-read a:visible')).toHaveCount(0)
  const known = (await log.last().getAttribute('data-path')) ?? ''
  await page.goto(`${known}s`)
  await expect(log.first()).toHaveAttribute('data-path', known)
  await expect(log.first().locator('[data-way]')).toContainText('nearest, 1 letter away')
  const top = async (part: string) => (await log.first().locator(part).boundingBox())?.y ?? 0
  expect((await top(':scope > span')) - (await top('div > a')), 'its day is beside its first line').toBeLessThan(20)
  await log.first().getByRole('link', { name: 'Read it' }).click()
  await expect(page).toHaveURL(known)

  for (const path of ['/blog/search', '/missing/article']) await expectMissing(path, 'Article Not Found')
  for (const path of ['/profile', '/profile/nobody']) await expectMissing(path, 'Profile not found')
})

test('feeds are valid, and tell of all six articles, whole', async ({ request }) => {
  const rss = await (await request.get('/rss.xml')).text()
  const atom = await (await request.get('/atom.xml')).text()
  const written = await (await request.get('/feed.json')).text()
  const json = JSON.parse(written)

  expect(problemsOfRss(rss, '/rss.xml')).toEqual([])
  expect(problemsOfAtom(atom, '/atom.xml')).toEqual([])
  expect(problemsOfJsonFeed(written, '/feed.json')).toEqual([])
  expect(rss.match(/<item>/g)).toHaveLength(6)
  expect(atom.match(/<entry>/g)).toHaveLength(6)
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' })
  for (const item of json.items) {
    expect(item.content_html.length).toBeGreaterThan(4000)
    expect(item.content_html).not.toMatch(/(href|src)="\//)
    expect(item.content_html).not.toMatch(/class="anchor"|href="[^"/]*\/\/[^"/]*\/#/)
  }
})

function cards(page: Page) {
  return page.locator('#articles > li:visible')
}

/** Islands wake after the first touch, which moves nothing here; what they take over is then under their control. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('astro-island:has(.like)')).not.toHaveAttribute('ssr')
}
