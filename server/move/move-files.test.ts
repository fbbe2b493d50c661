import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { openFaultProxy } from '../../tests/support/fault-proxy.ts'
import { envOf, makeBucket, overwrite, startS3Server } from '../../tests/support/s3-server.ts'
import { emptyDatabase } from '../../tests/support/test-database.ts'
import { readConfig } from '../config.ts'
import { reopen } from '../context.fixture.ts'
import { listAttachments } from '../database/attachment-list.ts'
import { copyInstallation, type Installation, move, openEmbedded } from './installation.fixture.ts'

// A move whose files go into a bucket, by a line to the bucket that fails.

vi.setConfig({ testTimeout: 240_000 })

const server = await startS3Server()
afterAll(() => server.stop())

async function prepare() {
  const installation = await copyInstallation()
  const databaseUrl = await emptyDatabase()
  const proxy = closeAfterTest(await openFaultProxy(server.endpoint))
  const bucket = await makeBucket(server)
  const env = envOf({ ...bucket, endpoint: proxy.url })
  const run = () => move(installation, ['--to', databaseUrl, '--files', 's3', '--yes'], env)
  return { installation, databaseUrl, proxy, bucket, env, run }
}

/** As a server with these settings does when it starts. */
async function openOn({ dataDir }: Installation, databaseUrl: string, env: Record<string, string>) {
  const { s3 } = readConfig({ DATA_DIR: dataDir, ...env })
  const context = await reopen(dataDir, { databaseUrl, s3 })
  onTestFinished(() => context.db.destroy())
  return context
}

async function keysOf({ dataDir }: Installation): Promise<string[]> {
  const { db } = await openEmbedded(dataDir)
  const files = await listAttachments(db)
  await db.destroy()
  return files.map(({ key }) => key)
}

test('files go into the bucket with the hash of their record, and uploads that wait go with them', async () => {
  const { installation, databaseUrl, env, run } = await prepare()
  const { dataDir, file, upload } = installation

  const moved = await run()

  expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^files +4 +compared, in the bucket$/m) })
  expect(existsSync(join(dataDir, 'files'))).toBe(false)
  expect(await readdir(join(dataDir, 'files.moved'))).toHaveLength(4)
  const { db, store } = await openOn(installation, databaseUrl, env)
  const files = await listAttachments(db)
  expect(files).toHaveLength(4)
  const read = await Promise.all(files.map(async (one) => text(await store.read(one))))
  expect(read.filter((content) => content === file)).toHaveLength(3)
  // Another instance, whose disk has none of the uploads.
  const elsewhere = join(dataDir, '../elsewhere')
  const other = await openEmbedded(elsewhere)
  await other.db.destroy()
  await writeFile(join(elsewhere, 'secret'), Buffer.from((await openOn(installation, databaseUrl, env)).secret))
  const instance = await openOn({ ...installation, dataDir: elsewhere }, databaseUrl, env)
  expect(await instance.store.retained.find(upload)).toMatchObject({ name: 'Résumé.pdf', size: file.length })
})

test('a bucket that goes away in the middle ends the move, and the next run completes it', async () => {
  const { installation, databaseUrl, proxy, env, run } = await prepare()
  const { dataDir } = installation
  proxy.fail({ kind: 'cutUp', afterBytes: 10_000 })

  const cut = await run()

  expect(cut.code).toBe(1)
  expect(cut.out).toMatch(/attachment store: it ended the connection|cannot be reached/)
  expect(existsSync(join(dataDir, 'moving'))).toBe(true)
  expect(existsSync(join(dataDir, 'files'))).toBe(true)
  await expect(openOn(installation, databaseUrl, env)).rejects.toThrow('running or was stopped')
  proxy.fail(undefined)
  expect(await run()).toMatchObject({ code: 0 })
  await openOn(installation, databaseUrl, env)
})

test('bytes that change on their way into the bucket end the move before it is done', async () => {
  const { installation, proxy, run } = await prepare()
  proxy.fail({ kind: 'alterUp', from: 'chart chart', to: 'chart CHART' })

  const altered = await run()
  proxy.fail(undefined)

  expect(altered.code).toBe(1)
  expect(altered.out).toMatch(/changed|damaged/)
  expect(existsSync(join(installation.dataDir, 'moved'))).toBe(false)
  expect(await run()).toMatchObject({ code: 0 })
})

test('an object that an earlier try left damaged is sent again', async () => {
  const { installation, proxy, bucket, run } = await prepare()
  const [key = ''] = await keysOf(installation)
  proxy.fail({ kind: 'cutUp', afterBytes: 10_000 })
  expect((await run()).code).toBe(1)
  proxy.fail(undefined)
  await overwrite(bucket, `files/${key}`, installation.file.replace('chart', 'CHART'))

  expect(await run()).toMatchObject({ code: 0 })
})

test('a file that is damaged on the disk is named before anything is moved', async () => {
  const { installation, run } = await prepare()
  const { dataDir } = installation
  const [key = ''] = await keysOf(installation)
  await writeFile(join(dataDir, 'files', key), 'other bytes')

  const refused = await run()

  expect(refused).toMatchObject({ code: 1, out: expect.stringMatching(/^\w-\w{5}: Plan of .*\.pdf is damaged/) })
  expect((await readdir(dataDir)).filter((name) => name.startsWith('mov'))).toEqual([])
  await (await openEmbedded(dataDir)).db.destroy()
})

test('a bucket of another installation is refused before anything is moved', async () => {
  const { installation, bucket, run } = await prepare()
  await overwrite(bucket, 'owner', 'somebody else')

  expect(await run()).toMatchObject({ code: 1, out: expect.stringContaining('another installation') })

  await (await openEmbedded(installation.dataDir)).db.destroy()
})
