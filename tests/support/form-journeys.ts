import { expect, type Locator, type Page } from '@playwright/test'
import { PDF } from './files.ts'
import { awake, choose } from './visitor.ts'

/** One way to meet a form: how a visitor gets to it, fills it in and sends it. */
export interface FormJourney {
  form: 'quote' | 'consultation' | 'contact' | 'career' | 'internship' | 'partnership' | 'newsletter'
  /** Where the form stands: "quote", "career dialog". */
  name: string
  /** Opens the page and the form. @returns the form, awake. `origin` goes before the path. */
  open(page: Page, origin?: string): Promise<Locator>
  fill(form: Locator, email: string): Promise<void>
  /** The specified notices: title and text. */
  success: readonly [title: string, text: string]
  failure: readonly [title: string, text: string]
  /** Whether the notice of a failure has the server's own reason; it stands above the form in any case. */
  tellsWhy?: true
  /** What the button says while the form is sent. */
  busy: 'Sending...' | 'Submitting...' | 'Subscribing...'
  /** The name of the file that is sent along. */
  file?: string
  /** A required line of text, the words for none, and the id of its control. */
  line: { label: string; missing: string; id: string }
  /** Where script does not run: how a visitor gets to it, and whose desk gets it. */
  plain?: { desk: 'quotes' | 'careers'; open(page: Page): Promise<unknown> }
  /** What an analytics event is sent for after a failure. */
  failureEvent?: { action: string; category: string }
}

export const RESUME = 'okafor.pdf'

/** A form that is there once its page is. */
function at(path: string, form: string): FormJourney['open'] {
  return async (page, origin = '') => {
    await page.goto(`${origin}${path}`)
    return awake(page.locator(form))
  }
}

async function askForQuote(page: Page, origin = '') {
  await page.goto(`${origin}/services`)
  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
}

async function askForPartnership(page: Page, origin = '') {
  await page.goto(`${origin}/blog/partnership-program`)
  await page.getByRole('main').getByRole('link', { name: 'Apply for Partnership' }).click()
}

// Each text names its visitor: the same text again and again from one client, sent within seconds, goes into quarantine.

const APPLICATION = {
  failure: ['Error', 'Failed to submit application. Please try again.'],
  tellsWhy: true,
  busy: 'Submitting...',
} as const
const MESSAGE = {
  success: ['Message sent successfully!', "We'll get back to you within 24 hours."],
  failure: ['Error', 'Failed to send message. Please try again.'],
  busy: 'Sending...',
  file: PDF.name,
} as const
const CAREER = {
  ...APPLICATION,
  form: 'career',
  success: [
    'Application submitted successfully!',
    "We'll review your application and get back to you within 3-5 business days.",
  ],
  file: RESUME,
} as const
const INTERNSHIP = {
  ...APPLICATION,
  form: 'internship',
  success: [
    'Internship application submitted successfully!',
    "We'll review your application and get back to you within 2-3 business days.",
  ],
} as const

