import { STAFF_LINK_DAYS } from '../../contract/limits.ts'
import { routes } from '../../contract/routes.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { type LinkAction, signLink } from '../signed-link.ts'

/** When a link that is signed now expires, ms since the epoch. */
export function linkExpiry({ now }: Pick<ServerContext, 'now'>): number {
  return now() + STAFF_LINK_DAYS * DAY_MS
}

/** The address of a signed link in a staff email. It does one thing to one submission until it expires. */
export function staffLink(context: ServerContext, submissionId: string, action: LinkAction, position = 0): string {
  const token = signLink(context.secret, { action, submissionId, position, expiresAt: linkExpiry(context) })
  return `${context.publicUrl}${routes.staffLink(token)}`
}
