import { randomBytes } from 'node:crypto'
import { chmod, chown, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../tests/support/temp-folder.ts'
import { emailOf, openTestContext, send, sendAccepted, type TestContext } from './context.fixture.ts'
import { bindSecret } from './database/installation.ts'
import { confirm, findConfirmation } from './newsletter/confirm.ts'
import { newestEmail, onlySubscriber } from './newsletter/newsletter.fixture.ts'
import { renewMailboxes } from './newsletter/renew-mailboxes.ts'
import { subscribe } from './newsletter/subscribe.ts'
import { findSubscription, unsubscribe } from './newsletter/unsubscribe.ts'
import { secretHash } from './secret.ts'
import { openSecrets, parseSecrets, rotateSecret } from './secret-file.ts'
import { findReceipt } from './submissions/receipt.ts'
import { findStaffLink } from './submissions/staff-links.ts'

/** The context of a server that was started again with a new secret. */
async function renew(context: TestContext): Promise<TestContext> {
  await rotateSecret(context)
  const [secret, ...earlierSecrets] = await openSecrets(context)
  await bindSecret(context.db, secretHash(secret), earlierSecrets.map(secretHash))
  return { ...context, secret, earlierSecrets }
}

const staffToken = async (context: TestContext) =>
  /\/s\/([\w-]{51})/.exec((await emailOf(context, 'desk')).text)?.[1] ?? ''
const receiptToken = async (context: TestContext) =>
  /\/r\/([\w-]{32})/.exec((await emailOf(context, 'visitor')).text)?.[1] ?? ''

test('links of staff emails that were sent before a secret was renewed still open, and new ones are made with the new one', async () => {
  const context = await openTestContext()
  await sendAccepted(context)
  const before = await staffToken(context)

  const renewed = await renew(context)

  const after = await staffToken(renewed)
  expect(after).not.toBe(before)
  for (const token of [before, after]) expect(await findStaffLink(renewed, token)).toBeDefined()
  expect(await findStaffLink({ ...renewed, earlierSecrets: [] }, before)).toBeUndefined()
})

test('a secret that root renews stays readable by the account that reads it', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'needs root')
  const context = await openTestContext()
  const path = join(context.dataDir, 'secret')
  await chown(path, 65_534, 65_534)
  await chmod(path, 0o640)

  await rotateSecret(context)

  const { uid, gid, mode } = await stat(path)
  expect([uid, gid, mode & 0o777]).toEqual([65_534, 65_534, 0o640])
})

test('a receipt keeps its address: in a later email, and in the answer to a form that is sent again', async () => {
  const context = await openTestContext()
  const key = 'b1ab50a0-5e2f-4bd4-9c21-6ee84c54a0f1'
  const first = await send(context, { key })
  const before = await receiptToken(context)

  const renewed = await renew(context)

  expect(await receiptToken(renewed)).toBe(before)
  expect(await send(renewed, { key })).toEqual({ ...first, replay: true })
})

test('links of emails sent before a secret’s line is gone work until a later email has a new one', async () => {
  const context = await openTestContext()
  await send(context)
  await subscribe(context, 'mina@quist.example')
  const [before, first] = [await receiptToken(context), await newestEmail(context)]

  const bare = { ...(await renew(context)), earlierSecrets: [] }

  expect(await findReceipt(bare, before)).toBeDefined()
  expect(await findSubscription(bare, first.unsubscribe)).toMatchObject({ state: 'ask' })
  const later = await newestEmail(bare)
  expect(await findReceipt(bare, await receiptToken(bare))).toBeDefined()
  expect(await findConfirmation(bare, later.confirm)).toMatchObject({ state: 'ask' })
  expect(await findSubscription(bare, later.unsubscribe)).toMatchObject({ state: 'ask' })
  expect(await findReceipt(bare, before)).toBeUndefined()
})

test('a server that does not know the newest secret yet sends no link that was made with it', async () => {
  const context = await openTestContext()
  const key = 'b1ab50a0-5e2f-4bd4-9c21-6ee84c54a0f1'

  const renewed = await renew(context)
  await send(renewed, { key })
  await subscribe(renewed, 'mina@quist.example')

  for (const link of [receiptToken, newestEmail, () => send(context, { key })])
    await expect(link(context)).rejects.toThrow('Restart this server')
  expect(await findReceipt(renewed, await receiptToken(renewed))).toBeDefined()
})

test('who left the newsletter before is still known, and so is who is on the list', async () => {
  const context = await openTestContext()
  await subscribe(context, 'mina@quist.example')
  const first = await newestEmail(context)
  await confirm(context, first.confirm, '192.0.2.1')
  await unsubscribe(context, first.unsubscribe)

  const renewed = await renew(context)
  await renewMailboxes(renewed)
  await subscribe(renewed, 'mina@quist.example')

  expect(await context.db.selectFrom('subscriber').select('id').execute()).toHaveLength(1)
  const again = await newestEmail(renewed)
  expect(again.unsubscribe).toBe(first.unsubscribe)
  expect(await findConfirmation(renewed, again.confirm)).toMatchObject({ state: 'ask' })
  await renewMailboxes(renewed)
  await subscribe({ ...renewed, earlierSecrets: [] }, 'mina@quist.example')
  expect((await onlySubscriber(renewed)).state).toBe('pending')
})

test('a shared database follows the new secret, and refuses a server that has only the earlier one', async () => {
  const { db } = await openTestContext()
  await db.deleteFrom('installation').execute()
  await bindSecret(db, 'earlier')

  expect(await bindSecret(db, 'newest', ['earlier'])).toBe(true)
  expect(await bindSecret(db, 'earlier')).toBe(false)
  expect(await bindSecret(db, 'newest')).toBe(true)
})

test('the file holds 32 bytes, or lines of digits with the newest first; any other is refused in words', async () => {
  const dataDir = tempFolder()
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const lines = `${one.toString('hex')}\n${other.toString('hex')}\n`

  expect(parseSecrets(one)).toEqual([one])
  expect(parseSecrets(Buffer.from(lines))).toEqual([one, other])
  for (const wrong of ['', 'word', lines.slice(1), `${lines}00`])
    expect(parseSecrets(Buffer.from(wrong))).toBeUndefined()
  await writeFile(join(dataDir, 'secret'), 'short')
  await expect(openSecrets({ dataDir })).rejects.toThrow('secret must hold 32 bytes, or lines of 64 hexadecimal digits')
})

test('SECRET_FILE is used where it is set, is never made, and must hold the secret of the folder', async () => {
  const dataDir = tempFolder()
  const [own] = await openSecrets({ dataDir })
  const secretFile = join(tempFolder(), 'shared')
  const place = { dataDir, secretFile }

  await expect(openSecrets(place)).rejects.toThrow(`${secretFile} is missing`)
  await writeFile(secretFile, randomBytes(32).toString('hex'))
  await expect(openSecrets(place)).rejects.toThrow(`${secretFile} lacks the secret of ${dataDir}`)
  await writeFile(secretFile, Buffer.from(own).toString('hex'))
  await rotateSecret(place)

  expect(await openSecrets(place)).toEqual([expect.anything(), Buffer.from(own)])
  expect((await stat(secretFile)).mode & 0o777).toBe(0o600)
})
