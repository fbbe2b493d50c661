import { long, phone, senderAddress, senderName } from './fields/field.ts'
import { textsOf } from './json-body.ts'

/** What both forms of applicants say and keep. */
export const applicationFacts = (success: string) =>
  ({
    desk: 'careers',
    keptMonths: 12,
    words: {
      submit: 'Submit application',
      busy: 'Submitting...',
      success: {
        title: success,
        text: (replyTime: string) => `We'll review your application and get back to you within ${replyTime}.`,
      },
      failure: { title: 'Error', text: 'Failed to submit application. Please try again.', destructive: true },
    },
  }) as const

/**
 * The five keys of specification 12.4.15 and 12.5.15, alone: whoever calls without our pages may send no more than
 * these.
 */
export const FIVE_KEYS = {
  fullName: senderName('Full name'),
  email: senderAddress('Email address'),
  phone: phone('Phone number'),
  // The composed text holds a whole form: two long fields and the lines around them.
  message: long('Message', { max: 30_000 }),
}

/**
 * An application as our pages send it: five keys, and beside them its structured fields as `application`. Without
 * those it is `plain`, and only the five keys can be read.
 */
export function readFiveKeys(body: object): { plain: boolean; texts: Record<string, string> } {
  const fields = 'application' in body ? body.application : undefined
  const structured = typeof fields === 'object' && fields !== null ? fields : undefined
  const texts = textsOf(structured ?? {}, body)
  texts.fullName ??= `${texts.firstName ?? ''} ${texts.lastName ?? ''}`.trim()
  return { plain: structured === undefined, texts }
}

export const NOT_PROVIDED = 'Not provided'

/** An answer in the composed text. */
export function said(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : NOT_PROVIDED
}
