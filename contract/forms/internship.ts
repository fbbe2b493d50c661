import { applicationFacts, FIVE_KEYS, NOT_PROVIDED, readFiveKeys, said } from '../application-json.ts'
import { TRACKS } from '../catalogue.ts'
import {
  asOption,
  choice,
  labelOf,
  long,
  type Option,
  organization,
  phone,
  senderAddress,
  senderName,
  text,
} from '../fields/field.ts'
import { ASIDE, defineForm, type Form, type JsonReading } from '../form.ts'

/** Specification 12.5.7: the five tracks that the page's form offers; a track opened from its card is added. */
export const PAGE_TRACKS = ['web-development', 'seo-content', 'graphic-design', 'digital-marketing', 'ai-tools']
export const INTERNSHIP_TRACKS: readonly Option[] = TRACKS.map(({ value, title }) => asOption(value, title))

const GRADUATION_YEARS = ['2024', '2025', '2026', '2027', '2028'].map((year) => asOption(year))
const AVAILABILITY = ['10-15', '15-20', '20-25', '25+'].map((hours) => asOption(hours, `${hours} hours per week`))
const LEVELS = ['Beginner', 'Basic', 'Intermediate'].map((label) => asOption(label.toLowerCase(), label))

const person = {
  fullName: senderName('Full Name'),
  email: senderAddress('Email Address'),
  phone: phone('Phone Number'),
  university: organization('University/College', { autoComplete: undefined }),
}
const portfolio = text('Portfolio/GitHub', { optional: true, inputMode: 'url' })
const motivation = long('Why do you want to join?', { short: 'Motivation', rows: 4 })

const facts = {
  ...applicationFacts('Internship application submitted successfully!'),
  name: 'internship',
  called: 'internship application',
  promise: 'internship',
  referencePrefix: 'I',
  page: { title: 'Apply for the internship', lead: 'Twelve weeks, remote, on real work.' },
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

// What stands before the last parts of the message.
const EXPERIENCE = '\n\nPrevious experience\n'
const MOTIVATION = '\n\nMotivation\n'
const CONTACT = '\n\nHR contact: '

/**
 * Specification 12.5.16: the composed text that travels as `message`. "Entry Level" is fixed as specified, the chosen
 * level follows on a line of its own (specification 12.5.16).
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
  ]
    .join('\n')
    .concat(
      // No answer holds the heading of the next part.
      EXPERIENCE + (level ? level.label : said(answers.experience).replace(/\n+(?=\nMotivation\n)/g, '')),
      MOTIVATION + said(answers.motivation),
      CONTACT + hiringMail,
    )
}

/** Our pages name the form's shape in a header; then its answers are read from the message, and its own rules hold. */
function readApplication(body: object, _form: unknown, aside: Record<string, string>): JsonReading {
  const { texts } = readFiveKeys(body)
  const variant = aside[ASIDE.variant]
  if (variant === undefined) return { form: plainApplication, texts, uploadTokens: [] }
  const form = variant === internshipDialog.variant ? internshipDialog : internship
  return {
    form,
    texts: Object.assign(texts, readInternshipMessage(texts.message ?? '', form), aside),
    uploadTokens: [],
  }
}

/** The answers that `internshipMessage` put together, by the form's fields. A text that it did not make gives none. */
export function readInternshipMessage(message: string, form: Pick<Form, 'fields'>): Record<string, string> {
  const [head = '', experience = '', motivation = ''] = partsOf(message)
  const answers: Record<string, string> = { experience, motivation }
  for (const [, label = '', value = ''] of head.matchAll(/^([^:\n]+): (.*)$/gm)) {
    const key = LINES[label]
    if (key) answers[key] = value
  }
  answers.internshipTrack = valueOfLabel(INTERNSHIP_TRACKS, answers.internshipTrack)
  if (form.fields.experience?.options) answers.experience = valueOfLabel(LEVELS, experience)
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== NOT_PROVIDED))
}

/** Which answer stands behind which label of the message. */
const LINES: Readonly<Record<string, string>> = {
  'Full Name': 'fullName',
  University: 'university',
  Major: 'major',
  'Graduation Year': 'graduationYear',
  Track: 'internshipTrack',
  Availability: 'availability',
  Portfolio: 'portfolio',
}

/** What stands before the two long texts, and these. The contact's line ends the second. */
function partsOf(message: string): string[] {
  const [head = '', rest = ''] = splitAt(message, message.indexOf(EXPERIENCE), EXPERIENCE)
  const [experience = '', last = ''] = splitAt(rest, rest.indexOf(MOTIVATION), MOTIVATION)
  const [motivation = ''] = splitAt(last, last.lastIndexOf(CONTACT), CONTACT)
  return [head, experience, motivation]
}

function splitAt(text: string, at: number, mark: string): [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** The value of an option's label; the label itself where it is none, which the field then refuses. */
function valueOfLabel(options: readonly Option[], label = ''): string {
  return options.find((option) => option.label === label)?.value ?? label
}

function title(track: string): string {
  return track === '' ? 'Internship' : `${labelOf(INTERNSHIP_TRACKS, track)} internship`
}
