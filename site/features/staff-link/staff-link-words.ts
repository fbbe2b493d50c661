import { QUARANTINE_DAYS, STAFF_LINK_DAYS } from '../../../contract/limits.ts'
import type { StaffLinkPage } from '../../../contract/page.ts'
import { quantity } from '../../../contract/quantity.ts'
import { durationInWords } from '../../../contract/time/duration.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'

export interface StaffLinkWords {
  title: string
  text: string
  /** What pressing does. Without it there is nothing to press. */
  button?: string
  /** Whether the page asks who presses it. */
  asksName?: boolean
}

/** The words of the page behind a signed link, by its action and its state. */
export function staffLinkWords(link: StaffLinkPage, timeZone: string): StaffLinkWords {
  const { reference, state } = link
  switch (state) {
    case 'ask':
      return asking(link)
    case 'done':
      return done(link, timeZone)
    case 'answered':
      return {
        title: `${reference} is already answered`,
        text: `${answeredWhen(link, timeZone)} This link changes nothing any more.`,
      }
    case 'spam':
      return { title: `${reference} is marked as spam`, text: 'This link changes nothing any more.' }
    case 'quarantined':
      return {
        title: `${reference} is in quarantine`,
        text: 'Release it at the desk first. Until then it cannot be answered, and its sender gets no email.',
      }
    case 'expired':
      return {
        title: 'This link has expired',
        text: `It was good for ${quantity(STAFF_LINK_DAYS, 'day')}. ${reference} can still be handled at the desk.`,
      }
  }
}

function done(link: StaffLinkPage, timeZone: string): StaffLinkWords {
  const { action, reference, owner, toDesk } = link
  const words: Record<StaffLinkPage['action'], StaffLinkWords> = {
    answer: {
      title: `${reference} is answered`,
      text: `${answeredWhen(link, timeZone)} The visitor’s receipt shows it.`,
    },
    spam: { title: `${reference} is marked as spam`, text: spamText() },
    take: { title: `${owner} takes care of ${reference}`, text: 'To hand it over, open it at the desk.' },
    move: {
      title: `${reference} is at the ${toDesk} desk`,
      text: `An email brings it to the ${toDesk} desk. The due time stays.`,
    },
  }
  return words[action]
}

function asking({ action, reference, toDesk }: StaffLinkPage): StaffLinkWords {
  const words: Record<StaffLinkPage['action'], StaffLinkWords> = {
    take: {
      title: `Take ${reference}`,
      text: 'Your name then stands beside it, so that nobody else begins to answer.',
      button: 'I take this',
      asksName: true,
    },
    move: {
      title: `Send ${reference} to the ${toDesk} desk`,
      text: `The ${toDesk} desk gets it by email, with all files. The due time stays.`,
      button: `Send to ${toDesk}`,
    },
    answer: {
      title: `Mark ${reference} as answered`,
      text: 'Press after your answer has left. The receipt then shows “Answered”, and the request leaves the desk’s list.',
      button: 'Mark as answered',
    },
    spam: { title: `Mark ${reference} as spam`, text: spamText(), button: 'Mark as spam' },
  }
  return words[action]
}

function spamText(): string {
  return `It leaves the desk’s list, its sender is told nothing, and it is erased after ${quantity(QUARANTINE_DAYS, 'day')}.`
}

/** "Answered on Monday, March 2, 2:18 PM EST, 42 minutes before the due time." */
function answeredWhen({ answeredAt, dueAt }: StaffLinkPage, timeZone: string): string {
  if (answeredAt === null) return ''
  const span = durationInWords(Math.abs(dueAt - answeredAt))
  const side = answeredAt <= dueAt ? 'before' : 'after'
  return `Answered on ${momentInWords(momentOf(answeredAt, timeZone))}, ${span} ${side} the due time.`
}
