import { choice, email, labelOf, long, NAME_MAX, phone, text } from '../fields/field.ts'
import { defineForm } from '../form.ts'
import { readFields } from '../json-body.ts'

/** Specification 12.6.6. */
const PARTNERSHIP_TYPES = [
  { value: 'referral', label: 'Referral Partner' },
  { value: 'affiliate', label: 'Affiliate Marketer' },
  { value: 'strategic', label: 'Strategic Business Partner' },
  { value: 'white-label', label: 'White-Label Reseller' },
]

/**
 * The partnership application of the article's sidebar. It travels as JSON with exactly its fields (specification
 * 12.6.9).
 */
export const partnership = defineForm({
  name: 'partnership',
  called: 'partnership application',
  desk: 'quotes',
  promise: 'partnership',
  referencePrefix: 'P',
  keptMonths: 24,
  page: { title: 'Apply for partnership', lead: 'Tell us how you would work with us.' },
  fields: {
    name: text('Full Name', { max: NAME_MAX, autoComplete: 'name' }),
    email: email('Email Address'),
    phone: phone('Phone Number'),
    company: text('Company Name', { optional: true, autoComplete: 'organization' }),
    partnershipType: choice('Partnership Type', PARTNERSHIP_TYPES),
    experience: long('Relevant Experience', { optional: true, rows: 3 }),
    message: long('Why do you want to partner with us', { short: 'Motivation', optional: true }),
  },
  words: {
    submit: 'Submit application',
    busy: 'Submitting...',
    success: {
      title: 'Partnership Application Submitted!',
      text: (replyTime) => `We'll review your application and get back to you within ${replyTime}.`,
    },
    failure: { title: 'Error', text: 'Failed to submit partnership application. Please try again.', destructive: true },
    hidesReason: true,
  },
  title: ({ partnershipType }) => `${labelOf(PARTNERSHIP_TYPES, partnershipType)} application`,
  json: { read: readFields },
})
