import type { DeskSubscriberState } from '../../contract/desk/newsletter.ts'

/** What a state is called on the screen. */
export const STATE_WORDS: Record<DeskSubscriberState, string> = {
  confirmed: 'confirmed',
  pending: 'asked, not confirmed',
  unsubscribed: 'left or refused',
}
