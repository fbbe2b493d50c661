import { journeyOf } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { hold, notice, postsOf } from '../support/visitor.ts'

// How single fields and dialogs behave, whichever form they stand in.

const contact = journeyOf('contact')

test('a draft comes back only into fields that are still empty, and nothing of it is sent', async ({ page }) => {
  const posts = postsOf(page)
  const form = await contact.open(page)
  await form.getByLabel('Full name').fill('Tomasz Wieland')
  await form.getByLabel('Company name').fill('Halvorsen Cold Storage')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact') ?? '')).toContain('Halvorsen')
  const arrive = await hold(page, /\/ContactForm\.[^/]+\.js$/)

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
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
  })
  const form = await contact.open(page)
  await contact.fill(form, email)

  await form.getByRole('button', { name: 'Send message' }).click()

  await expect(notice(page)).toContainText('Message sent successfully!')
  expect(await storedOf(site, email)).toHaveLength(1)
})
