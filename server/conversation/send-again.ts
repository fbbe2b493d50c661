import { randomUUID } from 'node:crypto'
import { cleanAddress, isAddress, mailboxOf } from '../../contract/fields/mailbox.ts'
import { AGAIN_DAILY, AGAIN_PAUSE_MINUTES } from '../../contract/limits.ts'
import { DAY_MS, MINUTE_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { groupCommit } from '../database/transactions.ts'
import { type LeftLetter, leftLetters } from '../mail/left-letters.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import type { Actor } from '../submissions/desk/actor.ts'
import { changeAddress } from '../submissions/desk/correct-address.ts'
import { heldById, heldByReference } from '../submissions/reference.ts'
import { reopen } from '../submissions/reopen.ts'

const PAUSE_MS = AGAIN_PAUSE_MINUTES * MINUTE_MS
/** Two clicks so close are one, ms. */
const TWICE_MS = MINUTE_MS

/**
 * `sent`: it is on its way to the address of the request. `asked`: a person at the desk decides on the other address.
 * `tooSoon`, `tooOften`: it was asked for so recently, or so often within a day. `address`: what was typed is none.
 */
export type Again = 'sent' | 'asked' | 'tooSoon' | 'tooOften' | 'address' | 'gone'

/**
 * The visitor says that our answer did not arrive. It is sent once more under its own Message-ID, so that a mail program shows
 * it once. To another address only after a person agreed, because whoever has the link of a receipt could name any: until
 * then the request is open again, with a new due time.
 *
 * @param typed the other address; '' for the one that the request has.
 */
export function askAgain(context: ServerContext, submissionId: string, typed: string): Promise<Again> {
  const address = cleanAddress(typed.trim())
  if (address !== '' && !isAddress(address)) return Promise.resolve('address')
  return groupCommit(context.db, async (tx): Promise<Again> => {
    const row = await heldById(tx, submissionId)
    const letter = row && (await lastAnswer(tx, row))
    if (!row || !letter) return 'gone'
    const at = context.now()
    const isOther = address !== '' && mailboxOf(address) !== row.mailbox
    if (isOther && row.askedAddress === address) return 'asked'
    const asked = await askedToday(tx, submissionId, at)
    // A second click sends nothing more.
    if (!isOther && asked.some((one) => one.at > at - TWICE_MS && one.detail === '')) return 'sent'
    if (asked.length >= AGAIN_DAILY) return 'tooOften'
    if (asked.some((one) => one.at > at - PAUSE_MS)) return 'tooSoon'
    await recordEvent(tx, { submissionId, kind: 'askedAgain', actor: null, at, detail: isOther ? address : '' })
    if (!isOther) {
      await sendAgain(tx, row, letter, at)
      return 'sent'
    }
    await tx.updateTable('submission').set({ askedAddress: address }).where('id', '=', row.id).execute()
    if (row.status === 'answered') await reopen(context, tx, row, at, 'Our answer did not arrive.')
    return 'asked'
  })
}

/**
 * A person decides where the answer goes: agreed, the request has that address and the answer is sent there, which answers the
 * request again.
 *
 * @returns false where that address is not asked for any more: whoever has the link may ask for another while it is read.
 */
export function decideAddress(
  context: ServerContext,
  reference: string,
  { agree, address }: { agree: boolean; address: string },
  actor: Actor,
): Promise<boolean> {
  return groupCommit(context.db, async (tx) => {
    const row = await heldByReference(tx, reference)
    if (row?.askedAddress !== address) return false
    const at = context.now()
    const event = { submissionId: row.id, actor: actor.name, at, detail: address }
    await tx.updateTable('submission').set({ askedAddress: null }).where('id', '=', row.id).execute()
    if (!agree) {
      await recordEvent(tx, { ...event, kind: 'addressDeclined' })
      return true
    }
    await changeAddress(tx, row, address, actor, at, randomUUID())
    const letter = await lastAnswer(tx, row)
    if (letter) await sendAgain(tx, { ...row, email: address }, letter, at)
    await recordEvent(tx, { ...event, kind: 'emailResent' })
    return true
  })
}

async function lastAnswer(tx: Tx, row: SubmissionTable): Promise<LeftLetter | undefined> {
  return (await leftLetters(tx, row, false)).findLast(({ direction }) => direction === 'out')
}

function askedToday(tx: Tx, submissionId: string, now: number): Promise<{ at: number; detail: string }[]> {
  // Not those from before the clock was set back.
  return tx
    .selectFrom('history')
    .select(['at', 'detail'])
    .where('submissionId', '=', submissionId)
    .where('kind', '=', 'askedAgain')
    .where('at', '>', now - DAY_MS)
    .where('at', '<=', now)
    .execute()
}

/** It keeps when it left first: it cannot be called back, and the receipt goes on to show it. */
async function sendAgain(tx: Tx, { id, email }: SubmissionTable, letter: LeftLetter, now: number): Promise<void> {
  const recipient = mailboxOf(email)
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ recipient, state: 'waiting', attempts: 0, nextAt: now, lastError: null, leasedUntil: null })
    .where('id', '=', letter.id)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  // It left long ago, or from a mail program.
  await enqueue(tx, [{ kind: 'answer', id: letter.id, submissionId: id, recipient, nextAt: now }], now)
  await tx.updateTable('outbox').set({ sentAt: letter.leftAt }).where('id', '=', letter.id).execute()
}
