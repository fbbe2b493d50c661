import { expect, test } from 'vitest'
import { isOfferedAnywhere, offeredChoice } from '../form.ts'
import { ALL_FORMS, FORMS } from '../forms.ts'

const SHAPES = ALL_FORMS.flatMap((form) => [form, ...(form.variants ?? [])])

test.each(SHAPES.map((form) => [`${form.name} ${form.variant ?? ''}`, form] as const))(
  '%s: every option may be chosen from outside, and nothing else',
  (_, form) => {
    for (const [name, { options = [] }] of Object.entries(form.fields)) {
      for (const { value } of options) expect(offeredChoice(form, name, value)).toBe(value)
      for (const value of ['', 'nonsense', 'constructor', ' devops']) expect(offeredChoice(form, name, value)).toBe('')
    }
    expect(offeredChoice(form, 'constructor', 'name')).toBe('')
    expect(isOfferedAnywhere(form, 'nonsense')).toBe(false)
    expect(isOfferedAnywhere(form, '')).toBe(false)
  },
)

test('a value of any shape counts: the title of a job, which the page alone does not offer', () => {
  expect(isOfferedAnywhere(FORMS.career, 'Senior Full-Stack Developer')).toBe(true)
})

const career = FORMS.career.fields

test.each([
  [
    'of a quote, the nine services',
    FORMS.quote.fields.service,
    'Web Development, Software Development, App Development, Data Engineering, Cloud Engineering, MVP Development, DevOps, QA Testing, IT Consulting',
  ],
  [
    'of a contact enquiry, the nine services of a quote, the two others, and "Not sure yet"',
    FORMS.contact.fields.service,
    'Web Development, Software Development, App Development, Data Engineering, Cloud Engineering, MVP Development, DevOps, QA Testing, IT Consulting, UI/UX Design, Digital Marketing, Not sure yet',
  ],
  [
    'of an application, the four fixed positions',
    career.position,
    'Business Developer, Upwork Bidder, Internships for Students & Fresh Graduates, Other',
  ],
  ['of an application, four spans of experience', career.experience, '0-1 years, 1-3 years, 3-5 years, 5+ years'],
  ['of an application, six notices', career.noticePeriod, 'Immediate, 1 week, 2 weeks, 1 month, 2 months, 3 months'],
  ['of an internship, five years', FORMS.internship.fields.graduationYear, '2024, 2025, 2026, 2027, 2028'],
  [
    'of an internship, four amounts of hours',
    FORMS.internship.fields.availability,
    '10-15 hours per week, 15-20 hours per week, 20-25 hours per week, 25+ hours per week',
  ],
  ['of an internship, three levels', FORMS.internship.fields.experience, 'Beginner, Basic, Intermediate'],
  [
    'of a partnership, four types',
    FORMS.partnership.fields.partnershipType,
    'Referral Partner, Affiliate Marketer, Strategic Business Partner, White-Label Reseller',
  ],
])('a form offers: %s', (_, { options }, labels) => {
  expect(options?.map(({ label }) => label)).toEqual(labels.split(', '))
})
