import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { endProcess } from '../support/server-process.ts'
import { openFolders, postQuote, start } from './http-process.ts'

// A disk of 64 MB that is really full. Where it cannot be mounted, as in most containers, the test is skipped.

test('on a disk with too little room files are refused, on a full one everything else is still stored, and with room again all is taken', async ({
  skip,
}) => {
  const disk = mountDisk(skip)
  const { dist } = await openFolders()
  const server = await start({ dist, dataDir: disk }, { RATE_LIMIT: '20' })

  await expect.poll(() => readdirSync(disk)).toContain('reserve')
  const early = await post(server.url, new Blob(['a plan']))
  writeFileSync(join(disk, 'other'), Buffer.alloc(44_000_000, 1))
  const withFile = await post(server.url, new Blob(['a plan']))
  const ready = await fetch(`${server.url}/readyz`)
  fill(disk)
  const answers: number[] = []
  for (let n = 0; n < 10; n += 1) answers.push((await post(server.url)).status)
  const subscribed = await fetch(`${server.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@engines.example"}',
  })
  for (const name of readdirSync(disk)) if (/^(other|filler-)/.test(name)) rmSync(join(disk, name))
  const freed = await fetch(`${server.url}/readyz`)
  const afterwards = await post(server.url, new Blob(['a plan']))
  const { receipt } = (await afterwards.json()) as { receipt: string }

  expect(early.status).toBe(200)
  expect(withFile.status).toBe(507)
  expect(((await withFile.json()) as { error: string }).error).toContain('Please leave out optional files')
  expect(answers).toEqual(Array(10).fill(200))
  expect(subscribed.status).toBe(200)
  expect(ready.status).toBe(503)
  expect(freed.status).toBe(200)
  expect(await (await fetch(`${server.url}${receipt}/files/0`)).text()).toBe('a plan')
}, 60_000)

test('a server that starts on a full disk gives up its reserve, and stores what comes', async ({ skip }) => {
  const disk = mountDisk(skip)
  const folders = { ...(await openFolders()), dataDir: disk }
  const first = await start(folders)
  await expect.poll(() => readdirSync(disk)).toContain('reserve')
  await endProcess(first.child, 'SIGTERM')
  fill(disk)

  const { url } = await start(folders)

  expect((await post(url)).status).toBe(200)
})

function mountDisk(skip: TestContext['skip']): string {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true })
    skip('needs root, and the right to mount a disk')
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Writes until not one more page fits. */
function fill(disk: string): void {
  for (const bytes of [1_000_000, 4096]) {
    for (let n = 0; ; n += 1) {
      try {
        writeFileSync(join(disk, `filler-${bytes}-${n}`), Buffer.alloc(bytes, 1))
      } catch {
        break
      }
    }
  }
}

let sent = 0

function post(url: string, file?: Blob): Promise<Response> {
  sent += 1
  const texts = { email: `ada${sent}@engines.example`, message: `By spring. ${'x'.repeat(9000)} ${sent}` }
  return postQuote(url, texts, file)
}
