import type { DeskEmail } from '../../contract/desk/replies.ts'
import { quantity } from '../../contract/quantity.ts'
import { moment } from '../time/words.ts'

/** What to say of an email or a webhook that was given up, or that is still tried. */
const HEADINGS: Record<string, { dead: string; waiting: string }> = {
  desk: { dead: 'The desk’s email was not delivered', waiting: 'The desk’s email has not left yet' },
  visitor: { dead: 'The receipt did not arrive', waiting: 'The receipt has not left yet' },
  answer: { dead: 'The answer did not arrive', waiting: 'The answer has not left yet' },
  newsletter: { dead: 'A newsletter email did not arrive', waiting: 'A newsletter email has not left yet' },
  issue: { dead: 'A newsletter email did not arrive', waiting: 'A newsletter email has not left yet' },
  webhook: { dead: 'A webhook was not delivered', waiting: 'A webhook has not been delivered yet' },
}
const OTHER = { dead: 'An email did not arrive', waiting: 'An email has not left yet' }

export function failureHeading({ kind, state }: Pick<DeskEmail, 'kind' | 'state'>): string {
  return (HEADINGS[kind] ?? OTHER)[state === 'dead' ? 'dead' : 'waiting']
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
