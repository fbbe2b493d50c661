import type { Locator } from '@playwright/test'
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

test('a retry carries the same key, and changed answers another', { tag: '@full' }, async ({ page }) => {
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
