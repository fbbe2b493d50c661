import { FIVE_KEYS, readFiveKeys } from '../application-json.ts'
import { TRACKS } from '../catalogue.ts'
import { choice, email, labelOf, long, NAME_MAX, type Option, phone, text } from '../field.ts'
import { ASIDE, defineForm, type JsonReading } from '../form.ts'

/** Specification 12.5.7: the five tracks that the page's form offers; a track opened from its card is added. */
export const PAGE_TRACKS = ['web-development', 'seo-content', 'graphic-design', 'digital-marketing', 'ai-tools']
export const INTERNSHIP_TRACKS: readonly Option[] = TRACKS.map(({ value, title }) => ({ value, label: title }))

const GRADUATION_YEARS = ['2024', '2025', '2026', '2027', '2028'].map((year) => ({ value: year, label: year }))
const AVAILABILITY = ['10-15', '15-20', '20-25', '25+'].map((hours) => ({
  value: hours,
  label: `${hours} hours per week`,
}))
const LEVELS = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'basic', label: 'Basic' },
  { value: 'intermediate', label: 'Intermediate' },
]

const person = {
  fullName: text('Full Name', { max: NAME_MAX, autoComplete: 'name' }),
  email: email('Email Address'),
  phone: phone('Phone Number'),
  university: text('University/College'),
}
const portfolio = text('Portfolio/GitHub', { optional: true, inputMode: 'url' })
const motivation = long('Why do you want to join?', { short: 'Motivation', rows: 4 })

const facts = {
  name: 'internship',
  called: 'internship application',
  desk: 'careers',
  promise: 'internship',
  referencePrefix: 'I',
  keptMonths: 12,
  page: { title: 'Apply for the internship', lead: 'Twelve weeks, remote, on real work.' },
  words: {
    submit: 'Submit application',
    busy: 'Submitting...',
    success: {
      title: 'Internship application submitted successfully!',
      text: (replyTime: string) => `We'll review your application and get back to you within ${replyTime}.`,
    },
    failure: { title: 'Error', text: 'Failed to submit application. Please try again.', destructive: true },
  },
} as const

/** The dialog of a track: it asks less, and previous experience in the applicant's own words. */
export const internshipDialog = defineForm({
  ...facts,
  variant: 'dialog',
  fields: {
    ...person,
    internshipTrack: choice('Internship Track', INTERNSHIP_TRACKS, { short: 'Track', optional: true }),
    experience: long('Previous experience', { optional: true, rows: 3 }),
    portfolio,
    motivation,
  },
  title: ({ internshipTrack }) => title(internshipTrack),
})

/** Of a caller who sends no more than the five keys. */
const plainApplication = defineForm({ ...facts, variant: 'five-keys', fields: FIVE_KEYS, title: () => title('') })

/** The inline form of /internship. Its selects are required by label only (specification 12.5.12). */
export const internship = defineForm({
  ...facts,
  fields: {
    ...person,
    major: text('Major/Field of Study'),
    graduationYear: choice('Graduation Year *', GRADUATION_YEARS, { short: 'Graduation year', optional: true }),
    internshipTrack: choice('Internship Track *', INTERNSHIP_TRACKS, { short: 'Track', optional: true }),
    availability: choice('Availability *', AVAILABILITY, { short: 'Availability', optional: true }),
    experience: choice('Experience Level *', LEVELS, { short: 'Experience level', optional: true }),
    portfolio,
    motivation,
  },
  title: ({ internshipTrack }) => title(internshipTrack),
  variants: [internshipDialog],
  json: { read: readApplication },
})

/**
 * Specification 12.5.16: the composed text that travels as `message`. "Entry Level" is fixed as specified, the chosen
 * level
 * follows on a line of its own (specification 12.5.16).
 */
export function internshipMessage(answers: Record<string, unknown>, hiringMail: string): string {
  const line = (label: string, key: string) => `${label}: ${said(answers[key])}`
  const level = LEVELS.find((option) => option.value === answers.experience)
  const track = typeof answers.internshipTrack === 'string' ? answers.internshipTrack : ''
  return [
    'Personal details',
    line('Full Name', 'fullName'),
    line('University', 'university'),
    line('Major', 'major'),
    line('Graduation Year', 'graduationYear'),
    '',
    'Preferences',
    `Track: ${said(track && labelOf(INTERNSHIP_TRACKS, track))}`,
    line('Availability', 'availability'),
    'Experience Level: Entry Level',
    ...(level ? [`Chosen level: ${level.label}`] : []),
    line('Portfolio', 'portfolio'),
    '',
    'Previous experience',
    level ? level.label : said(answers.experience),
    '',
    'Motivation',
    said(answers.motivation),
    '',
    `HR contact: ${hiringMail}`,
  ].join('\n')
}

/** Our pages send the structured fields beside the five keys; then the form's own rules hold. */
function readApplication(body: object): JsonReading {
  const { plain, texts } = readFiveKeys(body)
  const shape = texts[ASIDE.variant] === internshipDialog.variant ? internshipDialog : internship
  return { form: plain ? plainApplication : shape, texts, uploadTokens: [] }
}

function title(track: string): string {
  return track === '' ? 'Internship' : `${labelOf(INTERNSHIP_TRACKS, track)} internship`
}

function said(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : 'Not provided'
}