/** The seven forms, those with a second shape twice. */
export const FORM_JOURNEYS: readonly FormJourney[] = [
  {
    form: 'quote',
    name: 'quote',
    // From any page: the home page, whose films take the processor, has visits of its own (header-button.spec.ts).
    async open(page, origin) {
      await askForQuote(page, origin)
      return awake(page.locator('#quote-dialog form'))
    },
    async fill(form, email) {
      await form.getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
      await form.getByLabel('Business name').fill('Halvorsen Cold Storage')
      await form.getByLabel('Email address').fill(email)
      await form.getByLabel('Phone number').fill('216 555 0187')
      await choose(form, 'Service', 'DevOps')
      await form.getByLabel('What should it do, and by when?').fill(`Eleven cold stores, by spring. Ask ${email}.`)
      await form.locator('input[type=file]').setInputFiles(PDF)
    },
    success: ['Quote request sent successfully!', "We'll get back to you within 24 hours."],
    failure: ['Error', 'Failed to send quote request. Please try again.'],
    tellsWhy: true,
    busy: 'Sending...',
    file: PDF.name,
    plain: { desk: 'quotes', open: (page) => askForQuote(page) },
    line: { label: 'Business name', missing: 'Business name is required', id: 'quote-business' },
  },
  {
    ...MESSAGE,
    form: 'consultation',
    name: 'consultation',
    async open(page, origin = '') {
      await page.goto(`${origin}/`)
      await page.locator('#consultation').scrollIntoViewIfNeeded()
      return awake(page.locator('#consultation form'))
    },
    async fill(form, email) {
      await form.getByLabel('Full name').fill('Mirela van der Haak')
      await form.getByLabel('Work email').fill(email)
      await form.getByLabel('Phone', { exact: true }).fill('419 555 0137')
      await form.getByLabel(/^What are you building/).fill(`Eleven cold stores, one system. Ask ${email}.`)
      await form.locator('input[type=file]').setInputFiles(PDF)
    },
    tellsWhy: true,
    plain: { desk: 'quotes', open: (page) => page.goto('/#consultation') },
    line: { label: 'Full name', missing: 'Full name is required', id: 'consultation-fullName' },
  },
  {
    ...MESSAGE,
    form: 'contact',
    name: 'contact',
    open: at('/contact', '#enquiry form'),
    async fill(form, email) {
      await form.getByLabel('Full name').fill('Tomasz Jan Wieland')
      await form.getByLabel('Company name').fill('Halvorsen Cold Storage')
      await form.getByLabel('Email address').fill(email)
      await form.getByLabel('Phone number').fill('216 555 0187')
      await choose(form, 'Service', 'DevOps')
      await form.getByLabel('Message').fill(`Eleven cold stores, one system. Ask ${email}.`)
      await form.locator('input[type=file]').setInputFiles(PDF)
    },
    plain: { desk: 'quotes', open: (page) => page.goto('/contact') },
    line: { label: 'Company name', missing: 'Company name must be at least 2 characters', id: 'contact-company' },
  },
  {
    ...CAREER,
    name: 'career',
    open: at('/career', '#apply form'),
    async fill(form, email) {
      await choose(form, 'Position', 'Upwork Bidder')
      await fillCareer(form, email)
    },
    plain: { desk: 'careers', open: (page) => page.goto('/career') },
    line: { label: 'Full name', missing: 'Full name is required', id: 'career-fullName' },
  },
  {
    ...CAREER,
    name: 'career dialog',
    open: at('/career?job=senior-full-stack-developer&apply=1', '#career-dialog form'),
    async fill(form, email) {
      await choose(form, 'Experience level', 'Mid level')
      await fillCareer(form, email)
    },
    line: { label: 'Full name', missing: 'Full name is required', id: 'apply-fullName' },
  },
  {
    ...INTERNSHIP,
    name: 'internship',
    open: at('/internship', '#application form'),
    async fill(form, email) {
      await fillInternship(form, email)
      await form.getByLabel('Major/Field of Study').fill('Hydrography')
    },
    plain: { desk: 'careers', open: (page) => page.goto('/internship') },
    line: { label: 'University/College', missing: 'University/College is required', id: 'internship-university' },
  },
  {
    ...INTERNSHIP,
    name: 'internship dialog',
    open: at('/internship?track=ai-tools&apply=1', '#internship-dialog form'),
    fill: fillInternship,
    line: { label: 'University/College', missing: 'University/College is required', id: 'apply-university' },
  },
  {
    form: 'partnership',
    name: 'partnership',
    async open(page, origin) {
      await askForPartnership(page, origin)
      return awake(page.locator('#partnership-dialog form'))
    },
    async fill(form, email) {
      await form.getByLabel('Full Name').fill('Ingrid Sorensen')
      await form.getByLabel('Email Address').fill(email)
      await form.getByLabel('Phone Number').fill('614 555 0166')
      await choose(form, 'Partnership Type', 'White-Label Reseller')
    },
    success: [
      'Partnership Application Submitted!',
      "We'll review your application and get back to you within 24 hours.",
    ],
    failure: ['Error', 'Failed to submit partnership application. Please try again.'],
    busy: 'Submitting...',
    plain: { desk: 'quotes', open: (page) => askForPartnership(page) },
    line: { label: 'Full Name', missing: 'Full Name is required', id: 'partnership-name' },
    failureEvent: { action: 'error', category: 'partnership' },
  },
  {
    form: 'newsletter',
    name: 'newsletter',
    async open(page, origin = '') {
      await page.goto(`${origin}/about`)
      const form = page.getByRole('contentinfo').locator('form[action="/api/newsletter"]')
      await form.scrollIntoViewIfNeeded()
      await expect(form).toHaveAttribute('novalidate', '')
      return form
    },
    async fill(form, email) {
      await form.getByLabel('Email address').fill(email)
    },
    success: [
      'Successfully Subscribed!',
      'Thank you for subscribing to our newsletter. Check your email for confirmation.',
    ],
    failure: ['Subscription Failed', 'Failed to subscribe to newsletter. Please try again.'],
    busy: 'Subscribing...',
    line: { label: 'Email address', missing: 'Please enter your email address to subscribe.', id: '' },
    failureEvent: { action: 'error', category: 'newsletter' },
  },
]

/** The journeys of forms that FormShell draws: all but the newsletter's one line. */
export const SHELL_JOURNEYS = FORM_JOURNEYS.filter(({ form }) => form !== 'newsletter')

/** Each of these sends by code of its own: as parts, in two steps, as JSON, one line. */
const WAYS = ['quote', 'career', 'internship', 'newsletter']
/** Those that a lost line or a key tells apart: one call, two calls, one line. What the body holds they do not see. */
export const LINES = ['quote', 'career', 'newsletter']
/** Those that draw by code of their own: FormShell with every kind of field, and one line. */
export const DRAWN = ['quote', 'newsletter']

/** The tag of a journey in a scene that all forms play: those that share the code of another repeat it. */
export function repeats({ name }: FormJourney, ways: readonly string[] = WAYS): string[] {
  return ways.includes(name) ? [] : ['@full']
}

/** @throws where there is none of that name. */
export function journeyOf(name: string): FormJourney {
  const journey = FORM_JOURNEYS.find((one) => one.name === name)
  if (journey === undefined) throw new Error(`There is no journey of "${name}".`)
  return journey
}

/** The button that sends, by its own words; busy or not. */
export function sendButton(form: Locator): Locator {
  return form.locator('button[type=submit]')
}

export async function fillCareer(form: Locator, email: string) {
  await form.getByLabel('Full name').fill('Miriam Okafor Lund')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Phone number').fill('216 555 0144')
  await choose(form, 'Notice period', '2 weeks')
  await form.getByLabel('Cover letter').fill(`I tuned the ledger of a bank. Ask ${email}.`)
  await form.locator('input[type=file]').setInputFiles({ ...PDF, name: RESUME })
}

export async function fillInternship(form: Locator, email: string) {
  await form.getByLabel('Full Name').fill('Priya Raman Castell')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Phone Number').fill('419 555 0121')
  await form.getByLabel('University/College').fill('Bowsprit State')
  await form.getByLabel('Why do you want to join?').fill(`To learn on real tides. Ask ${email}.`)
}
