import type { Locator, Page } from '@playwright/test'
import { fileOf, MiB, PDF, program } from '../support/files.ts'
import { expect, freshAddress, lettersAbout, storedOf, test } from '../support/journey.ts'
import { attachmentsOf, lettersOf, wordsOf } from '../support/letters.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { awake, choose, expectNotice, notice, optionsOf, postsOf } from '../support/visitor.ts'

// Long, because one file tells all that a visitor may rely on with the career form.

const RESUME = { ...PDF, name: 'résumé of M. Okafor.pdf' }
const SUCCESS = [
  'Application submitted successfully!',
  "We'll review your application and get back to you within 3-5 business days.",
] as const
const FAILURE = 'Failed to submit application. Please try again.'

const inline = (page: Page) => page.locator('#apply form')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for this position' })
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit application' })
const resume = (form: Locator) => form.locator('input[type=file]')

async function open(page: Page, path = '/career') {
  await page.goto(path)
  return awake(inline(page))
}

async function fill(form: Locator, email: string, fullName = 'Miriam Okafor Lund') {
  await form.getByLabel('Full name').fill(fullName)
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Phone number').fill('216 555 0144')
  await form.getByLabel('Cover letter').fill(`I tuned the ledger of a bank.\nAsk about it at ${email}.`)
}

test('an application reaches the hiring desk with its résumé and every answer', async ({ page, site, post }) => {
  const email = freshAddress()
  const form = await open(page)
  await fill(form, email)
  await choose(form, 'Position', 'Upwork Bidder')
  await choose(form, 'Years of experience', '3-5 years')
  await choose(form, 'Notice period', '2 weeks')
  await form.getByLabel('Current company').fill('Lund Ferries')
  await form.getByLabel('Expected salary').fill('61,000 USD')
  await form.getByLabel('LinkedIn profile').fill('linkedin.example/in/okafor')
  await form.getByLabel('Portfolio URL').fill('https://okafor.example/work')
  await resume(form).setInputFiles(RESUME)

  await submit(form).click()

  await expectNotice(page, ...SUCCESS)
  const [row] = await storedOf(site, email)
  expect(row).toMatchObject({ kind: 'career', desk: 'careers', reference: expect.stringMatching(/^J-[0-9A-Z]{5}$/) })
  const { toDesk, toVisitor } = await lettersOf(post, email, 'careers')
  expect(toDesk.mail.subject).toContain(`[${row?.reference}] Upwork Bidder application`)
  for (const said of [
    'Miriam Okafor Lund',
    '+1 216 555 0144',
    '3-5 years',
    '2 weeks',
    'Lund Ferries',
    '61,000 USD',
    'linkedin.example/in/okafor',
    'https://okafor.example/work',
    'I tuned the ledger of a bank.',
  ])
    expect(toDesk.mail.text).toContain(said)
  expect(attachmentsOf(toDesk)).toEqual([{ name: RESUME.name, content: RESUME.buffer }])
  for (const theirs of ['Miriam', 'Okafor', 'Lund', '555 0144', 'Upwork', '61,000', 'ledger', 'résumé of'])
    expect(wordsOf(toVisitor)).not.toContain(theirs)
  expect(toVisitor.mail.attachments).toEqual([])
  await expect(page.getByRole('region', { name: SUCCESS[0] })).toContainText(row?.reference ?? '')
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Position' })).toContainText('Select a position')
  await expect(form.getByText(RESUME.name)).toBeHidden()
})

test('the résumé goes ahead; the call carries the five keys, its token and the answers; who has one name is greeted by no filler', async ({
  page,
  post,
}) => {
  const email = freshAddress()
  const requests = await recordRequests(page)
  const form = await open(page)
  await fill(form, email, 'Miriam')
  await choose(form, 'Position', 'Other')
  await resume(form).setInputFiles(RESUME)

  await submit(form).click()
  await expectNotice(page, ...SUCCESS)

  const [upload, { path, json: body = {} } = {}, ...more] = await requests()
  expect(upload).toEqual({ path: '/api/uploads', parts: [['resume', RESUME.name]] })
  expect([path, more]).toEqual(['/api/contact', []])
  expect(Object.keys(body).sort()).toEqual('application,email,firstName,lastName,message,phone,resume'.split(','))
  expect(body).toMatchObject({
    firstName: 'Miriam',
    lastName: 'Applicant',
    email,
    phone: '+1 216 555 0144',
    resume: expect.stringMatching(/^[\w-]{20,}$/),
  })
  expect(body.message).toBe(
    [
      'Position: Other',
      'Experience: Not provided',
      'Current Company: Not provided',
      'Expected Salary: Not provided',
      'Notice Period: Not provided',
      'LinkedIn: Not provided',
      'Portfolio: Not provided',
      '',
      'Cover Letter:',
      `I tuned the ledger of a bank.\nAsk about it at ${email}.`,
      '',
      `Resume: ${RESUME.name}`,
    ].join('\n'),
  )
  for (const letter of await lettersAbout(post, email, 2)) expect(wordsOf(letter)).not.toContain('Applicant')
})

