import { CONSENT } from '../../../contract/consent.ts'
import { CONFIRM_DAYS } from '../../../contract/limits.ts'
import type { NewsletterLink } from '../../../contract/page.ts'
import { quantity } from '../../../contract/quantity.ts'
import type { LettersState } from './LetterLines.tsx'

export interface LinkWords {
  /** Of the document. */
  name: string
  title: string
  text: string
  /** What becomes of the letters. */
  letters: LettersState
  /** What pressing does. Without it there is nothing to press. */
  button?: string
  /** Where to go instead. */
  way?: 'subscribe' | 'blog'
}

/** The words of the page behind a link in a newsletter email, by its action and its state. */
export function linkWords({ action, state }: NewsletterLink): LinkWords {
  if (action === 'confirm') return { name: 'Newsletter confirmation', ...CONFIRMING[state] }
  return { name: 'Unsubscribe from the newsletter', ...(state === 'ask' ? LEAVING : LEFT) }
}

const CONFIRMING: Record<NewsletterLink['state'], Omit<LinkWords, 'name'>> = {
  ask: { title: 'Shall we write to you?', text: CONSENT.text, letters: 'asked', button: 'Confirm subscription' },
  done: {
    title: 'You are on the list.',
    text: 'There is nothing left to do. The next letter comes to you, too.',
    letters: 'on',
    way: 'blog',
  },
  expired: {
    title: 'This link has expired.',
    text: `It was good for ${quantity(CONFIRM_DAYS, 'day')}. Nothing was sent meanwhile, and the address is not on the list. Enter it once more and a fresh link is on its way.`,
    letters: 'ended',
    way: 'subscribe',
  },
  used: {
    title: 'This link has done its work.',
    text: 'The address has been unsubscribed since, and an old link cannot bring it back. You receive nothing from us unless you subscribe again.',
    letters: 'ended',
    way: 'subscribe',
  },
}

const LEAVING: Omit<LinkWords, 'name'> = {
  title: 'Leave the newsletter?',
  text: 'One press, and nothing more comes to this address. It takes effect at once.',
  letters: 'on',
  button: 'Unsubscribe',
}

const LEFT: Omit<LinkWords, 'name'> = {
  title: 'You are unsubscribed.',
  text: 'Nothing more will come. Of your address we keep only a fingerprint that cannot be turned back into it, so that we never write again by mistake.',
  letters: 'ended',
  way: 'subscribe',
}
