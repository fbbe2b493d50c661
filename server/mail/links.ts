import { STAFF_LINK_DAYS } from '../../contract/limits.ts'
import { routes } from '../../contract/routes.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { isNewestSecret } from '../database/installation.ts'
import { confirmToken, receiptToken, secretHash, sha256, unsubscribeToken } from '../secret.ts'
import { type LinkAction, signLink } from '../signed-link.ts'

/** What makes the token of a row that keeps its hash. */
const TOKEN_OF = { submission: receiptToken, subscriber: unsubscribeToken, ask: confirmToken }

/**
 * The token of a visitor's link, the same in every email while the server has the secret that made it. Once that one's line is
 * gone, a later email has a new one, and those sent before end.
 *
 * @throws where another server may have made it with a newer secret: this email must leave later.
 */
export async function linkToken(
  { db, secret, earlierSecrets }: Pick<ServerContext, 'db' | 'secret' | 'earlierSecrets'>,
  table: keyof typeof TOKEN_OF,
  { id, tokenHash }: { id: string; tokenHash: string },
): Promise<string> {
  const [newest = '', ...earlier] = [secret, ...earlierSecrets].map((one) => TOKEN_OF[table](one, id))
  const known = [newest, ...earlier].find((token) => sha256(token) === tokenHash)
  if (known !== undefined) return known
  if (!(await isNewestSecret(db, secretHash(secret))))
    throw new Error('The secret was renewed. Restart this server with it.')
  await db
    .updateTable(table)
    .set({ tokenHash: sha256(newest) })
    .where('id', '=', id)
    .execute()
  return newest
}

/** When a link that is signed now expires, ms since the epoch. */
export function linkExpiry({ now }: Pick<ServerContext, 'now'>): number {
  return now() + STAFF_LINK_DAYS * DAY_MS
}

/** The address of a signed link in a staff email. It does one thing to one submission until it expires. */
export function staffLink(context: ServerContext, submissionId: string, action: LinkAction, position = 0): string {
  const token = signLink(context.secret, { action, submissionId, position, expiresAt: linkExpiry(context) })
  return `${context.publicUrl}${routes.staffLink(token)}`
}
