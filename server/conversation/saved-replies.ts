import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeskSavedReply, SavedReplyRequest } from '../../contract/desk/conversation.ts'
import { readReplyFile, USED_DAYS } from '../../contract/desk/saved-replies.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import type { SavedReplyTable, Tx } from '../database/schema.ts'
import { groupCommit } from '../database/transactions.ts'
import type { Actor } from '../submissions/desk/actor.ts'

/** Files with the replies of every installation. The content check has read them; one with a mistake is left out here. */
const FILES = join(import.meta.dirname, '../../content/replies')

/** All saved replies, those of the folder and those made at the desk: what was used most in the last 90 days comes first. */
export async function listSavedReplies({ db, now }: ServerContext, folder = FILES): Promise<DeskSavedReply[]> {
  const uses = await db
    .selectFrom('saved_reply_use')
    .select(({ fn }) => ['reply', fn.countAll<number>().as('count')])
    .where('at', '>=', now() - USED_DAYS * DAY_MS)
    .groupBy('reply')
    .execute()
  const counts = new Map(uses.map(({ reply, count }) => [reply, Number(count)]))
  const rows = await db.selectFrom('saved_reply').selectAll().execute()
  const replies = [...(await repliesIn(folder)), ...rows.map(replyOf)]
  return replies
    .map((reply) => ({ ...reply, used: counts.get(reply.id) ?? 0 }))
    .sort((one, other) => other.used - one.used || one.name.localeCompare(other.name))
}

async function repliesIn(folder: string): Promise<Omit<DeskSavedReply, 'used'>[]> {
  // A site without saved replies has no such folder.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.md$/.test(name)).sort()
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return files.flatMap((text, index) => {
    const read = readReplyFile(text)
    return read.ok ? [{ ...read.reply, id: `file:${names[index]}`, author: null, at: null }] : []
  })
}

/** Keeps a reply for everybody at the desk; with an id in place of that one. @returns undefined where that is gone, or newer. */
export function keepSavedReply(
  { db, now }: ServerContext,
  { at = '', ...reply }: SavedReplyRequest,
  actor: Actor,
  id?: string,
): Promise<DeskSavedReply | undefined> {
  return groupCommit(db, async (tx) => {
    const kept = { ...reply, author: actor.name, at: now() }
    if (id === undefined) {
      const row = { ...kept, id: randomUUID() }
      await tx.insertInto('saved_reply').values(row).execute()
      return { ...replyOf(row), used: 0 }
    }
    const known = tx.updateTable('saved_reply').where('id', '=', id).where('at', '=', Date.parse(at))
    const changed = await known.set(kept).returningAll().executeTakeFirst()
    return changed && { ...replyOf(changed), used: 0 }
  })
}

/** Removes a reply that was made at the desk. @returns false where it is gone already. */
export async function removeSavedReply({ db }: ServerContext, id: string): Promise<boolean> {
  const { numDeletedRows } = await groupCommit(db, (tx) =>
    tx.deleteFrom('saved_reply').where('id', '=', id).executeTakeFirst(),
  )
  return numDeletedRows > 0n
}

/** Counts the replies that were put into an answer, in the caller's transaction. */
export async function countUses(tx: Tx, messageId: string, replies: readonly string[], at: number): Promise<void> {
  const rows = [...new Set(replies)].map((reply) => ({ messageId, reply, at }))
  if (rows.length > 0) await tx.insertInto('saved_reply_use').values(rows).execute()
}

function replyOf({ id, name, desk, text, author, at }: SavedReplyTable): Omit<DeskSavedReply, 'used'> {
  return { id, name, desk, text, author, at: new Date(at).toISOString() }
}
