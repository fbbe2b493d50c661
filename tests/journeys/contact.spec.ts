import type { Page } from '@playwright/test'
import { faults } from '../support/axe.ts'
import { fileOf, MiB, PDF, program } from '../support/files.ts'
import { journeyOf, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { awake, choose, expectNotice, keptFiles, notice, postsOf, rewrite } from '../support/visitor.ts'

// What is the contact form's own. What every form does: forms.spec.ts.

const { open, fill, success, failure } = journeyOf('contact')
const form = (page: Page) => page.locator('#enquiry form')
const send = (page: Page) => sendButton(form(page))
const file = (page: Page) => form(page).locator('input[type=file]')

test('its lists, files and rules, in one visit', async ({ page, site }) => {
  const requests = await recordRequests(page)
  await open(page)
  const posts = postsOf(page)

  await test.step('typed letters find an option of a list, and are forgotten after a second', async () => {
    await form(page).getByRole('combobox', { name: 'Service' }).focus()
    await page.keyboard.press('Enter')

    await page.keyboard.type('qa')
    await expect(page.getByRole('option', { name: 'QA Testing' })).toBeFocused()
    // By the page's own clock, on which the list's earlier timer comes first.
    await page.evaluate(() => new Promise((over) => setTimeout(over, 1100)))
    await page.keyboard.type('w')

    await expect(page.getByRole('option', { name: 'Web Development' })).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('a file shows its name and its size in MB, and can be taken out again', async () => {
    await file(page).setInputFiles(fileOf('checklist.pdf', 1.5 * MiB))
    await expect(form(page).getByText('checklist.pdf')).toBeVisible()
    await expect(form(page).getByText('1.50 MB')).toBeVisible()
    const chooser = form(page).locator('label', { has: page.locator('[type=file]') })
    const height = async () => (await chooser.boundingBox())?.height ?? 0
    expect(await height()).toBeLessThan(2)
    // The keyboard comes to a chooser that is seen.
    await form(page).getByRole('button', { name: 'Remove checklist.pdf' }).focus()
    await page.keyboard.press('Tab')
    await expect(file(page)).toBeFocused()
    expect(await height()).toBeGreaterThan(60)

    await form(page).getByRole('button', { name: 'Remove checklist.pdf' }).click()
    await expect(form(page).getByText('checklist.pdf')).toBeHidden()
  })

  await test.step('a file of 10 MB is kept; one byte more, or another kind, is refused with its words', async () => {
    await file(page).setInputFiles(fileOf('over.pdf', 10 * MiB + 1))
    await expectNotice(page, 'File too large', 'Please select a file smaller than 10MB.')
    await expect(notice(page)).toHaveAttribute('data-destructive', '')
    await expect(form(page).getByRole('button', { name: 'Remove over.pdf' })).toBeHidden()

    const kinds = 'Please choose one of: pdf, doc, docx, txt, png, jpg, jpeg, gif, zip, rar, csv'
    for (const name of ['tool.exe', 'book.xlsx', 'talk.pptx']) {
      await file(page).setInputFiles(program(name))
      await expectNotice(page, 'File type not allowed', kinds)
      await expect(form(page).getByRole('button', { name: `Remove ${name}` })).toBeHidden()
    }

    await file(page).setInputFiles(fileOf('full.pdf', 10 * MiB))
    await expect(form(page).getByText('10.00 MB')).toBeVisible()
  })

  await test.step('every rule has its own words, at the field and above the form, and nothing is sent', async () => {
    const words = {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      company: 'Company name must be at least 2 characters',
      service: 'Please select a service',
      message: 'Message must be at least 10 characters',
    }

    await send(page).click()

    for (const [name, said] of Object.entries(words)) {
      await expect(page.locator(`#contact-${name}-problem`)).toHaveText(said)
      await expect(form(page).getByRole('alert')).toContainText(said)
    }

    await form(page).getByLabel('Full name').fill('T')
    await form(page).getByLabel('Company name').fill(' H ')
    await form(page).getByLabel('Email address').fill('tomasz@halvorsen')
    await form(page).getByLabel('Phone number').fill('555 01')
    await form(page).getByLabel('Message').fill('Nine char')
    await send(page).click()
    await expect(form(page).getByRole('alert')).toBeFocused()

    for (const [name, said] of Object.entries(words))
      await expect(page.locator(`#contact-${name}-problem`)).toHaveText(said)
    expect(posts).toEqual([])
  })

  await test.step('a program that calls itself a PDF is refused by the server, at its field', async () => {
    const email = freshAddress()
    // In Firefox `fill` adds to an address.
    for (const key of ['ControlOrMeta+a', 'Delete']) await form(page).getByLabel('Email address').press(key)
    await fill(form(page), email)
    await file(page).setInputFiles(program('invoice.pdf'))

    await send(page).click()

    await expectNotice(page, ...failure)
    await expect(page.locator('#contact-file-problem')).toBeVisible()
    await expect(form(page).getByLabel('Company name')).toHaveValue('Halvorsen Cold Storage')
    expect(await storedOf(site, email, 'all')).toEqual([])
  })

  await test.step('the shortest answers that are allowed are taken', async () => {
    const email = freshAddress()
    await form(page).getByRole('button', { name: 'Remove invoice.pdf' }).click()
    await form(page).getByLabel('Full name').fill('Ty')
    await form(page).getByLabel('Company name').fill('HC')
    await rewrite(form(page).getByLabel('Email address'), email)
    // Ten characters with the dial code and its space (specification 11.4.5).
    await form(page).getByLabel('Phone number').fill('5550187')
    await choose(form(page), 'Service', 'Not sure yet')
    await form(page).getByLabel('Message').fill('Ten chars.')

    await send(page).click()

    await expectNotice(page, ...success)
    const { parts } = (await requests()).at(-1) ?? {}
    expect(Object.fromEntries(parts ?? [])).toMatchObject({ firstName: 'Ty', lastName: '' })
    expect(await storedOf(site, email)).toHaveLength(1)
  })
})

test('a slow upload shows how far it is and can be stopped; everything stays, and it can be sent again', async ({
  page,
  site,
  network,
}) => {
  const email = freshAddress()
  await open(page, network.url)
  await fill(form(page), email)
  await file(page).setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(9 * MiB)]) })
  const release = network.holdUploads()

  await send(page).click()
  await expect(form(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await form(page).getByRole('button', { name: 'Cancel' }).click()

  const summary = form(page).getByRole('alert')
  await expect(summary).toContainText('Sending was stopped.')
  await expect(summary).toContainText('Everything you entered is still here.')
  await expect(summary).toBeFocused()
  await expect(form(page).getByText('checklist.pdf')).toBeVisible()
  await expect(form(page).getByLabel('Full name')).toHaveValue('Tomasz Jan Wieland')

  release()
  await send(page).click()
  await expectNotice(page, ...success)
  expect(await storedOf(site, email)).toHaveLength(1)
})

test('what was typed and the chosen file survive a reload on this device, and go when it is sent', async ({ page }) => {
  await open(page)
  await fill(form(page), freshAddress())
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact') ?? '')).toContain('Eleven cold')
  await expect.poll(() => keptFiles(page, 'contact')).toEqual(['checklist.pdf'])

  await open(page)
  await expect(form(page).getByLabel('Full name')).toHaveValue('Tomasz Jan Wieland')
  await expect(form(page).getByLabel('Phone number')).toHaveValue('216 555 0187')
  await expect(form(page).getByRole('combobox', { name: 'Service' })).toContainText('DevOps')
  await expect(form(page).getByText('checklist.pdf')).toBeVisible()
  await send(page).click()
  await expectNotice(page, ...success)

  await open(page)
  await expect(form(page).getByLabel('Full name')).toHaveValue('')
  await expect(form(page).getByText('checklist.pdf')).toBeHidden()
})

test('a chosen file that was kept for more than 30 days is gone', async ({ page }) => {
  await open(page)
  await file(page).setInputFiles(PDF)
  await expect.poll(() => keptFiles(page, 'contact', 31)).toEqual(['checklist.pdf'])
  await open(page)
  await expect.poll(() => keptFiles(page, 'contact', 31)).toEqual([])
  await expect(form(page).getByText('checklist.pdf')).toBeHidden()
})

test.describe('in Ohio', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a phone tells by when an engineer has answered, and the answers left to put right can be read', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const due = page.locator('.week-due')
    // Ohio: a Tuesday at 2:18 PM, the same day half an hour after closing, and a Sunday.
    for (const [moment, words] of [
      ['2026-03-03T19:18:00Z', 'Tuesday 2:18 PM EST, the desk is openWednesday 2:18 PM EST'],
      ['2026-03-03T23:30:00Z', 'Tuesday 6:30 PM EST, the desk is closedWednesday 6:30 PM EST'],
      ['2026-03-01T15:05:00Z', 'Sunday 10:05 AM EST, the desk is closedMonday 10:05 AM EST'],
    ] as const) {
      await page.clock.setFixedTime(new Date(moment))
      await page.goto('/contact')
      await expect(due).toContainText(words)
    }
    await awake(form(page))
    await send(page).click()
    await expect(form(page).getByText(/answers left to put right/)).toBeVisible()
    expect(await faults(page)).toEqual([])
  })

  test('the words of the due time find their room, so that nothing moves when they come', async ({ page }) => {
    const chart = page.locator('.week figure')
    for (const [width, moment] of [
      [390, '2026-03-03T15:18:00Z'],
      [390, '2026-03-06T23:58:00Z'],
      [1440, '2026-03-06T23:58:00Z'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.clock.setFixedTime(new Date(moment))
      await page.goto('/contact')
      const place = await chart.boundingBox()
      // The script finds nothing to write into.
      await page.route('/contact', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('data-week=', 'data-none=') })
      })
      await page.goto('/contact')
      await expect(page.locator('[data-due]').first()).toHaveText('Within 24 hours')
      expect(await chart.boundingBox()).toEqual(place)
      await page.unroute('/contact')
    }
  })

  test('the first screen says “Usually within” while the desk is open for so long', async ({ page }) => {
    // An hour and a half before closing, for a target of one hour and of four.
    await page.clock.setFixedTime(new Date('2026-03-03T21:30:00Z'))
    const words = page.getByText('Usually within 1 hour.')
    await page.goto('/contact')
    await expect(words).toBeVisible()
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('quot;:3599999', 'quot;:14399999') })
    })
    await page.goto('/contact')
    await expect(words).toBeHidden()
  })

  test('the send button stands below the time by which an answer comes to what is sent now', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-03T19:18:00Z'))
    await page.goto('/contact')
    const due = page.locator('#enquiry .form-due')
    await expect(due).toHaveText('Sent now, answered within 24 hours')

    await due.scrollIntoViewIfNeeded()

    await expect(due).toHaveText('Sent now, answered by Wednesday 2:18 PM EST, usually within 1 hour')
    const [words, button] = [await due.boundingBox(), await page.locator('#enquiry [type=submit]').boundingBox()]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })
})
