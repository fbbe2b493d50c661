import type { FormName } from '../../../contract/form.ts'

/** What stands over a form on a page of its own. The newsletter's box needs none. */
export const TITLES: Partial<Record<FormName, { title: string; lead: string }>> = {
  quote: {
    title: 'Get Your Free Quote',
    lead: 'Tell us what you have and what you want. You get a price range, a duration and the three risks we would measure first, within 24 hours.',
  },
  consultation: {
    title: 'Book a consultation',
    lead: 'Half an hour with the engineer who would lead the work, and no slides. We reply within 24 hours with two times to talk.',
  },
  contact: { title: 'Send us an enquiry', lead: 'A person reads it and answers within 24 hours.' },
  career: {
    title: 'Apply for a job',
    lead: 'Your application goes to the people who would work with you. You hear from us within 3-5 business days.',
  },
  internship: {
    title: 'Apply for the internship',
    lead: 'Twelve weeks, remote, on real work. You hear from us within 2-3 business days.',
  },
  partnership: {
    title: 'Apply for partnership',
    lead: 'Tell us how you would work with us. We reply within 24 hours.',
  },
}
