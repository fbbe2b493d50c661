import type { DeskEmail } from '../../contract/desk/replies.ts'
import { quantity } from '../../contract/quantity.ts'
import { moment } from '../time/words.ts'

/** What an email or a webhook is called. */
const NAMES: Record<string, string> = {
  desk: 'The desk’s email',
  visitor: 'The receipt',
  answer: 'The answer',
  newsletter: 'A newsletter email',
  issue: 'A newsletter email',
  webhook: 'A webhook',
}

export function emailName(kind: string): string {
  return NAMES[kind] ?? 'An email'
}

/** What to say of one that was given up, or that is still tried. */
export function failureHeading({ kind, state }: Pick<DeskEmail, 'kind' | 'state'>): string {
  const isOurs = kind === 'desk' || kind === 'webhook'
  if (state === 'dead') return `${emailName(kind)} ${isOurs ? 'was not delivered' : 'did not arrive'}`
  return `${emailName(kind)} ${kind === 'webhook' ? 'has not been delivered yet' : 'has not left yet'}`
}

/** What was tried, and whether it is tried again. Only what was given up is not. */
export function failureWords(
  { kind, state, attempts, createdAt, nextAt }: Pick<DeskEmail, 'kind' | 'state' | 'attempts' | 'createdAt' | 'nextAt'>,
  timeZone: string,
  now: number,
): string {
  const tried = `Tried ${quantity(attempts, 'time')}, first ${moment(Date.parse(createdAt), timeZone, now)}.`
  if (state === 'dead')
    return `${tried} Given up: it is not tried again by itself${kind === 'visitor' || kind === 'answer' ? '. Put the address right, or call' : ''}.`
  if (nextAt === null || Date.parse(nextAt) <= now) return `${tried} It is tried again now.`
  return `${tried} The next try is ${moment(Date.parse(nextAt), timeZone, now)}.`
}

/** The line above the list of failed emails. */
export function failuresInWords(emails: readonly Pick<DeskEmail, 'state'>[]): string {
  const dead = emails.filter(({ state }) => state === 'dead').length
  const tried = emails.length - dead
  if (emails.length === 0) return 'Every email left, or waits for its first try.'
  const parts = [
    ...(dead > 0 ? [`${dead} given up`] : []),
    ...(tried > 0 ? [`${tried} ${tried === 1 ? 'is' : 'are'} tried again`] : []),
  ]
  return `${parts.join(', ')}.`
}
