import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { counted, sizeOf } from '../support/proof.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, postQuote, start } from './http-process.ts'

const POSTS = 200
const AT_ONCE = 24
const KILLS = sizeOf('PROOF_KILLS', 1)

test('killed amid 200 posts, every one that was answered is there afterwards, with its file whole', {
  repeats: KILLS - 1,
  timeout: 60_000,
}, async () => {
  const folders = await openFolders()
  const first = await start(folders)
  const answered: { receipt: string; file: string | undefined }[] = []
  let next = 0

  async function send(): Promise<void> {
    while (next < POSTS) {
      next += 1
      const file = next % 2 ? randomBytes(20_000 + next).toString('hex') : undefined
      try {
        const sender = { name: `Visitor ${next}`, email: `visitor${next}@engines.example` }
        const response = await postQuote(first.url, { ...sender, submissionId: `post-${next}` }, file)
        const { receipt } = (await response.json()) as { receipt: string }
        if (response.ok) answered.push({ receipt, file })
      } catch {
        // The server is gone: whoever had no answer was promised nothing.
        return
      }
    }
  }
  const senders = Promise.all(Array.from({ length: AT_ONCE }, send))
  await expect.poll(() => answered.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(POSTS / 2)
  await endProcess(first.child, 'SIGKILL')
  await senders

  const second = await start(folders)
  expect(answered.length).toBeLessThan(POSTS)
  for (const { receipt, file } of answered) {
    const response = await fetch(`${second.url}${receipt}/${file ? 'files/0' : 'copy'}`)
    expect(response.status).toBe(200)
    if (file) expect((await response.text()) === file).toBe(true)
  }
  expect(await endProcess(second.child)).toBe(0)
  counted({ kills: 1, acknowledged: answered.length })
})
