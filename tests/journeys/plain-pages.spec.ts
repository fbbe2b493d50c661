import { faults } from '../support/axe.ts'
import { openTab, quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'
import { section } from '../support/page-parts.ts'
import { hold } from '../support/visitor.ts'

// About, the legal pages and the not-found page.

test('About leads to its mission and its values, states every figure, and goes on to a quote or the services', async ({
  page,
}) => {
  await page.goto('/about')
  for (const [link, heading] of [
    ['Our mission', 'Our Mission'],
    ['Our values', /^Five values/],
  ] as const) {
    await section(page, 'page').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  }
  await expect(section(page, 'vision').locator('.about-split ul').getByRole('listitem')).toHaveCount(4)
  await expect(section(page, 'story').getByRole('heading')).toContainText('2019')
  await expect(section(page, 'values').getByRole('heading', { level: 3 })).toHaveText(
    'Integrity,Transparency,Client-Centric Approach,Innovation,Commitment'.split(','),
  )
  await expect(section(page, 'facts').locator('.fact-figure')).toHaveText('500+,50+,20+,5+,1000+,99%,5.0'.split(','))

  await section(page, 'band').getByRole('link', { name: 'Get Started' }).click()
  await expect(quoteDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await section(page, 'band')
    .getByRole('link', { name: /^Learn More/ })
    .click()
  await expect(page).toHaveURL('/services')
})

for (const [path, sections, words] of [
  ['/privacy-policy', 8, []],
  ['/terms-of-service', 11, [/laws? of (the State of )?Ohio/, /30 days/]],
] as const) {
  test(`${path} has ${sections} sections under the given date, each reached from its contents`, async ({ page }) => {
    await page.goto(path)

    await expect(page.getByText('Last updated January 21, 2025')).toBeVisible()
    const headings = await page.locator('.legal-text h2').allTextContents()
    expect(headings).toHaveLength(sections)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).toHaveText(headings)
    for (const passage of words) await expect(page.locator('.legal-text')).toContainText(passage)
    await contents.last().click()
    await expect(page.locator('.legal-text h2').last()).toBeInViewport()
  })
}

test('old addresses of services, and links to what was erased, in one visit', async ({ page }) => {
  const suggestions = page.locator('[data-suggestions] a:visible')
  for (const [path, label, target] of [
    ['/r/3K3p_eiuGTSIjTx0R5dK5yPzvrLz5Q4b/add', 'Write to us', '/contact'],
    ['/newsletter/unsubscribe/3K3p_eiuGTSIjTx0R5dK5yPzvrLz5Q4b', 'Tell us', '/contact'],
    ['/services/mobile-app-development', 'App Development', '/services/app-development'],
    ['/services/cloud-services', 'Cloud Engineering', '/services/cloud-engineering'],
    ['/services/artificial-intelligence', 'Artificial Intelligence', '/?technology=artificial-intelligence#emerging'],
  ] as const)
    await test.step(`${path} is not there and suggests ${label} alone`, async () => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
      await expect(suggestions).toHaveText([label])
      await expect(suggestions).toHaveAttribute('href', target)
    })

  await test.step("the menu's Artificial Intelligence leads to that tab", async () => {
    await suggestions.click()
    await expect(page).toHaveURL('/?technology=artificial-intelligence#emerging')
    await expect(page.locator('#emerging')).toBeInViewport()
    await expect(openTab(page.locator('#emerging'))).toHaveText('Artificial Intelligence')
  })
})

test('an address that nobody ever had is given no suggestion', async ({ page }) => {
  await test.step('/nowhere is not there: status 404 and "404 Page Not Found"', async () => {
    expect((await page.goto('/nowhere'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    expect(await faults(page)).toEqual([])
  })
  await expect(page.locator('[data-suggestions] a:visible')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Home', 'Services', 'Portfolio', 'Contact'])
})

test('the page of a fault promises to ask again only where its script does', async ({ page, browser, site }) => {
  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false })
  for (const at of [page, plain]) await at.goto('/faults/broken')

  await expect(page.getByText('This page asks again every minute.')).toBeVisible()
  await expect(plain.getByText('This page asks again every minute.')).toBeHidden()
  await plain.close()
})

test('an address with a slip in it is led to the page that is nearest by letters', async ({ page }) => {
  await page.goto('/portfolioo')

  await expect(page.locator('[data-asked]')).toHaveText('/portfolioo')
  await expect(page.locator('[data-asked] s')).toHaveText('o')
  await expect(page.locator('.survey-page[data-nearest]')).toHaveText('Portfolio1 letter off, nearest')
  const nearest = page.locator('[data-suggestions] a:visible')
  await expect(nearest).toHaveText(['Portfolio'])
  await nearest.click()
  await expect(page).toHaveURL('/portfolio')
})

test('the search of the not-found page holds the words of the address, and finds pages by others', async ({ page }) => {
  await page.goto('/services/cloud-services')
  const search = page.getByRole('search')
  const results = search.getByRole('listitem')
  await expect(search.getByRole('searchbox')).toHaveValue('cloud')
  const taken = page.getByText('We took the words out of the address.')
  await expect(taken).toBeVisible()
  await expect(results.first()).toContainText('Cloud Engineering')

  await search.getByRole('searchbox').fill('zzz qqq')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(results).toHaveCount(0)
  await expect(search.getByRole('status')).toHaveText('No page holds these words.')
  await search.getByRole('searchbox').fill(' ')
  await search.getByRole('searchbox').press('Enter')
  await expect(search.getByRole('status')).toHaveText('')

  await search.getByRole('searchbox').fill('kubernetes devops')
  await page.keyboard.press('Enter')
  await expect(results.locator('mark').first()).toHaveText(/devops/i)
  await results.getByRole('link', { name: 'DevOps' }).first().click()
  await expect(page).toHaveURL('/services/devops')

  await page.goto('/r/thetokenofareceiptthatwaserased1')
  await expect(search.getByRole('searchbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(search.getByRole('searchbox')).toHaveValue('')
  await expect(taken).toBeHidden()

  const release = await hold(page, '**/search-index.json')
  await page.goto('/services/cloud-services')
  await expect(taken).toBeHidden()
  await search.getByRole('searchbox').fill('devops')
  release()
  await expect(results.first()).toContainText('DevOps')
  await expect(taken).toBeHidden()
})
