import type { Locator, Page } from '@playwright/test'
import { FIVE, fileOf, MiB, PDF, program } from '../support/files.ts'
import { expect, freshAddress, lettersAbout, storedOf, test } from '../support/journey.ts'
import { attachmentsOf, lettersOf, wordsOf } from '../support/letters.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { awake, choose, closeNotice, expectNotice, notice, optionsOf, postsOf } from '../support/visitor.ts'

// Long, because one file tells all that a visitor may rely on with the consultation form.

const form = (page: Page) => page.locator('#consultation form')

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.locator('#consultation').scrollIntoViewIfNeeded()
  return awake(form(page))
}

async function fill(here: Locator, email: string, fullName = 'Mirela van der Haak') {
  await here.getByLabel('Full name').fill(fullName)
  await here.getByLabel('Company').fill('Halvorsen Cold Storage')
  await here.getByLabel('Work email').fill(email)
  await here.getByLabel('Phone', { exact: true }).fill('419 555 0137')
  await here.getByLabel(/^What are you building/).fill('Eleven cold stores, one system.\nReleases take a Saturday.')
}

const files = (here: Locator) => here.locator('input[type=file]')
const send = (here: Locator) => here.getByRole('button', { name: 'Send message' })

test('a message with five files reaches the desk byte for byte, and its sender', async ({ page, site, post }) => {
  const email = freshAddress()
  const here = await openForm(page)
  await fill(here, email)
  await choose(here, 'Service Required', 'Digital Marketing')
  await files(here).setInputFiles(FIVE)
  await send(here).click()

  await expectNotice(page, 'Message sent successfully!', "We'll get back to you within 24 hours.")
  const [row] = await storedOf(site, email)
  expect(row).toMatchObject({ kind: 'consultation', desk: 'quotes' })
  expect(row?.reference).toMatch(/^C-[0-9A-Z]{5}$/)
  await test.step('a name of several words is split at its first space', () =>
    expect(row?.answers).toMatchObject({ firstName: 'Mirela', lastName: 'van der Haak' }))

  const { toDesk, toVisitor } = await lettersOf(post, email, 'quotes')
  expect(toDesk.mail.subject).toContain(`[${row?.reference}] Digital Marketing consultation – due `)
  expect(attachmentsOf(toDesk)).toEqual(FIVE.map(({ name, buffer }) => ({ name, content: buffer })))
  for (const word of ['Mirela', 'Halvorsen Cold', '0137', 'Eleven', 'checklist', 'Digital Marketing'])
    expect(wordsOf(toVisitor)).not.toContain(word)
  expect(wordsOf(toVisitor)).toContain(row?.reference)
})

test('a message without a company, from a name of one word', async ({ page, site, post }) => {
  const email = freshAddress()
  const requests = await recordRequests(page)
  const here = await openForm(page)
  await fill(here, email, 'Mirela')
  await here.getByLabel('Company').fill('')
  await files(here).setInputFiles(FIVE)

  await send(here).click()

  await expect(notice(page)).toContainText('Message sent successfully!')
  await test.step('it travels under the names of the specification, files as file0 to file4', async () => {
    const [call] = await requests()
    expect(call?.path).toBe('/api/consultation')
    const parts = new Map(call?.parts)
    expect(Object.fromEntries(parts)).toMatchObject({
      fullName: 'Mirela',
      company: '',
      workEmail: email,
      phone: '+1 419 555 0137',
      service: 'not-sure',
      message: 'Eleven cold stores, one system.\nReleases take a Saturday.',
    })
    expect(parts.has('email')).toBe(false)
    expect([...parts].filter(([name]) => /^files?\d*$/.test(name))).toEqual(
      FIVE.map(({ name }, at) => [`file${at}`, name]),
    )
  })
  await test.step('a one-word name is stored with the last name "Customer", which nobody is called', async () => {
    const [row] = await storedOf(site, email)
    expect(row?.answers).toMatchObject({ fullName: 'Mirela', firstName: 'Mirela', lastName: 'Customer' })
    for (const letter of await lettersAbout(post, email, 2)) expect(wordsOf(letter)).not.toContain('Customer')
    const receipt = page.getByRole('link', { name: /Open your receipt/ })
    expect(await (await page.request.get((await receipt.getAttribute('href')) ?? '')).text()).not.toContain('Customer')
  })
})

