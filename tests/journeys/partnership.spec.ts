import type { Locator, Page } from '@playwright/test'
import { recordEvents } from '../support/events.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { lettersOf, wordsOf } from '../support/letters.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { awake, choose, closeNotice, expectNotice, fail, optionsOf, postsOf } from '../support/visitor.ts'

const SUCCESS = [
  'Partnership Application Submitted!',
  "We'll review your application and get back to you within 24 hours.",
] as const

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for Partnership' })
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit application' })

async function open(page: Page) {
  await page.goto('/blog/partnership-program')
  await page.getByRole('link', { name: 'Apply for Partnership' }).click()
  return awake(dialog(page).locator('form'))
}

async function fill(form: Locator, email: string) {
  await form.getByLabel('Full Name').fill('Ingrid Sorensen')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Phone Number').fill('614 555 0166')
  await choose(form, 'Partnership Type', 'White-Label Reseller')
}

test('an application reaches the business desk with every answer', async ({ page, site, post }) => {
  const email = freshAddress()
  const told = await recordEvents(page)
  const form = await open(page)
  await fill(form, email)
  await form.getByLabel('Company Name').fill('Sorensen Pilots')
  await form.getByLabel('Relevant Experience').fill('Nine years of referrals.')
  await form.getByLabel('Why do you want to partner with us').fill(`Our clients ask for it.\nWrite to ${email}.`)

  await test.step('applying for a partnership: an error, then success', async () => {
    await fail(page, '**/api/partnership')
    await submit(form).click()
    await expect.poll(() => told).toEqual([['error', 'partnership', 'form_submit']])
    await page.unroute('**/api/partnership')
    await closeNotice(page)
    await submit(form).click()
    await expect.poll(() => told[1]).toEqual(['form_submit', 'partnership', 'white-label'])
  })

  await expectNotice(page, ...SUCCESS)
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  const [row] = await storedOf(site, email)
  expect(row).toMatchObject({
    kind: 'partnership',
    desk: 'quotes',
    reference: expect.stringMatching(/^P-[0-9A-Z]{5}$/),
  })
  const { toDesk, toVisitor } = await lettersOf(post, email, 'quotes')
  expect(toDesk.mail.subject).toContain(`[${row?.reference}] White-Label Reseller application`)
  for (const said of ['Ingrid Sorensen', '+1 614 555 0166', 'Sorensen Pilots', 'Nine years', 'Our clients ask for it.'])
    expect(toDesk.mail.text).toContain(said)
  for (const theirs of ['Ingrid', 'Sorensen', '555 0166', 'White-Label', 'Nine years', 'clients ask'])
    expect(wordsOf(toVisitor)).not.toContain(theirs)
  await expect(page.getByRole('region', { name: SUCCESS[0] })).toContainText(row?.reference ?? '')

  await page.getByRole('link', { name: 'Apply for Partnership' }).click()
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Partnership Type' })).toContainText('Select a type')
})

test('the four answers that are required are told, and nothing is sent', async ({ page }) => {
  const form = await open(page)
  const posts = postsOf(page)
  expect(await optionsOf(form, 'Partnership Type')).toEqual([
    'Referral Partner',
    'Affiliate Marketer',
    'Strategic Business Partner',
    'White-Label Reseller',
  ])

  await submit(form).click()

  const told = ['Full Name', 'Email Address', 'Phone Number', 'Partnership Type']
  for (const name of told) await expect(form.getByRole('alert')).toContainText(`${name} is required`)
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(told.length)

  await form.getByLabel('Email Address').fill('ingrid@sorensen')
  await submit(form).click()
  await expect(page.locator('#partnership-email-problem')).toHaveText('Please enter a valid email address')
  expect(posts).toEqual([])
})

test('it travels as exactly its seven fields, also where nothing optional was said', async ({ page, site }) => {
  const email = freshAddress()
  const requests = await recordRequests(page)
  const form = await open(page)
  await fill(form, email)

  await submit(form).click()

  await expectNotice(page, ...SUCCESS)
  expect(await requests()).toEqual([
    {
      path: '/api/partnership',
      json: {
        name: 'Ingrid Sorensen',
        email,
        phone: '+1 614 555 0166',
        company: '',
        partnershipType: 'white-label',
        experience: '',
        message: '',
      },
    },
  ])
  expect(await storedOf(site, email)).toHaveLength(1)
})
