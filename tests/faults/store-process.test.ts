import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../support/close-after-test.ts'
import { deskCommand } from '../support/desk-command.ts'
import { openFaultProxy } from '../support/fault-proxy.ts'
import { envOf, makeBucket, startS3Server } from '../support/s3-server.ts'
import { openFolders, postQuote, start } from './http-process.ts'

test('server and command line use the bucket of the settings, tell when it is away, and never print its keys', async () => {
  const s3 = closeAfterTest(await startS3Server())
  const proxy = closeAfterTest(await openFaultProxy(s3.endpoint))
  const env = envOf({ ...(await makeBucket(s3)), endpoint: proxy.url })
  const folders = await openFolders()
  const server = await start(folders, env)
  let printed = ''
  server.child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const post = (name: string) => {
    const texts = { name, email: `${name.toLowerCase()}@engines.example`, message: `${name}.` }
    return postQuote(server.url, texts, `a plan of ${name}`)
  }

  const stored = await post('Ada')
  const { reference } = (await stored.json()) as { reference: string }
  const healthy = await deskCommand(folders.dataDir, ['doctor'], env)
  const copied = await deskCommand(
    folders.dataDir,
    ['files', reference, '--out', join(folders.dataDir, '..', 'out')],
    env,
  )
  const shown = await deskCommand(folders.dataDir, ['show', reference], env)
  await proxy.cut()
  const refused = await post('Grace')
  const away = await deskCommand(folders.dataDir, ['doctor'], env)
  const elsewhere = await deskCommand(folders.dataDir, ['list'])

  expect([stored.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 503, '60'])
  expect(healthy.out).toMatch(/ok +files +1 attachment, all there: bucket test-/)
  expect(copied.code).toBe(0)
  expect(await readFile(copied.out.trim(), 'utf8')).toBe('a plan of Ada')
  expect(shown.out).toMatch(/plan\.txt +.* s3:\/\/test-\w+\/files\/[0-9a-f]{32}/)
  expect([away.code, away.out]).toEqual([1, expect.stringMatching(/WRONG +files .*ECONNREFUSED/)])
  expect(elsewhere.said).toContain('set S3_BUCKET where they are in a bucket')
  expect(printed).toContain('"code":"STORE_DOWN"')
  for (const text of [printed, healthy.out, away.out, shown.out]) {
    expect(text).not.toContain(env.S3_SECRET_ACCESS_KEY)
    expect(text).not.toContain(env.S3_ACCESS_KEY_ID)
  }
  expect(await readdir(folders.dataDir)).not.toContain('files')
  expect(await readdir(join(folders.dataDir, 'staged'))).toEqual([])
})
