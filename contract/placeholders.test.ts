import { expect, test } from 'vitest'
import { contentOf } from '../tests/support/content.ts'
import { readCompany } from './company.ts'
import { fillPlaceholders, nominalLength, placeholderProblem } from './placeholders.ts'

const company = readCompany(contentOf('company.yaml'))
const { address, governingLaw } = company
const other = {
  ...company,
  address: { ...address, city: 'Detroit', region: 'Michigan', line: 'Detroit, USA' },
  governingLaw: { full: 'the State of Michigan, USA', state: 'Michigan' },
  promises: { ...company.promises, quote: { hours: 48 }, contact: { hours: 1 }, career: { from: 4, businessDays: 6 } },
  deskTarget: { hours: 2 },
}

test.each([
  ['An answer within {replyTime.quote}.', 'An answer within 24 hours.', 'An answer within 48 hours.'],
  ['Within {replyTime.contact}', 'Within 24 hours', 'Within 1 hour'],
  ['in {replyTime.career}', 'in 3-5 business days', 'in 4-6 business days'],
  ['within {deskTarget} on business days', 'within 1 hour on business days', 'within 2 hours on business days'],
  ['from {location}', `from ${address.line}`, 'from Detroit, USA'],
  ['in {address.city}, {address.region}', `in ${address.city}, ${address.region}`, 'in Detroit, Michigan'],
  ['the laws of {governingLaw.full}', `the laws of ${governingLaw.full}`, 'the laws of the State of Michigan, USA'],
  ['{files.quote}, {files.consultation}', 'one file, up to 5 files', 'one file, up to 5 files'],
  ['{limits.confirm}, {limits.emailAttachments}', '7 days, 15MB', '7 days, 15MB'],
])('%s', (prose, ours, theirs) => {
  expect(fillPlaceholders(prose, company)).toBe(ours)
  expect(fillPlaceholders(prose, other)).toBe(theirs)
})

test('forms with the same promise are named together, each form once', () => {
  const replies = fillPlaceholders('{replyTimes}', other).split('; ')
  const kept = fillPlaceholders('{keptTimes}', company).split('; ')

  expect(replies).toContain('quote request: within 48 hours')
  expect(replies).toContain('job application: within 4-6 business days')
  const inADay = replies.find((reply) => reply.endsWith(': within 24 hours'))
  expect(inADay).toContain('consultation request')
  expect(inADay).toContain('partnership application')
  expect(kept.find((time) => time.endsWith(': 12 months'))).toBe(
    'job application and internship application: 12 months',
  )
})

test('a placeholder that nothing fills is told with those that there are, and stays', () => {
  const problem = placeholderProblem('Call {phoone} or {phone}')

  expect(problem).toContain('There is no placeholder {phoone}. The placeholders are: {company}, ')
  expect(problem).toContain('{replyTime.quote}')
  expect(placeholderProblem('Call {phone}, { not this } or {Neither}')).toBeUndefined()
  expect(fillPlaceholders('Call {phoone}', company)).toBe('Call {phoone}')
})

test('the length of a text does not depend on what fills it', () => {
  expect(nominalLength('Call {phone}')).toBe('Call '.length + 10)
  expect(nominalLength('Call us')).toBe('Call us'.length)
})