test('the services and the files of the form, in one visit', async ({ page }) => {
  const here = await openForm(page)

  await test.step('empty fields and a wrong address are told at their fields, and nothing is sent', async () => {
    await here.getByLabel('Work email').fill('mirela@halvorsen')
    const posts = postsOf(page)

    await send(here).click()

    const summary = here.getByRole('alert')
    await expect(summary).toBeFocused()
    for (const text of [
      'Full name is required',
      'Please enter a valid email address',
      'Phone is required',
      'Message is required',
    ])
      await expect(summary).toContainText(text)
    await expect(summary).not.toContainText(/Company|Service/)
    await expect(here.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
    await expect(here.getByLabel('Full name')).toHaveAccessibleDescription(/Full name is required/)
    expect(posts).toEqual([])
    await closeNotice(page)
  })

  await test.step('twelve services are offered, and "Not sure yet" is chosen', async () => {
    await expect(here.getByRole('combobox', { name: 'Service Required' })).toContainText('Not sure yet')
    expect((await optionsOf(here, 'Service Required')).toSorted()).toEqual(
      (
        'Web Development, Software Development, App Development, Data Engineering, Cloud Engineering, ' +
        'MVP Development, DevOps, QA Testing, IT Consulting, UI/UX Design, Digital Marketing, Not sure yet'
      )
        .split(', ')
        .toSorted(),
    )
  })

  await test.step('more than five files add nothing, at once or one after the other', async () => {
    const sixth = { name: 'sixth.txt', mimeType: 'text/plain', buffer: Buffer.from('6') }

    await files(here).setInputFiles([...FIVE, sixth])
    await expectNotice(page, 'Too many files', 'You can only upload up to 5 files.')
    for (const { name } of [...FIVE, sixth])
      await expect(here.getByRole('button', { name: `Remove ${name}` })).toBeHidden()

    await files(here).setInputFiles(FIVE.slice(0, 4))
    await expect(here.getByText('plan.png')).toBeVisible()
    await closeNotice(page)
    await files(here).setInputFiles([...FIVE.slice(4), sixth])

    await expectNotice(page, 'Too many files', 'You can only upload up to 5 files.')
    await expect(here.getByRole('button', { name: /^Remove / })).toHaveCount(4)
    await closeNotice(page)
    for (const { name } of FIVE.slice(0, 4)) await here.getByRole('button', { name: `Remove ${name}` }).click()
  })

  await test.step('a file over 10 MB is named and skipped, the others are kept, and each can be taken out', async () => {
    await files(here).setInputFiles([fileOf('big.pdf', 10 * MiB + 1), fileOf('limit.pdf', 10 * MiB)])

    await expectNotice(page, 'File too large', 'big.pdf is larger than 10MB.')
    await expect(here.getByRole('button', { name: 'Remove big.pdf' })).toBeHidden()
    await expect(here.getByText('10.00 MB')).toBeVisible()
    await here.getByRole('button', { name: 'Remove limit.pdf' }).click()
    await expect(here.getByText('limit.pdf')).toBeHidden()
    await closeNotice(page)
  })

  await test.step('spreadsheets and presentations are taken, programs are not', async () => {
    await files(here).setInputFiles([fileOf('costs.xlsx', 2000), fileOf('board.pptx', 2000)])
    await expect(here.getByText('costs.xlsx')).toBeVisible()
    await expect(here.getByText('board.pptx')).toBeVisible()
    await expect(notice(page)).toBeHidden()

    await files(here).setInputFiles(fileOf('setup.exe', 2000))
    await expectNotice(
      page,
      'File type not allowed',
      'Please choose one of: pdf, doc, docx, txt, png, jpg, jpeg, gif, zip, rar, csv, xlsx, pptx',
    )
    await expect(here.getByRole('button', { name: 'Remove setup.exe' })).toBeHidden()
    await closeNotice(page)
    for (const name of ['costs.xlsx', 'board.pptx']) await here.getByRole('button', { name: `Remove ${name}` }).click()
  })

  await test.step('files that are refused are told at the field and in the summary, each of them, until one is taken', async () => {
    await files(here).setInputFiles([
      { ...program('tool.exe') },
      { name: 'notes.psd', mimeType: 'image/x-psd', buffer: Buffer.from('8BPS') },
    ])

    const problem = page.locator('#consultation-files-problem')
    for (const name of ['tool.exe', 'notes.psd']) {
      await expect(problem).toContainText(`${name} was not added`)
      await expect(here.getByRole('alert')).toContainText(`${name} was not added`)
      await expect(notice(page)).toContainText(name)
    }

    await files(here).setInputFiles(fileOf('over.pdf', 10 * MiB + 1))
    await expect(problem).toHaveText('over.pdf was not added: it is larger than 10MB.')

    await files(here).setInputFiles(PDF)
    await expect(problem).toBeHidden()
    await expect(here.getByText('under 0.01 MB')).toBeVisible()
  })
})

test('the whole form can be filled and sent by keyboard', async ({ page, site }) => {
  const email = freshAddress()
  const here = await openForm(page)
  const keys = page.keyboard
  await here.getByLabel('Full name').focus()

  await keys.type('Mirela Haak')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type(email)
  await keys.press('Tab')
  await expect(here.getByRole('button', { name: /^Country/ })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByPlaceholder('Search country or code')).toBeFocused()
  await keys.type('kosovo')
  await keys.press('Enter')
  await expect(here.getByRole('button', { name: 'Country: Kosovo +383' })).toBeFocused()
  await here.getByLabel('Phone', { exact: true }).focus()
  await keys.type('49 123 456')
  await keys.press('Tab')
  await expect(here.getByRole('combobox', { name: 'Service Required' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('option', { name: 'Not sure yet' })).toBeFocused()
  await keys.type('qa')
  await expect(page.getByRole('option', { name: 'QA Testing' })).toBeFocused()
  await keys.press('Enter')
  await expect(here.getByRole('combobox', { name: 'Service Required' })).toBeFocused()
  await keys.press('Tab')
  await keys.type('Faults found on Fridays.')
  await send(here).focus()
  await keys.press('Enter')

  await expect(notice(page)).toContainText('Message sent successfully!')
  const [row] = await storedOf(site, email)
  expect(row?.answers).toMatchObject({ phone: '+383 49 123 456', service: 'qa-testing' })
})
