import { appendFile, rename, writeFile } from 'node:fs/promises'
import { journeyOf, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { keptFiles, notice } from '../support/visitor.ts'

// Files as they lie on a visitor's disk, and addresses as people mistype them.

const { open, fill } = journeyOf('contact')

test('a file that is changed after it was chosen is told at its field, before the send and when the draft comes back', async ({
  page,
  site,
}, info) => {
  const plan = info.outputPath('plan.pdf')
  const elsewhere = info.outputPath('elsewhere.pdf')
  const email = freshAddress()
  const problem = page.locator('#contact-file-problem')
  await writeFile(plan, '%PDF-1.4\n% cold stores\n%%EOF\n')
  const form = await open(page)
  await fill(form, email)
  await form.locator('input[type=file]').setInputFiles(plan)
  await expect(form.getByText('plan.pdf')).toBeVisible()

  await test.step('changed, then sent', async () => {
    await appendFile(plan, '% saved again\n')
    await sendButton(form).click()
    await expect(problem).toHaveText('plan.pdf was changed or moved after you chose it. Please choose it again.')
    await expect(notice(page)).toContainText('File changed')
    await expect(form.getByRole('button', { name: 'Remove plan.pdf' })).toHaveCount(0)
    expect(await storedOf(site, email, 'all')).toEqual([])
  })

  await test.step('chosen again and moved, then the page is reloaded', async () => {
    await form.locator('input[type=file]').setInputFiles(plan)
    await expect(problem).toBeHidden()
    await expect.poll(() => keptFiles(page, 'contact')).toEqual(['plan.pdf'])
    await rename(plan, elsewhere)
    const again = await open(page)
    await expect(again.getByLabel('Full name')).toHaveValue('Tomasz Jan Wieland')
    await expect(problem).toHaveText('plan.pdf was changed or moved after you chose it. Please choose it again.')
    await expect(again.getByRole('alert')).toContainText('plan.pdf')
  })

  await test.step('chosen from its new place, it is sent', async () => {
    await form.locator('input[type=file]').setInputFiles(elsewhere)
    await sendButton(form).click()
    await expect(page.locator('.sent')).toBeVisible()
    expect(await storedOf(site, email)).toMatchObject([{ attachments: [{ name: 'elsewhere.pdf' }] }])
  })
})

test('given files and mistyped addresses, in one visit', async ({ page }) => {
  const form = await open(page)
  const message = form.getByLabel('Message')
  const problem = page.locator('#contact-file-problem')
  const give = (type: 'drop' | 'paste', name: string, text: string) =>
    message.evaluate(
      (element, [type, name, text]) => {
        const data = new DataTransfer()
        data.items.add(new File([text], name, { type: 'application/pdf' }))
        const init = { bubbles: true, cancelable: true }
        const event =
          type === 'drop'
            ? new DragEvent(type, { ...init, dataTransfer: data })
            : new ClipboardEvent(type, { ...init, clipboardData: data })
        return element.dispatchEvent(event)
      },
      [type, name, text] as const,
    )

  await test.step('files are dropped anywhere in the form and pasted; an empty one is told at once', async () => {
    await give('drop', 'empty.pdf', '')
    await expect(problem).toHaveText('empty.pdf is empty. Please choose another file.')
    expect(await give('drop', 'dropped.pdf', '%PDF-1.4')).toBe(false)
    await expect(form.getByRole('button', { name: 'Remove dropped.pdf' })).toBeVisible()
    await expect(problem).toBeHidden()
    await give('paste', 'pasted.pdf', '%PDF-1.4')
    await expect(form.getByRole('button', { name: 'Remove pasted.pdf' })).toBeVisible()
    await test.step('where one file is taken, another takes its place', () =>
      expect(form.getByRole('button', { name: 'Remove dropped.pdf' })).toHaveCount(0))
  })

  await test.step('a mistyped address is asked about when the field is left, taken by a press, and never asked about again', async () => {
    const field = form.getByLabel('Email address')
    await field.fill('ada@gmial.com')
    // The question moves the button that is pressed meanwhile, and the press counts all the same.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await sendButton(form).hover()
    await page.mouse.down()
    await page.waitForTimeout(100)
    await page.mouse.up()
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByText('Did you mean')).toBeVisible()
    await field.focus()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'ada@gmail.com' }).click()
    await expect(field).toHaveValue('ada@gmail.com')
    await expect(field).toBeFocused()
    await expect(form.getByText('Did you mean')).toHaveCount(0)

    await field.fill('ada@hotmial.com')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'No, it is right' }).click()
    await expect(field).toHaveValue('ada@hotmial.com')
    await page.keyboard.press('Tab')
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(form.getByText('Did you mean')).toHaveCount(0)

    const footer = page.getByRole('contentinfo').locator('form')
    await footer.getByLabel('Email address').fill('ada@gmail.con')
    await page.keyboard.press('Tab')
    await expect(footer.getByRole('button', { name: 'ada@gmail.com' })).toBeVisible()
  })
})
