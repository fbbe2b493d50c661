import { QUOTE_SERVICES } from '../catalogue.ts'
import { attachment, choice, email, labelOf, long, NAME_MAX, phone, text } from '../fields/field.ts'
import { DOCUMENT_KINDS, MiB } from '../fields/upload.ts'
import { defineForm } from '../form.ts'

/** "Get Your Free Quote": specification 12.1. */
export const quote = defineForm({
  name: 'quote',
  called: 'quote request',
  desk: 'quotes',
  promise: 'quote',
  referencePrefix: 'Q',
  keptMonths: 24,
  page: {
    title: 'Get Your Free Quote',
    lead: 'Tell us what you have and what you want. You get a price range, a duration and the three risks we would measure first.',
  },
  fields: {
    name: text('Name', { max: NAME_MAX, autoComplete: 'name' }),
    business: text('Business name', { autoComplete: 'organization' }),
    email: email('Email address'),
    phone: phone('Phone number'),
    service: choice('Service', QUOTE_SERVICES),
    message: long('What should it do, and by when?', { short: 'Message' }),
    file: attachment('File', {
      count: 1,
      maxBytes: 10 * MiB,
      kinds: DOCUMENT_KINDS,
      optional: true,
      hint: (maxSize) => `PNG, JPG, PDF, DOC (max ${maxSize})`,
    }),
  },
  words: {
    submit: 'Send my request',
    busy: 'Sending...',
    success: {
      title: 'Quote request sent successfully!',
      text: (replyTime) => `We'll get back to you within ${replyTime}.`,
    },
    failure: { title: 'Error', text: 'Failed to send quote request. Please try again.', destructive: true },
    repliesWithMessage: true,
    missing: {
      title: 'Missing Information',
      text: 'Please fill in all required fields, including service selection.',
      destructive: true,
    },
  },
  title: ({ service }) => `${labelOf(QUOTE_SERVICES, service)} quote`,
})
