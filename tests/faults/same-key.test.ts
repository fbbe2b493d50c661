import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { counted, sizeOf } from '../support/proof.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, postQuote, start } from './http-process.ts'

const KEYS = sizeOf('PROOF_KEYS', 20)
/** How often each is sent at one moment, as by a page with five impatient fingers. */
const AT_ONCE = 5
const VISITORS = 8

test(`${KEYS} forms, each sent five times at one moment, are stored once, and every answer is the same`, async () => {
  const folders = await openFolders()
  const server = await start(folders)
  let next = 0
  const different: string[][] = []

  async function visit(): Promise<void> {
    while (next < KEYS) {
      const key = `key-${next++}`
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(key)))
      if (new Set(answers).size > 1) different.push(answers)
    }
  }
  async function send(key: string): Promise<string> {
    const texts = { email: `${key}@engines.example`, message: `By spring: ${key}.`, submissionId: key }
    const response = await postQuote(server.url, texts)
    return `${response.status} ${await response.text()}`
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))

  expect(different).toEqual([])
  expect(await endProcess(server.child)).toBe(0)
  const db = closeAfterTest(await openDatabase(folders))
  const rows = await db.selectFrom('submission').select('reference').execute()
  const emails = await db.selectFrom('outbox').select('id').execute()
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(KEYS)
  expect(rows).toHaveLength(KEYS)
  expect(emails).toHaveLength(2 * KEYS)
  counted({ posts: KEYS * AT_ONCE, stored: rows.length })
}, 300_000)
