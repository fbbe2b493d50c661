/**
 * What somebody agrees to by the button of the newsletter's confirmation page. The page prints the text, and the
 * subscription records the version: whoever changes the text gives it a new one.
 */
export const CONSENT = {
  version: '2026-11',
  text: 'Yes, send me the newsletter by email. I can unsubscribe at any time by one click in every letter.',
} as const
