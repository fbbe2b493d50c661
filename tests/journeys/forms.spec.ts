import type { Locator, Page } from '@playwright/test'
import { successNotice } from '../../contract/form.ts'
import { FORMS } from '../../contract/forms.ts'
import { recordEvents } from '../support/events.ts'
import { FIVE, PDF } from '../support/files.ts'
import { FORM_JOURNEYS, type FormJourney, repeats, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { attachmentsOf, lettersOf } from '../support/letters.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import {
  closeNotice,
  expectFailure,
  expectNotice,
  FAILURES,
  fail,
  hold,
  notice,
  postsOf,
  rewrite,
  throughFailures,
} from '../support/visitor.ts'
import { expectWhole, WHOLE } from '../support/whole-answers.ts'

// What every form does alike, each on one visit of its page. What is a form's own stands in its own file.

test('every form says its success and its failure in the specified words', () => {
  for (const { form, success, failure } of FORM_JOURNEYS) {
    const { title, text } = successNotice(FORMS[form])
    expect([title, text]).toEqual(success)
    const { words } = FORMS[form]
    expect([words.failure.title, words.failure.text]).toEqual(failure)
  }
})

for (const [place, journey] of FORM_JOURNEYS.entries()) {
  const { name, form: kind, open, fill, line, success, failure, tellsWhy, busy, file } = journey
  const isShell = kind !== 'newsletter'
  const { json, path } = FORMS[kind]
  const tag = repeats(journey)

  test(`${name}: nothing is sent while an answer is missing, an error leaves as it is repaired, and a failure, whatever its kind, keeps everything`, {
    tag,
  }, async ({ page }) => {
    const form = await open(page)
    const posts = postsOf(page)
    await sendButton(form).click()
    if (isShell) await expectRepairable(page, form, line)
    else await expectNotice(page, 'Email Required', line.missing)
    expect(posts).toEqual([])
    if (!isShell) await closeNotice(page)

    await fill(form, freshAddress())
    const filled = await answersIn(form)
    // A form with its file in a call of its own may fail at either.
    const calls = file && json ? ['/api/uploads', json.path] : [json?.path ?? path]
    // All read answers by the same code (send.test.ts): the quote meets every failure, others one with a reason and one without.
    const failures =
      name === 'quote' || process.env.JOURNEYS === 'full'
        ? FAILURES
        : FAILURES.filter((_, at) => at === 0 || at === 1 + (place % 3))
    for (const call of calls)
      await throughFailures(page, `**${call}`, failures, async ({ error }) => {
        await sendButton(form).click()

        if (isShell) await expectFailure(form, (tellsWhy && error) || failure[1], { reason: error || failure[1] })
        else {
          await expectNotice(page, ...failure)
          await expect(notice(page)).toHaveAttribute('data-destructive', '')
          // The notice goes; what it said stays under the box.
          await expect(form.getByRole('status')).toHaveText(failure[1])
        }
        await expect(sendButton(form)).toBeEnabled()
        expect(await answersIn(form)).toEqual(filled)
        if (file) await expect(form.getByText(file)).toBeVisible()
      })
  })

  const whole = WHOLE[name]
  test(`${name}: what it requires is told; any OK answer is success, which empties it; while it is sent the button says so, a double click is one submission, and it reaches its desk whole`, {
    tag: whole || !isShell ? [] : ['@full'],
  }, async ({ page, site, post }) => {
    const told = await recordEvents(page)
    const requests = await recordRequests(page)
    const form = await open(page)
    const isInDialog = await form.evaluate((one) => one.closest('dialog, [role=dialog]') !== null)
    const empty = await answersIn(form)
    if (isShell) {
      await sendButton(form).click()
      await expect(form.getByRole('alert').getByRole('link')).toHaveText(requiredOf(journey))
      expect(await requests()).toEqual([])
      await closeNotice(page)
    }
    await fill(form, freshAddress())
    // All forms read answers by the same code (send.test.ts), so each meets one kind here.
    await fail(page, '**/api/**', OK_ANSWERS[place % OK_ANSWERS.length])
    await sendButton(form).click()
    await expectNotice(page, ...success)
    await page.unroute('**/api/**')
    await closeNotice(page)
    if (isShell) await expect(page.locator('.sent')).toHaveText(`Dismiss${success[0]}`)
    // A dialog closes with its success.
    if (isInDialog) {
      await expect(form).toBeHidden()
      await expect(page.locator('body')).not.toHaveClass(/modal-open/)
    }
    const again = isInDialog ? await open(page) : form
    await expect.poll(() => answersIn(again)).toEqual(empty)

    const email = freshAddress()
    await fill(again, email)
    await whole?.more?.(again)
    const release = await hold(page, `**${json?.path ?? path}`)
    await sendButton(again).dblclick()
    await expect(again.getByRole('button', { name: busy })).toBeDisabled()
    release()
    await expectNotice(page, ...success)
    // In its own page, which nothing left: the first, and this one.
    if (!isShell) return expect(await requests()).toHaveLength(2)
    const panel = page.getByRole('region', { name: success[0] })
    await expect(panel).toContainText(/[A-Z]-[0-9A-Z]{5}.*We answer by/s)
    if (file) await expect(again.getByText(file)).toBeHidden()
    const receipt = await panel.getByRole('link', { name: /Open your receipt/ }).getAttribute('href')
    expect((await page.request.get(receipt ?? '')).status()).toBe(200)
    if (whole?.events)
      await expect.poll(() => told.map((one, at) => one.slice(0, whole.events?.[at]?.length))).toEqual(whole.events)
    if (whole)
      await expect(panel).toContainText(
        await expectWhole(whole, journey, email, { call: (await requests()).at(-1), site, post }),
      )
    else expect(await storedOf(site, email)).toHaveLength(1)
    await panel.getByRole('button', { name: 'Dismiss' }).click()
    await expect(panel).toHaveCount(0)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const journey of FORM_JOURNEYS) {
    const { name, plain, fill, file } = journey
    if (plain)
      test(`${name} without script: an error comes back with everything in it, files too, and then it leads to the receipt`, {
        tag: repeats(journey),
      }, async ({ page, site, post }) => {
        const main = page.getByRole('main')
        const form = main.locator('form[method=post]:not(dialog *)')
        const files = file ? (name === 'consultation' ? FIVE : [PDF]) : []
        await plain.open(page)
        await fill(form, 'mirela@halvorsen')
        if (file) await form.locator('input[type=file]').setInputFiles(files)
        const filled = await answersIn(form)
        await sendButton(form).click()

        await expect(main.getByText('Please enter a valid email address').first()).toBeVisible()
        await expect.poll(() => answersIn(form)).toEqual(filled)
        for (const { name } of files) await expect(main.getByText(name)).toBeVisible()

        const email = freshAddress()
        await rewrite(form.getByLabel(/email/i), email)
        await sendButton(form).click()

        await expect(page).toHaveURL(/\/r\/[\w-]{20,}$/)
        for (const { name } of files) await expect(main.getByText(name)).toBeVisible()
        const { toDesk } = await lettersOf(post, email, plain.desk)
        for (const answer of filled.filter((one) => / /.test(one) && !one.includes('@')))
          expect(toDesk.mail.text).toContain(answer)
        expect(attachmentsOf(toDesk)).toEqual(files.map(({ name, buffer }) => ({ name, content: buffer })))
        expect(await storedOf(site, email)).toHaveLength(1)
      })
  }
})

