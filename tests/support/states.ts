import { expect, type Locator, type Page } from '@playwright/test'
import { PDF } from './files.ts'
import { FORM_JOURNEYS, sendButton } from './form-journeys.ts'
import { freshAddress } from './journey.ts'
import { PROFILE } from './pages.ts'
import { fail, hold, keepNotices, notice } from './visitor.ts'

/** Something that a visitor may have before them, besides a page as it opens. */
export interface State {
  name: string
  open(page: Page): Promise<unknown>
  /** What is looked at; the whole page where none is named. */
  within?: string
  /** Widths in px in which there is such a thing. */
  from?: number
  below?: number
}

/** 60 characters. */
export const LONG_FILE = `${'release-checklist-of-all-cold-stores-'.repeat(2).slice(0, 56)}.pdf`
/** 40 characters. */
export const LONG_SURNAME = 'Wolfeschlegelsteinhausenbergerdorffwelche'.slice(0, 40)
/** Three lines of a notice. */
const LONG_ERROR =
  'We cannot store requests at this moment, because the disk of our server is full. A person has been told, and it is being looked after. Please send it again in a quarter of an hour.'

const DIALOGS: Record<string, string> = {
  quote: '#quote-dialog',
  'career dialog': '#career-dialog',
  'internship dialog': '#internship-dialog',
  partnership: '#partnership-dialog',
}

/** Where all forms are sent; their files go ahead, as uploads. */
const SENDING = /\/api\/(?!uploads)/

/** Every form: empty, wrong, with long answers, on its way, refused with a long notice, and received. */
const FORMS: State[] = FORM_JOURNEYS.flatMap((journey) => {
  const { name } = journey
  const within = DIALOGS[name]
  const filled = async (page: Page) => {
    const form = await journey.open(page)
    await journey.fill(form, freshAddress())
    await lengthen(form)
    return form
  }
  return [
    { name: `${name}, empty`, within, open: (page) => journey.open(page) },
    {
      name: `${name}, wrong`,
      within,
      open: async (page) => {
        const form = await journey.open(page)
        await sendButton(form).click()
        await expect(form.locator('[aria-invalid=true]').first()).toBeAttached()
      },
    },
    { name: `${name}, filled`, within, open: filled },
    {
      name: `${name}, on its way`,
      within,
      open: async (page) => {
        const form = await filled(page)
        await hold(page, SENDING)
        await sendButton(form).click()
        await expect(sendButton(form)).toHaveText(/…|\.\.\./)
      },
    },
    {
      name: `${name}, refused`,
      within: '.toast',
      open: async (page) => {
        const form = await filled(page)
        await fail(page, SENDING, { status: 503, json: { error: LONG_ERROR } })
        await keepNotices(page)
        await sendButton(form).click()
        await expect(notice(page)).toBeVisible()
      },
    },
    {
      name: `${name}, received`,
      open: async (page) => {
        const form = await filled(page)
        await keepNotices(page)
        await sendButton(form).click()
        await expect(notice(page)).toContainText(journey.success[0])
      },
    },
  ]
})

async function lengthen(form: Locator): Promise<void> {
  const name = form.getByLabel(/^(full )?name$/i).first()
  if (await name.count()) await name.fill(`Maximiliane ${LONG_SURNAME}`)
  const file = form.locator('input[type=file]')
  if (await file.count()) {
    await file.first().setInputFiles({ ...PDF, name: LONG_FILE })
    await expect(form.getByText(LONG_FILE.slice(0, 12)).first()).toBeVisible()
  }
}

/** Dialogs of details and menus. */
const OTHERS: State[] = [
  {
    name: 'the menu of wide windows',
    within: '[data-mega]',
    from: 1024,
    open: async (page) => {
      await page.goto('/about')
      await page.locator('[data-mega] button').click()
      await expect(page.locator('[data-mega]').getByRole('link', { name: /QA Testing/ })).toBeVisible()
    },
  },
  {
    name: 'the menu of narrow windows',
    within: '#menu',
    below: 1024,
    open: async (page) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.locator('#menu summary').click()
    },
  },
  details('a project', '/portfolio?project=kerbline', '#project-kerbline-dialog'),
  details('a job', '/career?job=senior-full-stack-developer', '#job-senior-full-stack-developer-dialog'),
  details('a track', '/internship?track=ai-tools', '#track-ai-tools-dialog'),
  { name: 'no project', open: (page) => page.goto('/portfolio?q=nothing-fits') },
  { name: 'one project', open: (page) => page.goto('/portfolio?q=kerbline') },
  { name: 'no article', open: (page) => page.goto('/blog?search=nothing-fits') },
]

function details(name: string, path: string, within: string): State {
  return {
    name: `the details of ${name}`,
    within,
    open: async (page) => {
      await page.goto(path)
      await expect(page.locator(within)).toBeVisible()
    },
  }
}

export const STATES: readonly State[] = [...FORMS, ...OTHERS]

/** Pages that support/pages.ts does not list: what is not there, what is over, and what only a link leads to. */
export const SMALL_PAGES = [
  '/services/mobile-app-developmen',
  '/blog/cloud-bill-with-name',
  '/blog/cloud-bill-with-names',
  '/blog/nobody-reads-the-alert',
  '/blog/offline-first-field-apps',
  '/blog/testing-an-ai-feature',
  PROFILE,
  '/profile/j-harlow',
  '/erased',
  '/faults/broken',
  '/faults/unavailable',
  '/newsletter/sent',
  '/blog/search?q=nothing-fits',
  ...['consultation', 'contact', 'career', 'internship', 'partnership', 'newsletter'].map((form) => `/forms/${form}`),
]
