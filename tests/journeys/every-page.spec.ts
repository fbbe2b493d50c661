import type { Page } from '@playwright/test'
import { faults } from '../support/axe.ts'
import { LEAST_CONTRAST, rings } from '../support/focus.ts'
import { expect, test } from '../support/journey.ts'
import {
  collidingLabels,
  complaintsOf,
  controls,
  doubledNames,
  fetchedOf,
  icons,
  smallLetters,
  unevenPlaces,
  unseen,
  wakeAll,
} from '../support/page-checks.ts'
import {
  expectAchievements,
  expectReadableHeader,
  expectSections,
  expectService,
  FORMS_OF,
  SECTIONS,
  SERVICE_PAGES,
} from '../support/page-parts.ts'
import { company, PAGES, PROFILE } from '../support/pages.ts'
import { darkCharts, expectKeptTogether, faintWords, layOnPaper, tooLarge } from '../support/paper.ts'
import { addRules, TEXT_SPACING, textsWithoutRoom, widerThanWindow } from '../support/text-room.ts'

// Every page by its address (specification 2.1): visited once for each width, with all that is asked of every page done at
// that visit, and once without script. What is found is collected, so that one run tells all of it.

const IS_FULL = process.env.JOURNEYS === 'full'
/** The visits; `npm run test:full` adds the widths between. */
const WIDTHS = IS_FULL ? [1440, 390, 1920, 1024, 768] : [1440, 390]
/** The second address of consulting has the page of the first. */
const VISITED = [...PAGES, PROFILE].filter((path) => IS_FULL || path !== '/services/it-consultation')
/** What is idle on paper. */
const IDLE =
  'button, video, dialog, input, select, textarea, [data-opens], .button:not([href^="tel:"], [href^="mailto:"]), #header, body > footer'
/** Pages that need a letter of their own, and with it the whole font: _ − ⁹ ¢. */
const RARE = /data-engineering|testing-an-ai|offline-first|cloud-bill/

test.use({ films: true, pictures: true })

