import type { Page } from '@playwright/test'
import { fillInternship, journeyOf, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { lettersOf } from '../support/letters.ts'
import { awake, expectNotice, openForKeys, optionsOf } from '../support/visitor.ts'

// What is the internship's own: its tracks. What every form does: forms.spec.ts.

const { success } = journeyOf('internship')
const TRACKS = (
  'Web Development, SEO & Content Writing, Graphic Design & UI/UX, Digital Marketing & Ads, ' +
  'AI Tools Integration, AWS Cloud Engineer, Azure Developer, Google Cloud Services, Oracle Database, ' +
  'Odoo ERP, SAP Systems'
).split(', ')

const inline = (page: Page) => page.locator('#application form')
const dialogOf = (page: Page, track: string) => page.getByRole('dialog', { name: `Apply for ${track}` })
const carousel = (page: Page) => page.getByRole('region', { name: 'Tracks', exact: true })
test.describe('the tracks', () => {
  test('in one visit, from the link to one', async ({ page }) => {
    await openForKeys(page, '/internship?track=odoo-erp')

    await test.step('a link opens the details of one', async () => {
      await expect(page.getByRole('dialog', { name: 'Odoo ERP' })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('stand three to a slide in their order, with three skills and how many more', async () => {
      const slides = carousel(page).getByRole('group', { name: /\d of 4$/ })

      await expect(slides).toHaveCount(4)
      const titles = await slides.evaluateAll((all) =>
        all.map((slide) => [...slide.querySelectorAll('h3')].map((title) => title.textContent)),
      )
      expect(titles).toEqual([TRACKS.slice(0, 3), TRACKS.slice(3, 6), TRACKS.slice(6, 9), TRACKS.slice(9)])
      const skills = carousel(page).getByRole('article').first().getByRole('list', { name: 'Skills' })
      await expect(skills.getByRole('listitem')).toHaveCount(4)
      await expect(skills.getByRole('listitem').last()).toHaveText(/^\+\d+ more$/)
    })

    const inPage = await awake(inline(page))
    await test.step('the page offers the first five of them', async () => {
      expect(await optionsOf(inPage, 'Internship Track *')).toEqual(TRACKS.slice(0, 5))
      // Its label has a star.
      const availability = page.locator('#application .field', { hasText: 'Availability *' })
      await expect(availability.getByText('optional')).toHaveCount(0)
    })

    await test.step('store the chosen one in the form of the page, too', async () => {
      await page.locator('[data-opens="internship"][data-choose="sap-systems"]').first().dispatchEvent('click')
      await expect(dialogOf(page, 'SAP Systems')).toBeVisible()

      await page.keyboard.press('Escape')

      await expect(inPage.getByRole('combobox', { name: 'Internship Track *' })).toContainText('SAP Systems')
      expect(await optionsOf(inPage, 'Internship Track *')).toEqual([...TRACKS.slice(0, 5), 'SAP Systems'])
    })

    await test.step('ask in their dialog for four answers and the motivation', async () => {
      await page.getByRole('link', { name: /^Apply Now.*Web Development/ }).click()
      const dialog = dialogOf(page, 'Web Development')
      const form = await awake(dialog.locator('form'))

      await sendButton(form).click()
      const told = ['Full Name', 'Email Address', 'Phone Number', 'University/College', 'Motivation']
      for (const name of told) await expect(form.getByRole('alert')).toContainText(`${name} is required`)
      await expect(form.getByRole('alert').getByRole('link')).toHaveCount(told.length)
    })

    await test.step('where the script of the form does not come, it is sent as it is', async () => {
      await page.route(/InternshipForm.*\.js/, (route) => route.abort())
      await page.goto('/internship?track=odoo-erp&apply=1')
      await expect(dialogOf(page, 'Odoo ERP').locator('[name=internshipTrack]')).toHaveValue('odoo-erp')
    })
  })

  test('move by arrows and dots, by themselves every 4 s, and rest under the pointer', async ({ page }) => {
    await page.clock.install()
    await page.goto('/internship')
    await carousel(page).scrollIntoViewIfNeeded()
    const dot = (position: number) => carousel(page).getByRole('button', { name: new RegExp(`, ${position} of 4$`) })
    const now = (position: number) => expect(dot(position)).toHaveAttribute('aria-current', 'true')
    await now(1)

    await carousel(page).getByRole('button', { name: 'Next' }).click()
    await page.clock.runFor(600)
    await now(2)
    await carousel(page).getByRole('button', { name: 'Previous' }).click()
    await page.clock.runFor(600)
    await now(1)
    await dot(3).click()
    await page.clock.runFor(600)
    await now(3)

    // The pointer is still on it.
    await page.clock.runFor(9000)
    await now(3)

    await dot(3).blur()
    await page.mouse.move(5, 5)
    await page.clock.runFor(4100)
    await now(4)
  })

  test('stay where they are on a phone until the visitor moves them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto('/internship')
    const strip = carousel(page).getByRole('group', { name: 'Tracks, slides' })
    await strip.scrollIntoViewIfNeeded()
    await page.mouse.click(5, 5)
    await expect(page.locator('astro-island:not([ssr])').filter({ has: strip })).toHaveCount(1)

    await page.clock.runFor(9000)

    expect(await strip.evaluate((element) => element.scrollLeft)).toBe(0)
    await expect(carousel(page).getByRole('button', { name: 'Next', exact: true })).toBeHidden()
  })

  test('go one on and one back by their arrows on a phone, which tell the place', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/internship')
    const next = carousel(page).getByRole('button', { name: 'Next track' })
    const back = carousel(page).getByRole('button', { name: 'Previous track' })
    await next.scrollIntoViewIfNeeded()
    await expect(carousel(page).getByText('1 / 11')).toBeVisible()
    await expect(back).toHaveAttribute('aria-disabled', 'true')

    await next.click()

    await expect(carousel(page).getByText('2 / 11')).toBeVisible()
    await expect(carousel(page).locator('[aria-live], [role=status]').filter({ hasText: /\d/ })).toHaveCount(1)
    await expect(carousel(page).getByRole('heading', { name: TRACKS[1], exact: true })).toBeInViewport({ ratio: 1 })
    for (let track = 3; track <= 11; track++) {
      await next.click()
      await expect(carousel(page).getByText(`${track} / 11`)).toBeVisible()
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await back.click()
    await expect(carousel(page).getByText('10 / 11')).toBeVisible()
  })

  test('show their details; Apply Now closes these and opens the application with the track chosen', async ({
    page,
    site,
    post,
  }) => {
    const email = freshAddress()
    await page.goto('/internship')
    await page.locator('[data-opens="track-oracle-database"]').first().dispatchEvent('click')
    const details = page.getByRole('dialog', { name: 'Oracle Database', exact: true })
    for (const part of ['Learning modules', 'Practical experience', 'Skills', 'What you’ll receive', 'Timeline'])
      await expect(details.getByRole('heading', { name: part })).toBeVisible()
    await expect(details.getByRole('heading', { name: 'Requirements' })).toBeVisible()
    for (const weeks of ['Weeks 1-2', 'Weeks 3-8', 'Weeks 9-12']) await expect(details).toContainText(weeks)

    await details.getByRole('link', { name: 'Apply Now' }).click()

    await expect(details).toBeHidden()
    const dialog = dialogOf(page, 'Oracle Database')
    await expect(dialog).toBeVisible()
    const form = await awake(dialog.locator('form'))
    await fillInternship(form, email)
    await form.getByLabel('Previous experience').fill('One summer of harbour charts.')
    await sendButton(form).click()

    await expectNotice(page, ...success)
    await expect(dialog).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
    const [row] = await storedOf(site, email)
    await expect(page.getByRole('region', { name: success[0] })).toContainText(row?.reference ?? '')
    const { toDesk } = await lettersOf(post, email, 'careers')
    expect(toDesk.mail.subject).toContain('Oracle Database internship')
    expect(toDesk.mail.text).toContain('One summer of harbour charts.')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test("a track's Apply Now leads to a page with that track chosen", async ({ page }) => {
    await page.goto('/internship')
    await page
      .getByRole('link', { name: /^Apply Now.*Odoo ERP/ })
      .first()
      .click()

    await expect(page.getByRole('main').getByLabel('Internship Track')).toHaveValue('odoo-erp')
  })
})
