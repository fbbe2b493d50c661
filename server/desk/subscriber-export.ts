import { CONSENT } from '../../contract/consent.ts'
import type { ListedSubscriber } from '../newsletter/list.ts'
import { BYTE_ORDER_MARK, csvLine } from '../submissions/desk/csv.ts'
import { instant } from '../submissions/desk/instant.ts'

/** How every confirmed subscriber agreed. */
export const CONSENT_SOURCE = 'button of the link in the confirmation email'

/** A subscriber for programs. Its keys never change. */
export function subscriberInJson({ email, state, askedAt, confirmedAt, consent }: ListedSubscriber) {
  return {
    email: email ?? '',
    state,
    askedAt: instant(askedAt),
    confirmedAt: instant(confirmedAt),
    consent,
    source: confirmedAt === null ? null : CONSENT_SOURCE,
  }
}

/** Subscribers as CSV, with what harms spreadsheets as in `csvOf`. */
export function subscribersInCsv(subscribers: readonly ListedSubscriber[]): string {
  const heading = csvLine(['Email', 'State', 'Asked', 'Confirmed', 'Consent', 'Source'])
  const rows = subscribers.map((one) => csvLine(Object.values(subscriberInJson(one)).map((value) => value ?? '')))
  return BYTE_ORDER_MARK + heading + rows.join('')
}

/** The words of a consent, as long as they are the present ones. */
export function consentOf({ consent }: ListedSubscriber): { version: string; words: string | null } | null {
  if (consent === null) return null
  return { version: consent, words: consent === CONSENT.version ? CONSENT.text : null }
}
