import { test as base, expect, freshAddress } from '../support/journey.ts'
import { awake, choose, notice } from '../support/visitor.ts'

// What forms tell analytics after a success, in the words and with the details that are fixed for each.

type Event = [action: string, category: string, label: string, value: number | undefined]

const test = base.extend<{ told: Event[] }>({
  told: [
    async ({ context }, use) => {
      const told: Event[] = []
      await context.exposeFunction('tell', (...event: Event) => event[0] !== 'page_view' && told.push(event))
      await context.addInitScript(() => {
        const { tell } = window as unknown as { tell: (...event: unknown[]) => void }
        window.gtag = (_, action, details) =>
          tell(action, details?.event_category, details?.event_label, details?.value)
      })
      await use(told)
    },
    { auto: true },
  ],
})

test('a quote request tells its service and the value 1', async ({ page, told }) => {
  await page.goto('/?quote=devops')
  const form = await awake(page.locator('#quote-dialog form'))
  await form.getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
  await form.getByLabel('Business name').fill('Halvorsen Cold Storage')
  await form.getByLabel('Email address').fill(freshAddress())
  await form.getByLabel('Phone number').fill('216 555 0187')
  await form.getByLabel('What should it do, and by when?').fill('Eleven cold stores.')

  await form.getByRole('button', { name: 'Send my request' }).click()

  await expect(notice(page)).toBeVisible()
  await expect.poll(() => told).toEqual([['form_submit', 'quote', 'devops', 1]])
})

test('a contact enquiry tells its service', async ({ page, told }) => {
  await page.goto('/contact')
  const form = await awake(page.locator('#enquiry form'))
  await form.getByLabel('Full name').fill('Tomasz Wieland')
  await form.getByLabel('Company name').fill('Halvorsen Cold Storage')
  await form.getByLabel('Email address').fill(freshAddress())
  await form.getByLabel('Phone number').fill('216 555 0187')
  await choose(form, 'Service', 'DevOps')
  await form.getByLabel('Message').fill('Eleven cold stores.')

  await form.getByRole('button', { name: 'Send message' }).click()

  await expect(notice(page)).toBeVisible()
  await expect.poll(() => told.map((event) => event.slice(0, 3))).toEqual([['form submit', 'contact', 'devops']])
})

test('an internship application tells its track, or "general" where none was chosen', async ({ page, told }) => {
  await page.goto('/internship')
  const form = await awake(page.locator('#application form'))
  for (const track of [undefined, 'Web Development']) {
    await form.getByLabel('Full Name').fill('Priya Raman')
    await form.getByLabel('Email Address').fill(freshAddress())
    await form.getByLabel('Phone Number').fill('419 555 0121')
    await form.getByLabel('University/College').fill('Bowsprit State')
    await form.getByLabel('Major/Field of Study').fill('Hydrography')
    if (track) await choose(form, 'Internship Track *', track)
    await form.getByLabel('Why do you want to join?').fill('To learn on real tides.')
    await form.getByRole('button', { name: 'Submit application' }).click()
    await expect(form.getByLabel('Full Name')).toHaveValue('')
  }

  await expect
    .poll(() => told.map((event) => event.slice(0, 3)))
    .toEqual([
      ['form_submit', 'internship', 'general'],
      ['form_submit', 'internship', 'web-development'],
    ])
})
