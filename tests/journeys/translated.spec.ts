import type { Locator, Page } from '@playwright/test'
import { DRAWN, FORM_JOURNEYS, repeats, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, test } from '../support/journey.ts'
import { notice, openForKeys } from '../support/visitor.ts'

// A page that the browser translates: React's texts are taken out of the page before its islands wake, and again after.

/** Faults of scripts, but for what React says of a page that is not as the server drew it. It then draws it anew. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => /Hydration|#4(18|23|25)/.test(message) || faults.push(message))
  return faults
}

for (const journey of FORM_JOURNEYS) {
  const { name, form: kind, open, fill, line, success } = journey
  test(`${name}: on a translated page it is chosen, refused, repaired and sent`, {
    tag: repeats(journey, DRAWN),
  }, async ({ page }) => {
    const faults = faultsOf(page)
    await translated(page)
    const form = await opened(page, line.id, open)
    await expect(form.locator('font').first()).toBeAttached()

    await sendButton(form).click()
    await expect(form.getByText(line.missing).first()).toBeVisible()
    await fill(form, freshAddress())
    await expect(form.getByText(line.missing)).toHaveCount(0)
    await sendButton(form).click()

    for (const words of success) await expect(notice(page)).toContainText(words)
    if (kind !== 'newsletter') await expect(page.locator('.sent')).toContainText('We answer by')
    await expect(sendButton(form)).toHaveText(/^(Send|Submit|Subscribe)/)
    expect(faults).toEqual([])
  })
}

test('a translated article is liked and copied, and the listing counts what is found', async ({ page, context }) => {
  const faults = faultsOf(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await translated(page)
  await page.goto('/blog/partnership-program')
  const like = page.locator('.like')
  await like.click()
  await expect(like).toContainText('Liked')
  await like.click()
  await expect(like).not.toContainText('Liked')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

  await openForKeys(page, '/blog')
  const count = page.getByRole('status').filter({ hasText: 'articles' })
  await page.getByRole('searchbox').fill('xylophone')
  await page.keyboard.press('Enter')
  await expect(count).toHaveText(/^0 of \d+ articles with “xylophone”$/)
  await expect(async () => {
    const all = page.getByRole('button', { name: 'Browse All Articles' })
    if (await all.isVisible()) await all.click()
    await expect(count).toHaveText(/^\d+ articles$/, { timeout: 2_000 })
  }).toPass()
  expect(faults).toEqual([])
})

/** The form, awake. React draws it anew when it wakes, and whoever scrolls to it just then finds it gone. */
async function opened(page: Page, id: string, open: (page: Page) => Promise<Locator>): Promise<Locator> {
  if (id === '') return open(page)
  await open(page).catch((fault: Error) => expect(fault.message).toContain('not attached'))
  const form = page.locator('form').filter({ has: page.locator(`#${id}`) })
  await expect(form).toHaveAttribute('data-awake', '')
  return form
}

/**
 * The page as a browser's translation leaves it, from before any script of it runs: every text, now and whenever one
 * comes, is taken out and stands anew in two elements around it, as Chrome's does. The words stay, so that a test finds
 * them.
 */
async function translated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'font, script, style, noscript, textarea, svg, [translate=no]'
    const translate = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) if (at instanceof Text) texts.push(at)
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          translate(target)
          for (const node of addedNodes) translate(node)
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
}
