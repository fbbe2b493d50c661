import { applicationFacts, FIVE_KEYS, readFiveKeys, said } from '../application-json.ts'
import { JOBS } from '../catalogue.ts'
import {
  asOption,
  attachment,
  choice,
  type Field,
  long,
  type Option,
  organization,
  phone,
  senderAddress,
  senderName,
  text,
} from '../fields/field.ts'
import { MiB, RESUME_KINDS, sizeInWords } from '../fields/upload.ts'
import { ASIDE, defineForm, type JsonReading } from '../form.ts'
import { routes } from '../routes.ts'

/** Specification 12.4.4. */
const POSITIONS = ['Business Developer', 'Upwork Bidder', 'Internships for Students & Fresh Graduates', 'Other']
const NOTICE_PERIODS = ['Immediate', '1 week', '2 weeks', '1 month', '2 months', '3 months'].map((one) => asOption(one))
const PAGE_EXPERIENCE = ['0-1', '1-3', '3-5', '5+'].map((years) => asOption(years, `${years} years`))
const DIALOG_EXPERIENCE: Option[] = [
  { value: 'entry', label: 'Entry level' },
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
]

/** The four fixed positions, and the jobs whose dialogs add theirs (specification 12.4.13). */
export const CAREER_POSITIONS = [...new Set([...POSITIONS, ...JOBS.map(({ title }) => title)])].map((name) =>
  asOption(name),
)

/** Specification 12.4.12: the hint states 5 MB, which is not enforced; the limit is 10. */
const STATED_BYTES = 5 * MiB
const RESUME = {
  count: 1,
  maxBytes: 10 * MiB,
  kinds: RESUME_KINDS,
  hint: () => `PDF, DOC or DOCX (max ${sizeInWords(STATED_BYTES)})`,
}

const facts = {
  ...applicationFacts('Application submitted successfully!'),
  name: 'career',
  called: 'job application',
  promise: 'career',
  referencePrefix: 'J',
  page: { title: 'Apply for a job', lead: 'Your application goes to the people who would work with you.' },
} as const

/** The dialog of a job: experience is required and has other levels (specification 12.4.14). */
export const careerDialog = defineForm({
  ...facts,
  variant: 'dialog',
  fields: questions(choice('Experience level', DIALOG_EXPERIENCE, { short: 'Experience' }), CAREER_POSITIONS),
  title: ({ position }) => title(position),
})

/** Of a caller who sends no more than the five keys. */
const plainApplication = defineForm({
  ...facts,
  variant: 'five-keys',
  fields: { ...FIVE_KEYS, resume: attachment('Resume', { ...RESUME, optional: true }) },
  title: () => title(''),
  notes: ({ resume }) => (resume.length === 0 ? ['Résumé missing'] : []),
})

/** The inline form of /career. */
export const career = defineForm({
  ...facts,
  fields: questions(
    choice('Years of experience', PAGE_EXPERIENCE, { short: 'Experience', optional: true }),
    POSITIONS.map((name) => asOption(name)),
  ),
  title: ({ position }) => title(position),
  variants: [careerDialog],
  // Specification 12.4.18: one address, two matters. Multipart is an enquiry, JSON a job application.
  json: { path: routes.api.form('contact'), read: readApplication },
})

/** Specification 12.4.16: everything but the name, address and number, as one text; the résumé by its file name. */
export function careerMessage(answers: Record<string, unknown>, resumeName: string): string {
  const line = (label: string, key: string) => `${label}: ${said(answers[key])}`
  return [
    line('Position', 'position'),
    line('Experience', 'experience'),
    line('Current Company', 'currentCompany'),
    line('Expected Salary', 'expectedSalary'),
    line('Notice Period', 'noticePeriod'),
    line('LinkedIn', 'linkedinProfile'),
    line('Portfolio', 'portfolioUrl'),
    '',
    'Cover Letter:',
    said(answers.coverLetter),
    '',
    `Resume: ${resumeName || 'missing'}`,
  ].join('\n')
}

/** What both forms ask; only the levels of experience and the positions differ. */
function questions(experience: Field<string>, positions: readonly Option[]) {
  return {
    fullName: senderName('Full name'),
    email: senderAddress('Email address'),
    phone: phone('Phone number'),
    position: choice('Position', positions, { optional: true }),
    experience,
    currentCompany: organization('Current company', { optional: true }),
    expectedSalary: text('Expected salary', { optional: true }),
    noticePeriod: choice('Notice period', NOTICE_PERIODS, { optional: true }),
    linkedinProfile: text('LinkedIn profile', { optional: true, inputMode: 'url', autoComplete: 'url' }),
    portfolioUrl: text('Portfolio URL', { optional: true, inputMode: 'url' }),
    coverLetter: long('Cover letter', { rows: 6 }),
    resume: attachment('Resume', RESUME),
  }
}

/**
 * Our pages send the structured fields as `application` and the résumé's token as `resume` beside the five keys; then
 * the form's own rules hold.
 */
function readApplication(body: object): JsonReading {
  const { plain, texts } = readFiveKeys(body)
  const uploadTokens = 'resume' in body && typeof body.resume === 'string' && body.resume !== '' ? [body.resume] : []
  const shape = texts[ASIDE.variant] === careerDialog.variant ? careerDialog : career
  return { form: plain ? plainApplication : shape, texts, uploadTokens }
}

function title(position: string): string {
  return position === '' || position === 'Other' ? 'Job application' : `${position} application`
}