/** What the form says of all that was left empty, in its order. */
function requiredOf({ form, name }: FormJourney): string[] {
  const [dialog] = FORMS[form].variants ?? []
  const { fields } = name.includes('dialog') && dialog ? dialog : FORMS[form]
  return Object.values(fields).flatMap((field) => {
    const reading = field.read(field.control === 'files' ? [] : '')
    return reading.ok ? [] : [reading.problem]
  })
}

/** What an OK answer may be (specification 11.7.4): it is success whatever it tells. */
const OK_ANSWERS = [
  { status: 200, body: '{}' },
  { status: 204, body: '' },
  { status: 200, body: '{"success":true}' },
]

/** What the visitor entered and chose, in the order of the form. */
function answersIn(form: Locator): Promise<string[]> {
  return form
    .locator(
      'input:visible:not([type=file], [type=checkbox]), textarea:visible, select:visible, [role=combobox]:visible',
    )
    .evaluateAll((controls) =>
      controls.map((one) => ('value' in one && one.tagName !== 'BUTTON' ? String(one.value) : (one.textContent ?? ''))),
    )
}

/** An error is told at its field and counted above the form, leaves with its repair, and comes back with the fault. */
async function expectRepairable(page: Page, form: Locator, { id, missing }: FormJourney['line']): Promise<void> {
  const summary = form.getByRole('alert')
  const links = summary.getByRole('link')
  const [control, problem] = [page.locator(`#${id}`), page.locator(`#${id}-problem`)]
  await expect(summary).toBeFocused()
  await expect(problem).toHaveText(missing)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  const count = await links.count()
  await expect(summary).toContainText(`${count} answers need another look`)

  await rewrite(control, 'Halvorsen')
  await page.keyboard.press('Tab')
  await expect(problem).toBeHidden()
  await expect(control).not.toHaveAttribute('aria-invalid')
  await expect(links).toHaveCount(count - 1)
  await expect(summary).toContainText(
    count === 2 ? 'One answer needs another look' : `${count - 1} answers need another look`,
  )
  // The repair leaves the focus where the visitor works.
  await expect(summary).not.toBeFocused()

  await control.fill('')
  await page.keyboard.press('Tab')
  await expect(problem).toHaveText(missing)
  await expect(links).toHaveCount(count)
}
