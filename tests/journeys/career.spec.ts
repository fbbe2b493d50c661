import type { Locator, Page } from '@playwright/test'
import { fileOf, MiB, PDF } from '../support/files.ts'
import { fillCareer, journeyOf, RESUME, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { attachmentsOf, lettersOf } from '../support/letters.ts'
import { awake, choose, expectNotice, openForKeys, optionsOf } from '../support/visitor.ts'

// What is the career form's own. What every form does: forms.spec.ts.

const { open, fill, success, failure } = journeyOf('career')

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for this position' })
const resume = (form: Locator) => form.locator('input[type=file]')

test('its button and résumé, in one visit', async ({ page }) => {
  const form = await open(page)

  await test.step('on a wide window the button that sends stands below the fields, and ends with them', async () => {
    const [letter, button] = [await form.getByLabel('Cover letter').boundingBox(), await sendButton(form).boundingBox()]
    const ends = [letter, button].map((box) => (box?.x ?? 0) + (box?.width ?? 0))

    expect(button?.y).toBeGreaterThan((letter?.y ?? 0) + (letter?.height ?? 0))
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(2)
  })

  await test.step('a field that may stay empty says so, unless its label has a star', async () => {
    for (const label of ['Position', 'Years of experience', 'Current company', 'Expected salary', 'Notice period'])
      await expect(
        page.locator('#apply .field', { hasText: label }).getByText('optional', { exact: true }),
      ).toBeVisible()
    await expect(page.locator('#apply .field', { hasText: 'Full name' }).getByText('optional')).toHaveCount(0)
  })

  await test.step('a résumé is a PDF or a Word file; above the 5 MB of the hint it is taken, above 10 it is not', async () => {
    await expect(form.getByText('PDF, DOC or DOCX (max 5MB)')).toBeVisible()

    await resume(form).setInputFiles(fileOf('over.pdf', 10 * MiB + 1))
    await expectNotice(page, 'File too large', 'Please select a file smaller than 10MB.')
    await expect(form.getByRole('button', { name: 'Remove over.pdf' })).toBeHidden()

    await resume(form).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
    await expectNotice(page, 'File type not allowed', 'Please choose one of: pdf, doc, docx')
    await expect(form.getByRole('button', { name: 'Remove me.png' })).toBeHidden()

    await resume(form).setInputFiles(fileOf('thorough.pdf', 6 * MiB))
    await expect(form.getByText('6.00 MB')).toBeVisible()
  })
})

test('after an answer that was lost the application can be sent again, and is stored once with its résumé', async ({
  page,
  site,
  network,
}) => {
  const email = freshAddress()
  const form = await open(page, network.url)
  await fill(form, email)
  network.loseNextAnswer('/api/contact')

  await sendButton(form).click()
  await expectNotice(page, ...failure)
  await sendButton(form).click()

  await expectNotice(page, ...success)
  const rows = await storedOf(site, email)
  expect(rows.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([[RESUME]])
})

test.describe('the dialogs of a job', () => {
  test('Apply Now in the details closes them and opens the application with that job, which arrives', async ({
    page,
    site,
    post,
  }) => {
    const email = freshAddress()
    await page.goto('/career')
    await page.getByRole('link', { name: /^View Details.*Email Marketing Manager/ }).click()
    const details = page.getByRole('dialog', { name: 'Email Marketing Manager', exact: true })
    await expect(details.getByRole('heading', { name: 'Requirements' })).toBeVisible()
    await expect(details.getByRole('heading', { name: 'Responsibilities' })).toBeVisible()
    await expect(details.locator('.chart-sheet')).toBeInViewport({ ratio: 1 })

    await details.getByRole('link', { name: 'Apply Now' }).click()

    await expect(details).toBeHidden()
    const form = await awake(dialog(page).locator('form'))
    await expect(form.getByRole('combobox', { name: 'Position' })).toContainText('Email Marketing Manager')
    expect(await optionsOf(form, 'Position')).toEqual([
      'Email Marketing Manager',
      'Business Developer',
      'Upwork Bidder',
      'Internships for Students & Fresh Graduates',
      'Other',
    ])
    expect(await optionsOf(form, 'Experience level')).toEqual(['Entry level', 'Junior', 'Mid level', 'Senior'])

    await fillCareer(form, email)
    await sendButton(form).click()
    await expect(form.getByRole('alert')).toContainText('Experience is required')
    await choose(form, 'Experience level', 'Senior')
    // Closed and opened again, it has all of it.
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^View Details.*Email Marketing Manager/ }).click()
    await details.getByRole('link', { name: 'Apply Now' }).click()
    await sendButton(form).click()

    await expectNotice(page, ...success)
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
    const [row] = await storedOf(site, email)
    await expect(page.getByRole('region', { name: success[0] })).toContainText(row?.reference ?? '')
    const { toDesk } = await lettersOf(post, email, 'careers')
    expect(toDesk.mail.subject).toContain('Email Marketing Manager application')
    expect(toDesk.mail.text).toContain('Senior')
    expect(attachmentsOf(toDesk)).toEqual([{ name: RESUME, content: PDF.buffer }])
  })

  test('a link opens a job, or with apply=1 its application', async ({ page }) => {
    const job = page.getByRole('dialog', { name: 'Cold Calling Specialist' })
    for (const asked of ['?job=cold-calling-specialist', '#job-cold-calling-specialist-dialog']) {
      await openForKeys(page, `/career${asked}`)
      await expect(job).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(job).toBeHidden()
      await expect(page).toHaveURL('/career')
    }

    await page.goto('/career?job=senior-full-stack-developer&apply=1')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('combobox', { name: 'Position' })).toContainText('Senior Full-Stack Developer')

    // Where the form's script does not come, the form is sent as it is.
    await page.route(/CareerForm.*\.js/, (route) => route.abort())
    await page.goto('/career?job=email-marketing-manager&apply=1')
    await expect(dialog(page).locator('select[name=position]')).toHaveValue('Email Marketing Manager')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test("a job's Apply Now leads to a page with that job chosen", async ({ page }) => {
    await page.goto('/career')
    await page
      .getByRole('link', { name: /^Apply Now.*Email Marketing Manager/ })
      .first()
      .click()

    await expect(page.getByRole('main').getByLabel('Position')).toHaveValue('Email Marketing Manager')
    await expect(page.getByRole('main').getByLabel('Experience level')).toHaveAttribute('required', '')
  })
})
