import { JOBS } from '../catalogue.ts'
import { attachment, choice, email, long, NAME_MAX, type Option, phone, text } from '../field.ts'
import { defineForm } from '../form.ts'
import { routes } from '../routes.ts'
import { MiB, oneFileTooLarge, RESUME_KINDS } from '../upload.ts'

/** Spec 1 §9. */
const POSITIONS = ['Business Developer', 'Upwork Bidder', 'Internships for Students & Fresh Graduates', 'Other']
const NOTICE_PERIODS = ['Immediate', '1 week', '2 weeks', '1 month', '2 months', '3 months']
const PAGE_EXPERIENCE: Option[] = ['0-1', '1-3', '3-5', '5+'].map((years) => ({
  value: years,
  label: `${years} years`,
}))
const DIALOG_EXPERIENCE: Option[] = [
  { value: 'entry', label: 'Entry level' },
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
]

/** The four fixed positions, and the jobs whose dialogs add theirs (product.md 2.22). */
export const CAREER_POSITIONS: readonly Option[] = [...new Set([...POSITIONS, ...JOBS.map((job) => job.title)])].map(
  asOption,
)

/** The inline form of /career. */
export const career = defineCareer(
  choice('Years of experience', PAGE_EXPERIENCE, { short: 'Experience', optional: true }),
  POSITIONS.map(asOption),
)

/** The dialog of a job: experience is required and has other levels (spec 1 §5 and §9). */
export const careerDialog = defineCareer(
  choice('Experience level', DIALOG_EXPERIENCE, { short: 'Experience' }),
  CAREER_POSITIONS,
  'dialog',
)

/** Spec 1 §7: everything but the name, address and number, as one text; the résumé by its file name. */
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

function defineCareer(experience: ReturnType<typeof choice>, positions: readonly Option[], variant?: string) {
  return defineForm({
    name: 'career',
    variant,
    path: routes.api.career(),
    desk: 'careers',
    letter: 'J',
    fields: {
      fullName: text('Full name', { max: NAME_MAX, autoComplete: 'name' }),
      email: email('Email address'),
      phone: phone('Phone number'),
      position: choice('Position', positions, { optional: true }),
      experience,
      currentCompany: text('Current company', { optional: true, autoComplete: 'organization' }),
      expectedSalary: text('Expected salary', { optional: true }),
      noticePeriod: choice('Notice period', NOTICE_PERIODS.map(asOption), { optional: true }),
      linkedinProfile: text('LinkedIn profile', { optional: true, inputMode: 'url', autoComplete: 'url' }),
      portfolioUrl: text('Portfolio URL', { optional: true, inputMode: 'url' }),
      coverLetter: long('Cover letter', { rows: 6 }),
      resume: attachment('Resume', {
        count: 1,
        // Spec 1 §5: the hint says 5 MB and is not enforced; the server's limit is 10 (product.md 2.20).
        maxBytes: 10 * MiB,
        kinds: RESUME_KINDS,
        tooLarge: oneFileTooLarge,
        hint: 'PDF, DOC or DOCX (max 5MB)',
      }),
    },
    words: {
      submit: 'Submit application',
      busy: 'Submitting...',
      success: {
        title: 'Application submitted successfully!',
        text: "We'll review your application and get back to you within 3-5 business days.",
      },
      failure: { title: 'Error', text: 'Failed to submit application. Please try again.', destructive: true },
    },
    title: ({ position }) => (position === '' || position === 'Other' ? 'Job application' : `${position} application`),
  })
}

function asOption(value: string): Option {
  return { value, label: value }
}

function said(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : 'Not provided'
}
