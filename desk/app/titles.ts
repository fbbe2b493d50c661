import type { DeskSubmission } from '../../contract/desk/replies.ts'
import type { Place, View } from './address.ts'

const VIEW_TITLES: Record<Exclude<View, 'inbox'>, string> = {
  search: 'Search',
  figures: 'Figures',
  emails: 'Failed emails',
  newsletter: 'Newsletter',
  subscribers: 'Subscribers',
  replies: 'Saved replies',
  incoming: 'Emails that came in',
}

/** What a list of requests is called. */
export function titleOf({ filter: { owner, desk, status, later } }: Place): string {
  if (later === 'only') return 'Later'
  if (status.length === 1 && status[0] === 'answered') return 'Answered'
  if (status.length === 1 && status[0] === 'quarantined') return 'Quarantine'
  if (status.length === 1 && status[0] === 'spam') return 'Spam'
  if (owner.length === 1 && owner[0] === 'me') return 'Mine'
  if (owner.length === 1 && owner[0] === 'nobody') return 'Nobody’s'
  if (desk.length === 1 && desk[0]) return desk[0].charAt(0).toUpperCase() + desk[0].slice(1)
  return 'Due'
}

/**
 * The title of the tab: the open request, else the view, and before it how many
 * requests have something new that nobody has looked at, and how many are overdue.
 *
 * @param open the request of `place.reference`, once it is known.
 */
export function tabTitle(
  place: Place,
  open: Pick<DeskSubmission, 'name' | 'title'> | undefined,
  unseen: number,
  late = 0,
): string {
  const view = place.view === 'inbox' ? titleOf(place) : VIEW_TITLES[place.view]
  const parts = place.reference ? [open?.name || place.reference, ...(open ? [open.title] : []), view] : [view]
  return `${unseen > 0 ? `(${unseen}) ` : ''}${late > 0 ? `${late} late, ` : ''}${parts.join(', ')}, Desk`
}
