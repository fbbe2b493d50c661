import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { servedBuild } from '../../scripts/build/built.ts'
import { newBuildId, publish, removeOldBuilds, stagingFolder } from '../../scripts/build/publish.ts'
import { Staging } from '../../scripts/build/staging.ts'
import { multipart, quoteParts } from '../../server/http/app.fixture.ts'
import { copyOfProject } from '../support/another-build.ts'
import { BARE_ENV } from '../support/bare-env.ts'
import { endProcess, startServer } from '../support/server-process.ts'
import { IS_BUILT, postQuote } from './http-process.ts'

test('a server whose build is three builds old answers as before, also by threads that start then', {
  timeout: 240_000,
}, async ({ skip }) => {
  skip(!IS_BUILT || process.platform !== 'linux', 'needs npm run build, and Linux')
  const root = copyOfProject()
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  onTestFinished(() => [root, dataDir].forEach((folder) => void rmSync(folder, { recursive: true })))
  const env = { ...BARE_ENV, PORT: '0', DESK_PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0' }
  const site = await startServer({ root, program: 'server/start.mjs', env })
  onTestFinished(() => void endProcess(site.child, 'SIGKILL'))
  const { receipt } = (await (await postQuote(site.url)).json()) as { receipt: string }

  // Its renderer has begun, and with that read its build.
  expect((await fetch(`${site.url}${receipt}`)).status).toBe(200)

  for (let built = 1; built <= 3; built += 1) publishOnce(root, `2${newBuildId()}-${built}`)

  // So large an email is read in a thread; one that cannot be read is moved to `kept`.
  const incoming = join(dataDir, 'incoming')
  const lines = 'A line of words.\r\n'.repeat(4_000)
  const email = `From: a@client.example\r\nTo: b@x.example\r\nSubject: Large\r\n\r\n${lines}`
  writeFileSync(join(incoming, 'large'), email)
  renameSync(join(incoming, 'large'), join(incoming, 'large.eml'))
  await expect.poll(() => existsSync(join(incoming, 'large.eml')), { timeout: 60_000 }).toBe(false)
  expect(readdirSync(join(incoming, 'kept'))).toEqual([])

  // It ends after half a minute without a page, and the next page starts another one.
  await expect.poll(() => isRendering(site.child.pid), { timeout: 90_000, interval: 500 }).toBe(false)
  // Without script: `fetch` itself would say that a script asks.
  const bad = multipart(quoteParts({ email: 'nobody' }), { accept: 'text/html' })
  const refused = request(`${site.url}/api/quote`, bad).end(bad.payload)
  const [answer] = (await once(refused, 'response')) as [IncomingMessage]
  expect([answer.statusCode, await text(answer)]).toEqual([400, expect.stringContaining('value="nobody"')])
  for (const path of [receipt, '/forms/quote', '/blog?q=caf%C3%A9', '/blog?category=Security', '/', '/about'])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(200)
})

/** As a build does that finds nothing new, and so takes over every file. Later ids sort later. */
function publishOnce(root: string, id: string): void {
  const last = servedBuild(root)
  if (!last) throw new Error('Nothing is built.')
  const staging = new Staging(stagingFolder(root, id), last)
  for (const path of Object.keys(last.manifest.files)) staging.keep(path)
  const catalogue = readFileSync(join(root, 'contract/catalogue.json'), 'utf8')
  publish(root, staging, { ...last.manifest, id }, JSON.stringify({ ...JSON.parse(catalogue), build: id }))
  removeOldBuilds(root, id)
}

/** Whether a process has a thread that renders: it alone gives way to the others (render-thread.ts). */
function isRendering(pid: number | undefined): boolean {
  return readdirSync(`/proc/${pid}/task`).some((thread) => {
    const [, fields = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')) ?? []
    return fields.split(' ')[16] === '5'
  })
}
