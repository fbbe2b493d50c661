import type { Locator } from '@playwright/test'
import { PDF } from '../support/files.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { awake, choose, closeNotice, notice, postsOf, rewrite } from '../support/visitor.ts'

// How single fields and dialogs behave, whichever form they stand in.

async function fillContact(form: Locator, email: string) {
  await form.getByLabel('Full name').fill('Tomasz Wieland')
  await form.getByLabel('Company name').fill('Halvorsen Cold Storage')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Phone number').fill('216 555 0187')
  await choose(form, 'Service', 'DevOps')
  await form.getByLabel('Message').fill('Eleven cold stores.')
}

test('a retry carries the same key, and changed answers another', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ status: 503, json: { error: 'Later.' } })
  })
  await page.goto('/contact')
  const form = await awake(page.locator('#enquiry form'))
  await fillContact(form, freshAddress())
  const send = async () => {
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(notice(page)).toBeVisible()
    await closeNotice(page)
  }

  await send()
  await send()
  await rewrite(form.getByLabel('Message'), 'Twelve cold stores.')
  await send()

  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[\w-]{20,}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('where one file is taken, another takes its place', async ({ page }) => {
  await page.goto('/contact')
  const form = await awake(page.locator('#enquiry form'))
  await form.locator('input[type=file]').setInputFiles(PDF)
  await expect(form.getByText('checklist.pdf')).toBeVisible()

  await form.locator('input[type=file]').setInputFiles({ ...PDF, name: 'second.pdf' })

  await expect(form.getByText('second.pdf')).toBeVisible()
  await expect(form.getByText('checklist.pdf')).toBeHidden()
})

test('typed letters find an option of a list, and are forgotten after a second', async ({ page }) => {
  await page.goto('/contact')
  const form = await awake(page.locator('#enquiry form'))
  await form.getByRole('combobox', { name: 'Service' }).focus()
  await page.keyboard.press('Enter')

  await page.keyboard.type('qa')
  await expect(page.getByRole('option', { name: 'QA Testing' })).toBeFocused()
  await page.waitForTimeout(1100)
  await page.keyboard.type('w')

  await expect(page.getByRole('option', { name: 'Web Development' })).toBeFocused()
})

test('the quote dialog gives the first focus to its title', async ({ page }) => {
  await page.goto('/about')

  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()

  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeFocused()
})

test('a field that may stay empty says so, unless its label has a star', async ({ page }) => {
  await page.goto('/career')
  for (const label of ['Position', 'Years of experience', 'Current company', 'Expected salary', 'Notice period'])
    await expect(page.locator('#apply .field', { hasText: label }).getByText('optional', { exact: true })).toBeVisible()
  await expect(page.locator('#apply .field', { hasText: 'Full name' }).getByText('optional')).toHaveCount(0)

  await page.goto('/internship')
  await expect(page.locator('#application .field', { hasText: 'Availability *' }).getByText('optional')).toHaveCount(0)
})

test('each form says what becomes of the answers, and leads to the privacy policy', async ({ page }) => {
  for (const [path, form] of [
    ['/', '#consultation form'],
    ['/', '#quote-dialog form'],
    ['/contact', '#enquiry form'],
    ['/career', '#apply form'],
    ['/internship', '#application form'],
    ['/blog/partnership-program', '#partnership-dialog form'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(form)).toContainText('We use this only to answer you.')
    await expect(page.locator(form).locator('a[href="/privacy-policy"]')).toHaveCount(1)
  }
})

test('a draft comes back only into fields that are still empty, and nothing of it is sent', async ({ page }) => {
  await page.goto('/contact')
  const posts = postsOf(page)
  const form = await awake(page.locator('#enquiry form'))
  await form.getByLabel('Full name').fill('Tomasz Wieland')
  await form.getByLabel('Company name').fill('Halvorsen Cold Storage')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact') ?? '')).toContain('Halvorsen')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/ContactForm\.[^/]+\.js$/, async (route) => {
    await arrival
    await route.continue()
  })

  await page.goto('/contact')
  await form.getByLabel('Full name').pressSequentially('Tomasz')
  await expect(form).not.toHaveAttribute('data-awake')
  arrive()
  // Goes on typing while the form wakes and its fields are made anew.
  await page.keyboard.type(' Jan van der Meer-Wieland of Cleveland', { delay: 40 })
  await expect(form).toHaveAttribute('data-awake', '')
  await page.keyboard.type(', Ohio')

  await expect(form.getByLabel('Company name')).toHaveValue('Halvorsen Cold Storage')
  await expect(form.getByLabel('Full name')).toHaveValue('Tomasz Jan van der Meer-Wieland of Cleveland, Ohio')
  expect(posts).toEqual([])
})

test('where the browser forbids storage, a form still sends', async ({ page, site }) => {
  const email = freshAddress()
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, forbid)
  })
  await page.goto('/contact')
  const form = await awake(page.locator('#enquiry form'))
  await fillContact(form, email)

  await form.getByRole('button', { name: 'Send message' }).click()

  await expect(notice(page)).toContainText('Message sent successfully!')
  expect(await storedOf(site, email)).toHaveLength(1)
})
