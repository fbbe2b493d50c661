import { ENQUIRY_SERVICES } from '../catalogue.ts'
import { attachment, choice, labelOf, long, organization, phone, senderAddress, senderName } from '../fields/field.ts'
import { CONSULTATION_KINDS, MiB } from '../fields/upload.ts'
import { defineForm, splitName } from '../form.ts'

/** The consultation form at the end of the home page: specification 12.2. */
export const consultation = defineForm({
  name: 'consultation',
  called: 'consultation request',
  desk: 'quotes',
  promise: 'consultation',
  referencePrefix: 'C',
  keptMonths: 24,
  page: {
    title: 'Book a consultation',
    lead: 'Half an hour with the engineer who would lead the work, and no slides. We reply with two times to talk.',
  },
  fields: {
    fullName: senderName('Full name'),
    company: organization('Company', { optional: true }),
    email: senderAddress('Work email'),
    phone: phone('Phone'),
    service: choice('Service Required *', ENQUIRY_SERVICES, { short: 'Service', optional: true, initial: 'not-sure' }),
    message: long('What are you building, and what worries you about it?', { short: 'Message' }),
    files: attachment('Files', { count: 5, maxBytes: 10 * MiB, kinds: CONSULTATION_KINDS, optional: true }),
  },
  words: {
    submit: 'Send message',
    busy: 'Sending...',
    success: { title: 'Message sent successfully!', text: (replyTime) => `We'll get back to you within ${replyTime}.` },
    failure: { title: 'Error', text: 'Failed to send message. Please try again.', destructive: true },
    repliesWithMessage: true,
  },
  title: ({ service }) =>
    service === '' || service === 'not-sure' ? 'Consultation' : `${labelOf(ENQUIRY_SERVICES, service)} consultation`,
  pack: ({ email, files: _files, ...rest }) => ({ ...rest, workEmail: email }),
  unpack: ({ workEmail, ...rest }) => ({ ...rest, email: workEmail ?? rest.email }),
  // Specification 11.3.1: split at the first space, and "Customer" where there is no last name.
  unshown: ({ fullName }) => splitName(fullName, 'Customer'),
  fileKey: (position) => `file${position}`,
})
