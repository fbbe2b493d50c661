import { senderAddress } from '../fields/field.ts'
import type { Notice } from '../fields/upload.ts'
import { defineForm } from '../form.ts'
import { readFields } from '../json-body.ts'

/** The newsletter box of the article and of the footer (specification 12.7). */
export const newsletter = defineForm({
  name: 'newsletter',
  called: 'subscription',
  desk: 'quotes',
  // Specification 1.3.8 promises no reply to a subscription.
  referencePrefix: 'N',
  keptMonths: 24,
  page: {
    title: 'Subscribe to our newsletter.',
    lead: 'Enter your address. We write once, asking you to confirm, and nothing more until you have.',
  },
  fields: { email: senderAddress('Email address', { required: 'Please enter your email address to subscribe.' }) },
  words: {
    submit: 'Subscribe',
    busy: 'Subscribing...',
    success: {
      title: 'Successfully Subscribed!',
      text: 'Thank you for subscribing to our newsletter. Check your email for confirmation.',
    },
    failure: {
      title: 'Subscription Failed',
      text: 'Failed to subscribe to newsletter. Please try again.',
      destructive: true,
    },
    hidesReason: true,
    missing: { title: 'Email Required', text: 'Please enter your email address to subscribe.', destructive: true },
  },
  title: () => 'Newsletter',
  json: { read: readFields },
})

/** Specification 12.7.2: said instead of the failure when the address is not one. */
export const INVALID_EMAIL: Notice = {
  title: 'Invalid Email',
  text: 'Please enter a valid email address.',
  destructive: true,
}
