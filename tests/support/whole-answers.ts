import type { Locator } from '@playwright/test'
import type { Told } from './events.ts'
import { FIVE, PDF } from './files.ts'
import { type FormJourney, RESUME } from './form-journeys.ts'
import { expect, storedOf } from './journey.ts'
import { attachmentsOf, lettersOf, wordsOf } from './letters.ts'
import type { MailServer } from './mail-server.ts'
import type { RecordedRequest } from './recorded-requests.ts'
import type { RunningSite } from './site.ts'
import { choose, rewrite } from './visitor.ts'

/** What is answered beside a form's journey, and how all of it travels and arrives. */
interface Whole {
  more?(form: Locator): Promise<unknown>
  files?: typeof FIVE
  /** What analytics is told of the journey's answers, then of these. */
  events?: Partial<Told>[]
  /** The path of the call, and all of its JSON or some parts of its multipart body. */
  path: string
  json?(email: string): Record<string, unknown>
  parts?(email: string): Record<string, string>
  /** The first letter of its reference, and what its email to the desk is about. */
  letter: string
  about: string
  /** Words of the answers: the desk reads all of them, the visitor's own email holds none. */
  words: string[]
}

export const WHOLE: Record<string, Whole> = {
  quote: {
    async more(form) {
      await rewrite(form.getByLabel('Phone number'), '49 123 456')
      await form.getByRole('button', { name: /^Country/ }).click()
      await form.page().getByPlaceholder('Search country or code').fill('koso')
      await form
        .page()
        .getByRole('option', { name: /Kosovo/ })
        .click()
      await expect(form.getByRole('button', { name: 'Country: Kosovo +383' })).toBeVisible()
    },
    files: [PDF],
    events: Array(2).fill(['form_submit', 'quote', 'devops', 1]),
    path: '/api/quote',
    parts: (email) => ({
      name: 'Tomasz Wieland',
      email,
      phone: '+383 49 123 456',
      business: 'Halvorsen Cold Storage',
      service: 'devops',
      message: `Eleven cold stores, by spring. Ask ${email}.`,
      file: PDF.name,
    }),
    letter: 'Q',
    about: 'DevOps quote',
    words: ['Tomasz', 'Wieland', 'Halvorsen', '+383 49 123 456', 'DevOps', 'cold stores', 'checklist'],
  },
  consultation: {
    async more(form) {
      await form.getByLabel('Full name').fill('Mirela')
      await choose(form, 'Service Required', 'Digital Marketing')
      await form.locator('input[type=file]').setInputFiles(FIVE.slice(1))
    },
    files: FIVE,
    path: '/api/consultation',
    parts: (email) => ({
      fullName: 'Mirela',
      company: '',
      workEmail: email,
      phone: '+1 419 555 0137',
      service: 'digital-marketing',
      message: `Eleven cold stores, one system. Ask ${email}.`,
      ...Object.fromEntries(FIVE.map(({ name }, at) => [`file${at}`, name])),
    }),
    letter: 'C',
    about: 'Digital Marketing consultation – due ',
    words: ['Mirela', '555 0137', 'Digital Marketing', 'Eleven', 'readings'],
  },
  contact: {
    files: [PDF],
    events: Array(2).fill(['form submit', 'contact', 'devops']),
    path: '/api/contact',
    parts: (email) => ({
      firstName: 'Tomasz',
      lastName: 'Jan Wieland',
      email,
      phone: '+1 216 555 0187',
      company: 'Halvorsen Cold Storage',
      service: 'devops',
      message: `Eleven cold stores, one system. Ask ${email}.`,
    }),
    letter: 'K',
    about: 'DevOps inquiry',
    words: ['Tomasz Jan Wieland', 'Halvorsen', '+1 216 555 0187', 'DevOps', 'cold stores', 'checklist'],
  },
  career: {
    async more(form) {
      await form.getByLabel('Full name').fill('Miriam')
      await choose(form, 'Years of experience', '3-5 years')
      await form.getByLabel('Current company').fill('Lund Ferries')
      await form.getByLabel('Expected salary').fill('61,000 USD')
      await form.getByLabel('LinkedIn profile').fill('linkedin.example/in/okafor')
      await form.getByLabel('Portfolio').fill('okafor.example/work')
    },
    files: [{ ...PDF, name: RESUME }],
    path: '/api/contact',
    json: (email) => ({
      firstName: 'Miriam',
      lastName: 'Applicant',
      email,
      phone: '+1 216 555 0144',
      message: [
        'Position: Upwork Bidder',
        'Experience: 3-5',
        'Current Company: Lund Ferries',
        'Expected Salary: 61,000 USD',
        'Notice Period: 2 weeks',
        'LinkedIn: linkedin.example/in/okafor',
        'Portfolio: okafor.example/work',
        '',
        'Cover Letter:',
        `I tuned the ledger of a bank. Ask ${email}.`,
        '',
        `Resume: ${RESUME}`,
      ].join('\n'),
      application: expect.any(Object),
      resume: expect.stringMatching(/^[\w-]{20,}$/),
    }),
    letter: 'J',
    about: 'Upwork Bidder application',
    words: [
      'Miriam',
      '+1 216 555 0144',
      'Upwork',
      '3-5 years',
      '2 weeks',
      'Lund',
      '61,000',
      'linkedin',
      'okafor.example/work',
      'ledger',
      RESUME,
    ],
  },
  internship: {
    async more(form) {
      await form.getByLabel('Full Name').fill('Priya')
      await choose(form, 'Internship Track *', 'AI Tools Integration')
      await choose(form, 'Graduation Year', '2027')
      await form.getByLabel('Portfolio/GitHub').fill('github.example/priya')
      await choose(form, 'Availability *', '15-20 hours per week')
      await choose(form, 'Experience Level *', 'Basic')
    },
    events: [
      ['form_submit', 'internship', 'general'],
      ['form_submit', 'internship', 'ai-tools'],
    ],
    path: '/api/internship',
    json: (email) => ({
      firstName: 'Priya',
      lastName: 'Student',
      email,
      phone: '+1 419 555 0121',
      message: expect.stringMatching(
        new RegExp(
          `^${[
            'Personal details',
            'Full Name: Priya',
            'University: Bowsprit State',
            'Major: Hydrography',
            'Graduation Year: 2027',
            '',
            'Preferences',
            'Track: AI Tools Integration',
            'Availability: 15-20',
            'Experience Level: Entry Level',
            'Chosen level: Basic',
            'Portfolio: github.example/priya',
            '',
            'Previous experience',
            'Basic',
            '',
            'Motivation',
            `To learn on real tides. Ask ${email}.`,
            '',
            String.raw`HR contact: careers@[\w.-]+`,
          ].join('\n')}$`,
        ),
      ),
    }),
    letter: 'I',
    about: 'AI Tools Integration internship',
    words: [
      'Priya',
      '+1 419 555 0121',
      'Bowsprit',
      'Hydrography',
      '2027',
      'github.example/priya',
      'AI Tools',
      '15-20 hours per week',
      'Basic',
      'tides',
    ],
  },
  partnership: {
    async more(form) {
      await form.getByLabel('Company Name').fill('Sorensen Freight')
      await form.getByLabel('Relevant Experience').fill('Nine years of referrals.')
      await form.getByLabel('Why do you want to partner with us').fill('Our clients ask for it.')
    },
    events: Array(2).fill(['form_submit', 'partnership', 'white-label']),
    path: '/api/partnership',
    json: (email) => ({
      name: 'Ingrid Sorensen',
      email,
      phone: '+1 614 555 0166',
      company: 'Sorensen Freight',
      partnershipType: 'white-label',
      experience: 'Nine years of referrals.',
      message: 'Our clients ask for it.',
    }),
    letter: 'P',
    about: 'White-Label Reseller application',
    words: ['Ingrid', 'Sorensen', 'Freight', '+1 614 555 0166', 'White-Label', 'Nine years', 'clients ask'],
  },
}

