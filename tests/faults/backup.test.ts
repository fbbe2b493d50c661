import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endProcess } from '../support/server-process.ts'
import { desk } from './desk-process.ts'
import { openFolders, start } from './http-process.ts'

// The real server takes a post every 5 ms while the real command line backs it up.

const POST_EVERY_MS = 5
/** A busy machine answers fewer. Beyond so many open requests no other begins, because connections would time out. */
const OPEN_MAX = 100
/** One of so many posts brings a file. */
const FILE_EVERY = 4

interface Answered {
  receipt: string
  /** Undefined for a post without a file. */
  file?: string
  at: number
}

/** Posts at a steady pace. */
function postSteadily(url: string): { answered: Answered[]; stop(): Promise<void> } {
  const answered: Answered[] = []
  const running = new Set<Promise<void>>()
  let number = 0
  const post = async (index: number) => {
    const file = index % FILE_EVERY === 0 ? `plan ${index} `.repeat(5_000) : undefined
    // A post without an answer was promised nothing.
    const response = await fetch(`${url}/api/quote`, { method: 'POST', body: quoteWith(index, file) })
    const { receipt } = (await response.json()) as { receipt: string }
    if (response.ok) answered.push({ receipt, file, at: performance.now() })
  }
  const timer = setInterval(() => {
    if (running.size >= OPEN_MAX) return
    number += 1
    const sent = post(number)
      .catch(() => undefined)
      .finally(() => running.delete(sent))
    running.add(sent)
  }, POST_EVERY_MS)
  return {
    answered,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}

test('a backup made under 200 posts a second restores with everything that was acknowledged before it', async () => {
  const folders = await openFolders()
  const [backup, restored] = [join(folders.dist, '../monday'), join(folders.dist, '../restored')]
  const server = await start(folders)
  const posts = postSteadily(server.url)
  await expect.poll(() => posts.answered.length, { timeout: 60_000 }).toBeGreaterThan(300)

  const before = [...posts.answered]
  const startedAt = performance.now()
  const backedUp = await desk(folders.dataDir, ['backup', backup])
  const seconds = (performance.now() - startedAt) / 1000
  const during = posts.answered.filter(({ at }) => at > startedAt)
  await setTimeout(200)
  await posts.stop()
  await endProcess(server.child, 'SIGKILL')

  expect(backedUp).toMatchObject({ code: 0, out: expect.stringMatching(/every hash compared/) })
  // The server went on while the backup was made.
  expect(during.length).toBeGreaterThan(20)
  console.log(`${before.length} before, ${Math.round(during.length / seconds)} a second during ${seconds.toFixed(1)} s`)
  expect(await desk(folders.dataDir, ['restore', '--check', backup])).toMatchObject({ code: 0 })
  expect(await desk(restored, ['restore', backup])).toMatchObject({ code: 0 })
  expect(await desk(restored, ['restore', backup])).toMatchObject({ code: 1, out: expect.stringMatching(/is there/) })

  const again = await start({ dist: folders.dist, dataDir: restored })
  for (const { receipt, file } of before) {
    const response = await fetch(`${again.url}${receipt}${file ? '/files/0' : '/copy'}`)
    expect(response.status).toBe(200)
    if (file) expect((await response.text()) === file).toBe(true)
  }
  expect(await desk(restored, ['doctor'])).toMatchObject({ out: expect.stringMatching(/ok +files/) })
  const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
  expect(manifest.rows.submission).toBeGreaterThanOrEqual(before.length)
}, 180_000)

function quoteWith(number: number, file?: string): FormData {
  const form = new FormData()
  form.set('name', `Visitor ${number}`)
  form.set('business', 'Analytical Engines')
  form.set('email', `visitor${number}@engines.example`)
  form.set('phone', '+1 419-555-0100')
  form.set('service', 'devops')
  form.set('message', `Weave algebra by spring, number ${number}.`)
  form.set('submissionId', `post-${number}`)
  if (file) form.set('file', new Blob([file]), 'plan.txt')
  return form
}