for (const path of VISITED)
  for (const width of WIDTHS)
    test(`${path} at ${width} px: whole, usable by mouse and keys, readable with other colors, sizes and on paper`, async ({
      page,
      site,
    }) => {
      test.slow()
      // Controls stand closest where the window is narrowest, and this rule takes as long as all others.
      const isNarrowest = width === 390 || IS_FULL
      const complaints = complaintsOf(page, site.url)
      await page.setViewportSize({ width, height: 900 })
      const response = await page.goto(path)

      await test.step('it answers and says what it is', async () => {
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/.{10,}/)
        // Safari before 26.2 drops the whole declaration, and with it the underline.
        expect(await response?.text()).not.toMatch(/text-decoration:[^;}"]*\d(px|em|rem|%)/)
      })

      await test.step('all of it is laid out soon after it has been read, without scrolling', async () => {
        await expect(page.locator(':is(main > section, .prose > *):not([style*="visibility: visible"])')).toHaveCount(0)
      })

      await test.step('it fetches no script before it has loaded, and only the part of a font with our letters', async () => {
        const before = await fetchedOf(page, 'before')
        expect.soft(before.filter((file) => file.endsWith('.js'))).toEqual([])
        await wakeAll(page)
        await expect(page.locator('html')).toHaveClass(/lettered/)
        const fonts = [...before, ...(await fetchedOf(page, 'after'))].filter((file) => file.includes('-latin-wght-'))
        if (!RARE.test(path)) expect.soft(fonts, 'give fonts.sh the letter, or write another').toEqual([])
      })

      // What stands on the page, after it was woken: that waits for the network to rest.
      if (width === 1440) {
        for (const service of SERVICE_PAGES.filter(({ id }) => path === `/services/${id}`)) {
          const { name, id } = service
          await test.step(`${name} has its parts in order, its time frames among the answers, and its own quote and consultation`, () =>
            expectService(page, service))
          await test.step('every achievement is stated as given, also where a page states it twice', () =>
            expectAchievements(page, id))
        }
        for (const [, sections] of SECTIONS.filter(([of]) => of === path))
          await test.step(`the sections of ${path} stand in their order and hold what they should`, () =>
            expectSections(page, path, sections))
        if (path === '/contact')
          await test.step('the contact page prints phone, both addresses, the place and the hours', async () => {
            const facts = page.locator('main section[aria-labelledby="info-title"]')
            await expect(facts.locator('a[href^="tel:+"]')).toHaveCount(1)
            await expect(facts.locator('a[href^="mailto:"]')).toHaveCount(2)
            for (const said of ['Ohio City, USA', 'Mon-Fri 9AM-6PM EST']) await expect(facts).toContainText(said)
          })
        if (path === '/internship')
          await test.step('the internship page says how long, how much, from where and for whom it is', async () => {
            const first = page.getByRole('main').locator('section').first()
            await expect(first).toContainText('U.S. college students and fresh graduates')
            for (const said of [/12\s*weeks/, /100%\s*remote/, /10-15\s*hours a week/])
              await expect(first).toContainText(said)
          })
        await test.step('each form says what becomes of the answers, and leads to the privacy policy', async () => {
          for (const form of FORMS_OF[path] ?? []) {
            await expect.soft(page.locator(form)).toContainText('We use this only to answer you.')
            await expect.soft(page.locator(form).locator('a[href="/privacy-policy"]')).toHaveCount(1)
          }
        })
        if (['/blog', '/blog/four-day-survey', '/services', '/services/devops', '/portfolio'].includes(path))
          await test.step('no two elements have one transition name, whichever link has the focus', async () => {
            expect.soft(await doubledNames(page)).toEqual([])
          })
      }

      await test.step('no letter is smaller than 13 px, and what one rule places stands in its place', async () => {
        expect.soft(await smallLetters(page)).toEqual([])
        expect.soft(await unevenPlaces(page)).toEqual([])
        if (width !== 1440 || !path.startsWith('/services/')) return
        const tops = await page
          .locator('main nav a, h1')
          .evaluateAll((all) => all.slice(0, 2).map((element) => element.getBoundingClientRect().top + scrollY))
        // The words of QA testing begin below the surface of its chart.
        expect.soft(tops.map(Math.round)).toEqual([152, path.endsWith('qa-testing') ? 252 : 202])
      })

      await test.step('axe finds nothing', async () => {
        expect.soft(await faults(page, { without: isNarrowest ? [] : ['target-size'] })).toEqual([])
      })

      await test.step('every control that is an icon alone has a tooltip', async () => {
        const { named, unnamed } = await icons(page)
        expect.soft(unnamed).toEqual([])
        expect.soft(named).toBeGreaterThan(3)
      })

      await test.step('whatever has the focus has a ring that stands out from its ground', async () => {
        const all = await rings(page)
        expect.soft(all.length).toBeGreaterThan(10)
        expect.soft(all.filter((ring) => ring.width < 2 || ring.contrast < LEAST_CONTRAST)).toEqual([])
      })

      if (width === 1440 || IS_FULL)
        await test.step('in forced colors the focus, the chosen and the edges of buttons are seen', async () => {
          await page.emulateMedia({ forcedColors: 'active' })
          expect.soft((await rings(page, { withGround: false })).filter((ring) => ring.width < 2)).toEqual([])
          expect.soft(await unseen(page)).toEqual([])
          if (path === '/')
            await test.step('in forced colors the wordmarks of clients keep a ground that they stand out from', () =>
              expect(page.locator('.client-run img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)'))
          await page.emulateMedia({ forcedColors: 'none' })
        })

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await test.step('every control is on top at its center', async () => {
        const { checked, covered } = await controls(page)
        expect.soft(covered).toEqual([])
        expect.soft(checked).toBeGreaterThan(10)
      })

      await test.step('with the text spacing of WCAG 1.4.12 no text is cut off or lies on another', async () => {
        const removeSpacing = await addRules(page, TEXT_SPACING)
        expect.soft(await textsWithoutRoom(page)).toMatchObject({ cut: [], overlapping: [] })
        await removeSpacing()
      })

      if (width === 390) {
        await test.step('with a default font of 32 px it does not scroll sideways', async () => {
          // The last of this visit: the way back lays the page out once more.
          const browser = await page.context().newCDPSession(page)
          await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
          await browser.detach()
          await laidOut(page)
          expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
          expect.soft(await widerThanWindow(page)).toEqual([])
        })
      } else if (width === 1440) {
        await test.step('where letters of the page are twice as large, it does not scroll sideways', async () => {
          const usual = await addRules(page, 'html { font-size: 200% !important; }')
          await laidOut(page)
          expect.soft(await widerThanWindow(page)).toEqual([])
          await usual()
        })

        for (const narrow of [1920, 768, 320])
          await test.step(`it does not scroll sideways at ${narrow} px, and its letters can be read`, async () => {
            await page.setViewportSize({ width: narrow, height: 900 })
            await laidOut(page)
            expect.soft(await widerThanWindow(page)).toEqual([])
            expect.soft(await smallLetters(page)).toEqual([])
            if (narrow === 320) expect.soft(await collidingLabels(page)).toEqual([])
            if (narrow === 1920)
              await test.step('no column of any page is wider than 1440 px', async () => {
                const columns = await page.locator('.page').evaluateAll((all) => all.map((one) => one.clientWidth))
                expect.soft(Math.max(...columns)).toBe(1440)
              })
          })

        await test.step('it prints dark words, nothing to press, and whom to ask', async () => {
          const address = await page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href'))
          await expect.soft(page.locator('.print-head')).toBeHidden()
          await layOnPaper(page)

          const idle = page.locator(IDLE)
          expect.soft(await idle.count()).toBeGreaterThan(5)
          if (path !== '/forms/quote') await expect.soft(idle.locator('visible=true')).toHaveCount(0)
          expect.soft([...(await faintWords(page)), ...(await tooLarge(page))]).toEqual([])
          if (path === '/services/devops') await expectKeptTogether(page)
          if (path === '/forms/quote')
            await test.step('a form on a page of its own prints its fields', async () => {
              await expect(page.getByRole('main').getByLabel('Business name')).toBeVisible()
              await expect(page.getByRole('main').locator('button[type=submit]')).toBeHidden()
            })
          const head = page.locator('.print-head')
          await expect.soft(head).toBeVisible()
          const whom = [company.name, company.address.line, company.phone.display, company.mail.quotes, address ?? '']
          for (const words of whom) await expect.soft(head).toContainText(words)
        })

        if (/^\/services\//.test(path))
          await test.step('its charts are engraved in black on paper, and inverted where the screen is dark', async () => {
            const charts = await darkCharts(page)
            for (const { isDark, inversions, isEngraved } of charts) {
              expect.soft(inversions).toBe(isDark ? 1 : 0)
              expect.soft(isEngraved).toBe(true)
            }
            expect.soft(charts.length).toBeGreaterThan(0)
          })
      }
      await test.step('it asks no other host, and complains of nothing', async () => {
        expect(complaints).toEqual([])
      })
    })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows all its words', async ({ page }) => {
    test.slow()
    for (const path of [...PAGES, PROFILE])
      await test.step(path, async () => {
        await page.goto(path)
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The portfolio's trays repeat the projects below them: what one heading hides another one shows.
        const shown = await page.locator('main :is(h2, h3)').locator('visible=true').allTextContents()
        const headings = await page.locator('main h2:not(dialog h2)').allTextContents()
        expect.soft(headings.filter((words) => !shown.includes(words))).toEqual([])
        await expect.soft(page.getByRole('contentinfo')).toBeVisible()
        if (path !== '/forms/quote')
          await test.step('the header can be read over all of every page, and is an outline where the first section has an orange button', () =>
            expectReadableHeader(page))
      })
  })
})

/** A new size reaches observers and container queries with the next frames, and may ask for another font. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    let size = ''
    for (let frame = 0, same = 0; same < 5 && frame < 120; frame += 1) {
      await new Promise(requestAnimationFrame)
      const now = `${innerWidth} ${document.body.scrollWidth} ${document.body.scrollHeight}`
      same = now === size ? same + 1 : 0
      size = now
    }
  })
}
