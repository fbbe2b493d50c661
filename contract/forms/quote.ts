import { QUOTE_SERVICES } from '../catalogue.ts'
import { attachment, choice, email, labelOf, long, NAME_MAX, phone, text } from '../field.ts'
import { defineForm } from '../form.ts'
import { routes } from '../routes.ts'
import { DOCUMENT_KINDS, MiB, oneFileTooLarge } from '../upload.ts'

/** "Get Your Free Quote": spec 1 §2–9. */
export const quote = defineForm({
  name: 'quote',
  path: routes.api.quote(),
  desk: 'quotes',
  letter: 'Q',
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
      tooLarge: oneFileTooLarge,
      optional: true,
      hint: 'PNG, JPG, PDF, DOC (max 10MB)',
    }),
  },
  words: {
    submit: 'Send my request',
    busy: 'Sending...',
    success: { title: 'Quote request sent successfully!', text: "We'll get back to you within 24 hours." },
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