test('its button, choices, requirements and résumé, in one visit', async ({ page }) => {
  const form = await open(page)
  const posts = postsOf(page)

  await test.step('on a wide window the button that sends stands below the fields, and ends with them', async () => {
    const [letter, button] = [await form.getByLabel('Cover letter').boundingBox(), await submit(form).boundingBox()]
    const ends = [letter, button].map((box) => (box?.x ?? 0) + (box?.width ?? 0))

    expect(button?.y).toBeGreaterThan((letter?.y ?? 0) + (letter?.height ?? 0))
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(2)
  })

  await test.step('the page offers the specified positions, years and notice periods', async () => {
    expect(await optionsOf(form, 'Position')).toEqual([
      'Business Developer',
      'Upwork Bidder',
      'Internships for Students & Fresh Graduates',
      'Other',
    ])
    expect(await optionsOf(form, 'Years of experience')).toEqual(['0-1 years', '1-3 years', '3-5 years', '5+ years'])
    expect(await optionsOf(form, 'Notice period')).toEqual(
      'Immediate,1 week,2 weeks,1 month,2 months,3 months'.split(','),
    )
  })

  await test.step('a field that may stay empty says so, unless its label has a star', async () => {
    for (const label of ['Position', 'Years of experience', 'Current company', 'Expected salary', 'Notice period'])
      await expect(
        page.locator('#apply .field', { hasText: label }).getByText('optional', { exact: true }),
      ).toBeVisible()
    await expect(page.locator('#apply .field', { hasText: 'Full name' }).getByText('optional')).toHaveCount(0)
  })

  await test.step('what is required is told at each field, and nothing is sent', async () => {
    await submit(form).click()

    for (const said of ['Full name', 'Email address', 'Phone number', 'Cover letter', 'Resume'])
      await expect(form.getByRole('alert')).toContainText(`${said} is required`)
    await expect(page.locator('#career-resume-problem')).toHaveText('Resume is required')
    // On the page, unlike in the dialog, the experience may stay open.
    await expect(form.getByRole('alert')).not.toContainText('xperience')

    await form.getByLabel('Email address').fill('miriam@lund')
    await submit(form).click()
    await expect(page.locator('#career-email-problem')).toHaveText('Please enter a valid email address')
    expect(posts).toEqual([])
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

test('a program that calls itself a résumé is refused, and the application is not stored without it', async ({
  page,
  site,
}) => {
  const email = freshAddress()
  const form = await open(page)
  await fill(form, email)
  await resume(form).setInputFiles(program(RESUME.name))

  await submit(form).click()

  await expect(notice(page)).toContainText('Error')
  await expect(page.locator('#career-resume-problem')).toBeVisible()
  await expect(form.getByLabel('Full name')).toHaveValue('Miriam Okafor Lund')
  expect(await storedOf(site, email, 'all')).toEqual([])
})

test('after an answer that was lost the application can be sent again, and is stored once with its résumé', async ({
  page,
  site,
  network,
}) => {
  const email = freshAddress()
  const form = await open(page, `${network.url}/career`)
  await fill(form, email)
  await resume(form).setInputFiles(RESUME)
  network.loseNextAnswer('/api/contact')

  await submit(form).click()
  await expectNotice(page, 'Error', FAILURE)
  await submit(form).click()

  await expectNotice(page, ...SUCCESS)
  const rows = await storedOf(site, email)
  expect(rows.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([[RESUME.name]])
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

    await fill(form, email)
    await resume(form).setInputFiles(RESUME)
    await submit(form).click()
    await expect(form.getByRole('alert')).toContainText('Experience is required')
    await choose(form, 'Experience level', 'Senior')
    // Closed and opened again, it has all of it.
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^View Details.*Email Marketing Manager/ }).click()
    await details.getByRole('link', { name: 'Apply Now' }).click()
    await submit(form).click()

    await expectNotice(page, ...SUCCESS)
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
    const [row] = await storedOf(site, email)
    await expect(page.getByRole('region', { name: SUCCESS[0] })).toContainText(row?.reference ?? '')
    const { toDesk } = await lettersOf(post, email, 'careers')
    expect(toDesk.mail.subject).toContain('Email Marketing Manager application')
    expect(toDesk.mail.text).toContain('Senior')
    expect(attachmentsOf(toDesk)).toEqual([{ name: RESUME.name, content: RESUME.buffer }])
  })

  test('a link opens a job, or with apply=1 its application', async ({ page }) => {
    await page.goto('/career?job=cold-calling-specialist')
    await expect(page.getByRole('dialog', { name: 'Cold Calling Specialist' })).toBeVisible()

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