/** Last names that stand for none (specification 11.3.3). */
const FILLERS = ['Customer', 'Applicant', 'Student']

/** The call held what the specification says, and the request is stored, at its desk and confirmed. @returns its reference. */
export async function expectWhole(
  { path, json, parts, files = [], letter, about, words }: Whole,
  { form, plain }: FormJourney,
  email: string,
  { call, site, post }: { call?: RecordedRequest; site: RunningSite; post: MailServer },
): Promise<string> {
  expect(call?.path).toBe(path)
  if (json) expect(call?.json).toEqual(json(email))
  if (parts) {
    const sent = Object.fromEntries(call?.parts ?? [])
    expect(sent).toMatchObject(parts(email))
    for (const other of ['name', 'email']) if (!(other in parts(email))) expect(sent).not.toHaveProperty(other)
  }

  const rows = await storedOf(site, email)
  expect(rows).toMatchObject([{ kind: form, desk: plain?.desk }])
  const reference = rows[0]?.reference ?? ''
  expect(reference).toMatch(new RegExp(`^${letter}-[0-9A-Z]{5}$`))
  const { toDesk, toVisitor } = await lettersOf(post, email, plain?.desk ?? 'quotes')
  expect(toDesk.mail.subject).toContain(`[${reference}] ${about}`)
  expect(attachmentsOf(toDesk)).toEqual(files.map(({ name, buffer }) => ({ name, content: buffer })))
  for (const theirs of words) expect(wordsOf(toDesk)).toContain(theirs)
  for (const hidden of [...words, ...FILLERS]) expect(wordsOf(toVisitor)).not.toContain(hidden)
  for (const filler of FILLERS) expect(wordsOf(toDesk)).not.toContain(filler)
  expect(toVisitor.mail.attachments).toEqual([])
  expect(toVisitor.mail.subject).toContain(reference)
  return reference
}
