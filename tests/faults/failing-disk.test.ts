import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { compileFailingDisk, failingDisk } from '../support/failing-disk.ts'
import { counted, sizeOf } from '../support/proof.ts'
import { endProcess, type ServerProcess } from '../support/server-process.ts'
import { openFolders, quoteForm, start } from './http-process.ts'

/** Every n-th call of a form to the disk fails; 1 is each of them. */
const EVERY = sizeOf('PROOF_FAILING_EVERY', 8)
const CONTENT = 'A plan of the harbor.\n'.repeat(20_000)

const library = compileFailingDisk()

test('whichever write, sync, rename or opening of a form fails, its answer is true, and the next form is taken', async ({
  skip,
}) => {
  skip(!library, 'needs Linux and a compiler of C')
  const folders = await openFolders()
  const disk = failingDisk(library ?? '', folders.dataDir)
  let server = await start(folders, disk.env)
  // What a first form opens is open then.
  expect(await send(server, randomUUID())).toMatchObject({ status: 200 })
  const receipts = new Set<string>()
  let failed = 0
  let refused = 0
  let ended = 0

  for (let nth = 1, isOver = false; !isOver; nth += EVERY) {
    const key = randomUUID()
    disk.failAt(nth)
    const answer = await send(server, key)
    isOver = !disk.end()
    failed += isOver ? 0 : 1
    if (server.child.exitCode !== null) {
      ended += 1
      server = await start(folders, disk.env)
    }
    // Who was refused sends once more with the same key, and who was answered gets the same answer.
    expect([200, 503, 507], `at call ${nth}`).toContain(answer.status)
    if (answer.status !== 200) refused += 1
    const again = await send(server, key)
    expect(again.status, `after call ${nth}`).toBe(200)
    if (answer.status === 200) expect(again.receipt).toBe(answer.receipt)
    receipts.add(again.receipt)
  }
  await endProcess(server.child, 'SIGKILL')

  const afterwards = await start(folders)
  for (const receipt of receipts) {
    const file = await fetch(`${afterwards.url}${receipt}/files/0`)
    expect((await file.text()) === CONTENT).toBe(true)
  }
  expect(failed).toBeGreaterThan(3)
  expect(ended).toBe(0)
  counted({ 'calls failed': failed, 'forms refused, then stored': refused })
}, 600_000)

async function send({ url }: ServerProcess, key: string): Promise<{ status: number; receipt: string }> {
  const texts = { email: `${key}@engines.example`, message: `By spring: ${key}.`, submissionId: key }
  const form = quoteForm(texts, CONTENT)
  const response = await fetch(`${url}/api/quote`, { method: 'POST', body: form, signal: AbortSignal.timeout(20_000) })
  return { status: response.status, ...((await response.json()) as { receipt: string }) }
}
