import { ENQUIRY_SERVICES } from '../catalogue.ts'
import {
  attachment,
  BAD_EMAIL,
  choice,
  labelOf,
  long,
  organization,
  phone,
  senderAddress,
  senderName,
} from '../fields/field.ts'
import { DOCUMENT_KINDS, MiB } from '../fields/upload.ts'
import { defineForm } from '../form.ts'

/** The enquiry form of /contact, with its own least lengths and words (specification 12.3). */
export const contact = defineForm({
  name: 'contact',
  called: 'inquiry',
  desk: 'quotes',
  promise: 'contact',
  referencePrefix: 'K',
  keptMonths: 24,
  page: { title: 'Send us an inquiry', lead: 'A person reads it and answers by email.' },
  fields: {
    name: senderName('Full name', { min: 2, tooShort: 'Name must be at least 2 characters' }),
    email: senderAddress('Email address', { required: BAD_EMAIL }),
    phone: phone('Phone number', { min: 10, tooShort: 'Please enter a valid phone number' }),
    company: organization('Company name', { min: 2, tooShort: 'Company name must be at least 2 characters' }),
    service: choice('Service', ENQUIRY_SERVICES, { required: 'Please select a service' }),
    message: long('Message', { min: 10, tooShort: 'Message must be at least 10 characters', rows: 5 }),
    file: attachment('File', { count: 1, maxBytes: 10 * MiB, kinds: DOCUMENT_KINDS, optional: true }),
  },
  words: {
    submit: 'Send message',
    busy: 'Sending...',
    success: { title: 'Message sent successfully!', text: (replyTime) => `We'll get back to you within ${replyTime}.` },
    failure: { title: 'Error', text: 'Failed to send message. Please try again.', destructive: true },
    hidesReason: true,
  },
  title: ({ service }) =>
    service === '' || service === 'not-sure' ? 'Inquiry' : `${labelOf(ENQUIRY_SERVICES, service)} inquiry`,
  // Specification 11.3.2: the first word is the first name, the rest the last, empty if there is none.
  pack: ({ name, file: _file, ...rest }) => {
    const [firstName = '', ...others] = name.trim().split(/\s+/)
    return { firstName, lastName: others.join(' '), ...rest }
  },
  unpack: ({ firstName, lastName, ...rest }) =>
    rest.name === undefined
      ? { ...rest, name: [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ') }
      : rest,
})
