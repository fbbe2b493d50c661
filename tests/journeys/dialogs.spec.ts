import type { Locator, Page } from '@playwright/test'
import { fileOf } from '../support/files.ts'
import { sendButton } from '../support/form-journeys.ts'
import { expect, test } from '../support/journey.ts'
import { addRules } from '../support/text-room.ts'
import { awake, choose, hold } from '../support/visitor.ts'

// The frame of the dialogs with a form, as it looks and stands still.

const DIALOGS = {
  quote: '/about?quote=devops',
  career: '/career?job=senior-full-stack-developer&apply=1',
  internship: '/internship?track=ai-tools&apply=1',
  partnership: '/blog/partnership-program',
} as const

async function open(page: Page, name: keyof typeof DIALOGS): Promise<Locator> {
  await page.goto(DIALOGS[name])
  if (name === 'partnership') await page.getByRole('link', { name: 'Apply for Partnership' }).click()
  const dialog = page.locator(`#${name}-dialog`)
  await awake(dialog.locator('form'))
  return dialog
}

/** One frame: each dialog at one width, and each width with a title of its own and without; all of them in the full run. */
const SHOWN = ['quote 1440', 'internship 1440', 'partnership 390', 'career 390']

const px = (element: Locator, property: string) =>
  element.evaluate((one, name) => Number.parseFloat(getComputedStyle(one).getPropertyValue(name)), property)

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const name of Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]) {
    test(`the ${name} dialog has its border and boxes at ${width} px, and only its answers scroll`, {
      tag: SHOWN.includes(`${name} ${width}`) ? [] : ['@full'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const dialog = await open(page, name)
      const title = dialog.locator('h2')
      const [before, buttonBefore] = [await title.boundingBox(), await sendButton(dialog).boundingBox()]

      expect(await px(dialog.locator('.chart-sheet'), 'border-top-width')).toBe(1)
      expect(await px(dialog.locator('input.control').first(), 'border-top-width')).toBe(1)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog
        .locator('.form-body')
        .evaluate((body) => body.scrollTo({ top: body.scrollHeight, behavior: 'instant' }))

      expect(await dialog.locator('.form-body').evaluate((body) => body.scrollTop)).toBeGreaterThan(50)
      expect(await dialog.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true)
      expect(await title.boundingBox()).toEqual(before)
      await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 })
      // The words under the button may need more room; the button never leaves the frame's foot.
      expect(Math.abs(((await sendButton(dialog).boundingBox())?.y ?? 0) - (buttonBefore?.y ?? 0))).toBeLessThan(60)
      await expect(dialog.getByText(/answers left to put right/)).toBeVisible()

      if (name !== 'career') return
      await test.step('a select, a file and a phone number are repaired as text is', async () => {
        await expect(page.locator('#apply-experience-problem')).toBeVisible()
        await choose(dialog, 'Experience level', 'Mid level')
        await expect(page.locator('#apply-experience-problem')).toBeHidden()

        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
        await expect(page.locator('#apply-resume-problem')).toBeHidden()

        await dialog.getByLabel('Phone number').fill('216 555 0144')
        await expect(page.locator('#apply-phone-problem')).toBeHidden()
      })
    })
  }

  test(`a long file name and a long surname stay in the frame at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const dialog = await open(page, 'career')
    if (width === 1440)
      await test.step('the application names its job, its place, hours and experience', async () => {
        await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Senior Full-Stack Developer')
        await expect(
          page.getByRole('dialog', { name: 'Apply for this position Senior Full-Stack Developer' }),
        ).toBeVisible()
        await expect(dialog.getByText('Remote, Full-time, 5+ years')).toBeVisible()
      })

    await dialog.getByLabel('Full name').fill('Maximiliane Wolfeschlegelsteinhausenbergerdorff')
    await dialog.locator('input[type=file]').setInputFiles(fileOf(`${'release-checklist-'.repeat(3)}servers.pdf`, 2000))

    await expect(dialog.getByText(/^release-checklist/)).toBeVisible()
    const overflow = await dialog.locator('.form-body').evaluate((body) => body.scrollWidth - body.clientWidth)
    expect(overflow).toBe(0)
    const field = await dialog.locator('[data-field=resume]').boundingBox()
    const remove = await dialog.getByRole('button', { name: /^Remove/ }).boundingBox()
    expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThanOrEqual((field?.x ?? 0) + (field?.width ?? 0))

    if (width !== 390) return
    await test.step('where letters of the page are twice as large, the dialog scrolls as a whole, and Send is reached', async () => {
      await addRules(page, 'html { font-size: 32px !important }')

      await page.mouse.move(200, 700)
      await page.mouse.wheel(0, 20_000)

      await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    })
  })
}

test('while it is sent, a line runs along the button, and what becomes of the answers stays', async ({ page }) => {
  const dialog = await open(page, 'partnership')
  const form = dialog.locator('form')
  await form.getByLabel('Full Name').fill('Ingrid Sorensen')
  await form.getByLabel('Email Address').fill('ingrid@sorensen.example')
  await form.getByLabel('Phone Number').fill('614 555 0166')
  await test.step('the partnership dialog tells who holds the client for the chosen type', async () => {
    await expect(dialog.getByText('Choose a type')).toBeVisible()

    await choose(form, 'Partnership Type', 'White-Label Reseller')

    await expect(dialog.getByText('Choose a type')).toBeHidden()
    const panel = dialog.locator('#partnership-holders [data-chosen] li')
    await expect(panel).toHaveText(['First talkYou', 'ProposalYou', 'PlanningTogether', 'BuildWe', 'SupportYou'])
  })
  const release = await hold(page, '**/api/partnership')

  await sendButton(form).click()

  await expect(dialog.locator('.send-line')).toBeVisible()
  expect(await px(sendButton(form), 'opacity')).toBe(1)
  await expect(form.getByText('We use this only to answer you.')).toBeVisible()
  release()
  await expect(dialog).toBeHidden()
})

for (const width of [1440, 390]) {
  test(`at ${width} px what is seen stays where it is under a dialog, and the page is as before when it is closed or printed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
    await expect(page.locator('html')).toHaveClass(/lettered/)
    const [whole, seen] = [await placesOf(page, false), await placesOf(page, true)]
    const button = page.locator('[data-opens=quote]:visible').first()
    const away = page.locator('main [style*="content-visibility: hidden"]')

    await button.evaluate((one: HTMLElement) => one.click())
    expect(await away.count()).toBeGreaterThan(2)
    expect(await placesOf(page, true)).toEqual(seen)
    await page.keyboard.press('Escape')

    await expect(page.locator('[style*="content-visibility: auto"]')).toHaveCount(0)
    expect(await placesOf(page, false)).toEqual(whole)

    await button.evaluate((one: HTMLElement) => one.click())
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(away).toHaveCount(0)
  })
}

/** Where the words and drawings of the page stand, in CSS pixels of the window. */
function placesOf(page: Page, inView: boolean): Promise<string[]> {
  return page.evaluate(
    (inView) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, svg)')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => !inView || (bottom > 0 && top < innerHeight))
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
    inView,
  )
}
