import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { awake, keepNotices, notice } from '../support/visitor.ts'

test.use({ pictures: true })

/*
 * The first screen of each kind of page, and each dialog, as pictures (`look/`, drawn by scripts/draw-look.ts). What tells
 * the day of the build or of a request has none: receipts, links in emails, the profile.
 */

const WIDTHS = { 390: 844, 1024: 768, 1440: 900 }

/** A Tuesday, 2:18 PM in Ohio. */
const NOW = new Date('2026-03-03T19:18:00Z')

const PAGES: Record<string, string> = {
  home: '/',
  services: '/services',
  'app-development': '/services/app-development',
  'web-development': '/services/web-development',
  'software-development': '/services/software-development',
  'data-engineering': '/services/data-engineering',
  'cloud-engineering': '/services/cloud-engineering',
  'mvp-development': '/services/mvp-development',
  'qa-testing': '/services/qa-testing',
  'it-consulting': '/services/it-consulting',
  devops: '/services/devops',
  portfolio: '/portfolio',
  'project-page': '/portfolio/wardrow',
  about: '/about',
  contact: '/contact',
  career: '/career',
  internship: '/internship',
  blog: '/blog',
  article: '/blog/cloud-bill-with-names',
  legal: '/privacy-policy',
  'not-found': '/services/mobile-app-developmen',
  'article-not-found': '/blog/cloud-bill-with-name',
  'profile-not-found': '/profile/j-harlow',
  erased: '/erased',
  'fault-broken': '/faults/broken',
  'fault-unavailable': '/faults/unavailable',
  'newsletter-sent': '/newsletter/sent',
  'form-page': '/forms/quote',
}

/** Where the dialog opens by its address, or by a press on that page. */
const DIALOGS: Record<string, { path: string; press?: string; dialog: string; form?: boolean }> = {
  quote: { path: '/about?quote=devops', dialog: '#quote-dialog', form: true },
  application: { path: '/career?job=senior-full-stack-developer&apply=1', dialog: '#career-dialog', form: true },
  track: { path: '/internship?track=ai-tools&apply=1', dialog: '#internship-dialog', form: true },
  partnership: {
    path: '/blog/partnership-program',
    press: 'Apply for Partnership',
    dialog: '#partnership-dialog',
    form: true,
  },
  project: { path: '/portfolio?project=kerbline', dialog: '#project-kerbline-dialog' },
  job: { path: '/career?job=senior-full-stack-developer', dialog: '#job-senior-full-stack-developer-dialog' },
  'track-details': { path: '/internship?track=ai-tools', dialog: '#track-ai-tools-dialog' },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of Object.entries(WIDTHS)) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`the first screen of ${name} looks as drawn at ${width} px`, async ({ page }) => {
      await visit(page, path, Number(width), height)

      await expect(page).toHaveScreenshot(`${name}-${width}.png`)
    })
  }
  for (const [name, { path, press, dialog, form }] of Object.entries(DIALOGS)) {
    test(`the ${name} dialog looks as drawn at ${width} px`, async ({ page }) => {
      await visit(page, path, Number(width), height)
      if (press) await page.getByRole('link', { name: press }).click()
      await expect(page.locator(dialog)).toBeVisible()
      if (form) await awake(page.locator(`${dialog} form`))
      // Over a page that is scrolled far, Chromium draws a dialog 32 px too high in one picture of five.
      await page.evaluate(() => scrollTo(0, 0))
      await settled(page)

      await expect(page).toHaveScreenshot(`dialog-${name}-${width}.png`)
    })
  }
  test(`a dialog with errors looks as drawn at ${width} px`, async ({ page }) => {
    await visit(page, '/about?quote=devops', Number(width), height)
    const dialog = page.locator('#quote-dialog')
    await awake(dialog.locator('form'))
    await keepNotices(page)
    await dialog.locator('[type=submit]').click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(notice(page)).toBeVisible()
    await settled(page)

    await expect(page).toHaveScreenshot(`dialog-errors-${width}.png`)
  })
  test(`the menu looks as drawn at ${width} px`, async ({ page }) => {
    await visit(page, '/about', Number(width), height)
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    else await page.locator('header').getByText('Services', { exact: true }).first().hover()
    await settled(page)

    await expect(page).toHaveScreenshot(`menu-${width}.png`)
  })
}

async function visit(page: Page, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.clock.setFixedTime(NOW)
  await page.goto(path, { waitUntil: 'load' })
  await settled(page)
}

/** Fonts and pictures are there, late styles too, which a busy page may ask for after half a second of rest. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('html.js:not(.lettered)')).toHaveCount(0)
  const sheets = page.locator('link[rel=stylesheet]')
  await expect.poll(() => sheets.evaluateAll((all: HTMLLinkElement[]) => all.every(({ sheet }) => sheet))).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}
