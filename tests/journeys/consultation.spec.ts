import type { Locator } from '@playwright/test'
import { FIVE, fileOf, MiB, PDF, program } from '../support/files.ts'
import { journeyOf } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { closeNotice, expectNotice, notice } from '../support/visitor.ts'

// What is the consultation form's own. What every form does: forms.spec.ts.

const { open: openForm } = journeyOf('consultation')

const files = (here: Locator) => here.locator('input[type=file]')
const send = (here: Locator) => here.getByRole('button', { name: 'Send message' })

test('the files of the form, in one visit', async ({ page }) => {
  const here = await openForm(page)
  await expect(here.getByRole('combobox', { name: 'Service Required' })).toContainText('Not sure yet')

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
    // The notice goes, the others stay.
    for (const name of ['tool.exe', 'notes.psd']) await expect(notice(page)).toContainText(name)
    for (const name of ['tool.exe', 'notes.psd']) {
      await expect(problem).toContainText(`${name} was not added`)
      await expect(here.getByRole('alert')).toContainText(`${name} was not added`)
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
