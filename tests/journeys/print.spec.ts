import type { Locator } from '@playwright/test'
import { sendQuote } from '../support/desk.ts'
import { SERVICES, TECHNOLOGIES } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'
import { company } from '../support/pages.ts'
import { A4, expectKeptTogether, faintWords, LETTER, layOnPaper, openOnPaper, tooLarge } from '../support/paper.ts'

test.use({ pictures: true })

// What a printed page shows; what holds for each page is in every-page.spec.ts. A sheet is laid out as wide as its paper without the margins (site/styles/print/sheet.css).

test('the home page on paper, in one visit', async ({ page }) => {
  await openOnPaper(page, '/')

  for (const width of [LETTER, A4])
    await test.step(`on paper ${width} px wide the home page prints each service and technology once, in order`, async () => {
      await page.setViewportSize({ width, height: 960 })
      const services = page.locator('.services-panel .service')
      const technologies = page.locator('.emerging-panel')
      expect(await visibleTexts(services.locator('.service-name'))).toEqual(
        SERVICES.map(([name]) => expect.stringMatching(new RegExp(`^${name}`))),
      )
      expect(await visibleTexts(services.getByRole('listitem'))).toHaveLength(4 * SERVICES.length)
      expect((await visibleTexts(technologies.locator('.emerging-name'))).sort()).toEqual([...TECHNOLOGIES].sort())
      expect(await visibleTexts(technologies.getByRole('listitem'))).toHaveLength(4 * TECHNOLOGIES.length)
      expect(await visibleTexts(page.locator('.expertise-strip h3'))).toHaveLength(5)
      for (const panels of [services, technologies]) {
        const boxes = await boxesOf(panels)
        for (const [at, box] of boxes.entries()) expect(box.top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0)
      }
    })

  await test.step('on paper the eighteen clients stand once, below the words of the hero and on no dark ground', async () => {
    const [lead] = await boxesOf(page.locator('.hero-lead'))
    const clients = page.locator('.client-run > li:visible')
    await expect(clients).toHaveCount(18)
    for (const { top, left, right } of await boxesOf(clients)) {
      expect(top).toBeGreaterThan(lead?.bottom ?? 0)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(A4)
    }
    await expect(page.locator('.hero-film')).toBeHidden()
  })

  await test.step('on paper headings and labels stay with what follows them, and rows and figures are not split', () =>
    expectKeptTogether(page))
})

test('an article on paper, in one visit', async ({ page }) => {
  await page.goto('/blog/cloud-bill-with-names')
  const side = page.getByRole('complementary', { name: 'About this article' })
  await expect(side).toBeVisible()
  await layOnPaper(page)

  await test.step('on paper an article leaves out what can only be pressed', async () => {
    await expect(side).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('each sheet of an article has the neat line, and its first chart is black', async () => {
    const head = page.locator('.print-head')
    await expect(head).toHaveCSS('position', 'fixed')
    await expect(head).toHaveCSS('border-image-source', /^url\("data:image\/svg/)
    await expect(page.locator('.article-chart:visible')).toHaveCSS('filter', /^invert\(1\) url\(.*#ink"\)$/)
  })

  await test.step('on paper an article wraps its code and shows all of its tables', async () => {
    expect(await page.locator('.prose pre, .table-frame').count()).toBeGreaterThan(3)
    expect(await tooLarge(page)).toEqual([])
  })
  await expectKeptTogether(page)

  await test.step('on paper a link of an article to another site is followed by its address', async () => {
    const first = page.locator('.prose > p').first()
    await first.evaluate((text) => {
      text.innerHTML += ' <a href="https://docs.example/tags">tags</a> <a href="/services">services</a>'
    })

    const shown = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await shown(page.locator('a[href="https://docs.example/tags"]'))).toContain('https://docs.example/tags')
    expect(await shown(page.locator('.prose a[href="/services"]'))).toBe('none')
  })
})

test('the first sheet of MVP development holds its whole voyage, and a row of a list does not hold the next', async ({
  page,
}) => {
  await openOnPaper(page, '/services/mvp-development')
  const [voyage] = await boxesOf(page.locator('.scope'))
  // 270 mm less the foot's 20 mm.
  expect(voyage?.bottom).toBeLessThan(945)
  await expect(page.locator('.scope').getByText('First payment')).toBeVisible()

  await openOnPaper(page, '/services/qa-testing')
  await expect(page.locator('.risk-rows > li h3').first()).toHaveCSS('break-after', 'auto')
})

test('masked fields are printed as bars, and the tide of cloud engineering has its water', async ({ page }) => {
  await openOnPaper(page, '/services/data-engineering')
  await expect(page.locator('td [aria-hidden=true]:has(+ .sr-only)').first()).toHaveCSS('filter', /#ink"\)$/)

  await openOnPaper(page, '/services/cloud-engineering')
  const plot = page.locator('.tide-plot')
  const drawn = await plot.screenshot()
  await plot.locator('> svg').evaluate((water) => water.remove())
  expect((await plot.screenshot()).equals(drawn)).toBe(false)
})

test('a receipt prints its reference, status, due time and answers whole, and not its private address', async ({
  page,
  request,
}) => {
  const message = Array.from({ length: 60 }, (_, line) => `Store ${line + 1} needs its own alarm.`).join('\n')
  const { reference, receipt } = await sendQuote(request, { message })

  await openOnPaper(page, receipt)

  const printed = page.locator('body')
  const asSeen = { useInnerText: true }
  for (const words of [reference, 'We answer', 'Opened', 'Answered', 'Store 1 needs', 'Store 60 needs', company.name])
    await expect(printed).toContainText(words, asSeen)
  await expect(printed).toContainText(/by \w+day,\s*\d+:\d\d (AM|PM) E[SD]T/, asSeen)
  await expect(printed).not.toContainText(receipt.split('/').at(-1) ?? receipt, asSeen)
  await expect(printed).not.toContainText(/Check again|Erase|Download your copy/, asSeen)
  expect(await faintWords(page)).toEqual([])
})

/** The words of each visible element, on one line. */
async function visibleTexts(elements: Locator): Promise<string[]> {
  const texts = await elements.locator('visible=true').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}

async function boxesOf(elements: Locator) {
  return elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect()))
}
