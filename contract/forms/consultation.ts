import { ENQUIRY_SERVICES } from '../catalogue.ts'
import { attachment, choice, email, labelOf, long, NAME_MAX, phone, text } from '../field.ts'
import { defineForm, splitName } from '../form.ts'
import { routes } from '../routes.ts'
import { CONSULTATION_KINDS, MiB, namedFileTooLarge } from '../upload.ts'

/** The consultation form at the end of the home page: spec 1 §2–9. */
export const consultation = defineForm({
  name: 'consultation',
  path: routes.api.consultation(),
  desk: 'quotes',
  letter: 'C',
  fields: {
    fullName: text('Full name', { max: NAME_MAX, autoComplete: 'name' }),
    company: text('Company', { optional: true, autoComplete: 'organization' }),
    email: email('Work email'),
    phone: phone('Phone'),
    service: choice('Service Required *', ENQUIRY_SERVICES, { short: 'Service', optional: true, initial: 'not-sure' }),
    message: long('What are you building, and what worries you about it?', { short: 'Message' }),
    files: attachment('Files', {
      count: 5,
      maxBytes: 10 * MiB,
      kinds: CONSULTATION_KINDS,
      tooLarge: namedFileTooLarge,
      optional: true,
      hint: 'PDF, Word, text, images, ZIP, RAR, CSV, Excel, PowerPoint: up to 5, 10MB each',
    }),
  },
  words: {
    submit: 'Send message',
    busy: 'Sending...',
    success: { title: 'Message sent successfully!', text: "We'll get back to you within 24 hours." },
    failure: { title: 'Error', text: 'Failed to send message. Please try again.', destructive: true },
    repliesWithMessage: true,
  },
  title: ({ service }) =>
    service === '' || service === 'not-sure' ? 'Consultation' : `${labelOf(ENQUIRY_SERVICES, service)} consultation`,
  pack: ({ email, files: _files, ...rest }) => ({ ...rest, workEmail: email }),
  unpack: ({ workEmail, ...rest }) => ({ ...rest, email: workEmail ?? rest.email }),
  // Spec 1 §5: split at the first space, and "Customer" where there is no last name.
  unshown: ({ fullName }) => splitName(fullName, 'Customer'),
  fileKey: (position) => `file${position}`,
})
