import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { BARE_ENV } from '../../../tests/support/bare-env.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { emptyDatabase } from '../../../tests/support/test-database.ts'
import { openTestContext, sendAccepted, stagedFile, type TestContext, test } from '../../context.fixture.ts'
import { desk } from '../../desk/cli.fixture.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { readState } from '../../metrics/read-state.ts'
import { lastRun } from '../job-runs.ts'

// deploy/backup-postgres.sh itself, as site-backup.service runs it, and the script that puts its backup back.

const SCRIPTS = join(import.meta.dirname, '../../../deploy')
const run = promisify(execFile)

test('a backup by the script holds records and files, and doctor and metrics tell of it', async ({ context }) => {
  const folder = tempFolder()
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'nine pumps')] })
  const before = await desk(context, 'doctor')
  const startedAt = Date.now()

  await backUp(context, folder)

  const [name = ''] = await readdir(folder)
  const dump = join(folder, name, 'site.dump')
  const { stdout: records } = await run('pg_restore', ['--file=-', '--data-only', '--table=submission', dump])
  const [file = ''] = await readdir(join(folder, name, 'files'))
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}$/)])
  expect(records).toContain(reference)
  expect(await readFile(join(folder, name, 'files', file), 'utf8')).toBe('nine pumps')
  expect(await readFile(join(folder, name, 'secret'))).toEqual(await readFile(join(context.dataDir, 'secret')))
  expect(before.out).toMatch(/ok +backup +never made/)
  expect((await desk(context, 'doctor')).out).toMatch(/ok +backup +last \d{4}-/)
  const recorded = await jobGauges(context)
  expect(recorded.failed).toBe(0)
  expect(recorded.lastRun).toBeGreaterThanOrEqual(Math.floor(startedAt / 1000))
})

test('no password stands in the list of processes, and a file that goes while it is copied ends no backup', async () => {
  const context = await openTestContext()
  const [folder, programs] = [tempFolder(), tempFolder()]
  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'nine pumps')] })
  const [seen, url, copied] = ['seen', 'url', 'copied'].map((name) => join(programs, name)) as [string, string, string]
  const { stdout: pgDump } = await run('which', ['pg_dump'])
  const told = `#!/bin/sh\necho "$PGPASSWORD $*" >${seen}\nPGPASSWORD= exec ${pgDump.trim()} "$@"\n`
  await writeFile(join(programs, 'pg_dump'), told, { mode: 0o755 })
  const once = `#!/bin/sh\n/bin/cp "$@"\n[ "$1" != --recursive ] || [ -e ${copied} ] || { touch ${copied}; exit 1; }\n`
  await writeFile(join(programs, 'cp'), once, { mode: 0o755 })
  const address = new URL(context.databaseUrl ?? '')
  address.username ||= 'postgres'
  address.password = 'p@ss'
  await writeFile(url, address.href)

  const env = { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: undefined, DATABASE_URL_FILE: url }
  await backUp(context, folder, env)

  const given = await readFile(seen, 'utf8')
  expect(given).toMatch(/^p@ss /)
  expect(given).not.toContain('p%40ss')
  const [name = ''] = await readdir(folder)
  expect(await readdir(join(folder, name, 'files'))).toHaveLength(1)
  expect(await lastRun(context.db, 'backup')).toMatchObject({ problem: null })
})

test('a backup by the script is put back into an empty database and folder, and into no other', async ({ context }) => {
  const [folder, dataDir] = [tempFolder(), tempFolder()]
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'nine pumps')] })
  await backUp(context, folder)
  const [name = ''] = await readdir(folder)
  const restored = { ...context, dataDir, databaseUrl: await emptyDatabase() }

  const used = putBack({ ...context, dataDir }, join(folder, name))
  await expect(used).rejects.toMatchObject({ stderr: expect.stringContaining('already exists') })
  const unchanged = await readdir(dataDir)
  await putBack(restored, join(folder, name))
  const again = putBack(restored, join(folder, name))

  await expect(again).rejects.toMatchObject({ stderr: expect.stringContaining('is no empty folder') })
  expect(unchanged).toEqual([])
  expect((await desk(restored, 'list')).out).toContain(reference)
  expect((await desk(restored, 'doctor')).out).toMatch(/ok +files +1 attachment, all there/)
  expect(await readFile(join(dataDir, 'secret'))).toEqual(await readFile(join(context.dataDir, 'secret')))
})

test('a backup by the script that fails is recorded with the step that failed, and leaves the last one', async () => {
  const context = await openTestContext()
  const folder = tempFolder()
  await sendAccepted(context)
  await backUp(context, folder)
  const [first = ''] = await readdir(folder)

  // An rclone that finds no bucket, whether this machine has one or not.
  const programs = tempFolder()
  const script = "#!/bin/sh\necho 'Failed to copy: bucket not found' >&2\nexit 3\n"
  await writeFile(join(programs, 'rclone'), script, { mode: 0o755 })
  const s3 = { S3_BUCKET: 'away', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }

  const failed = backUp(context, folder, { PATH: `${programs}:${process.env.PATH}`, ...s3 })

  await expect(failed).rejects.toMatchObject({ code: expect.any(Number) })
  const problem = 'copying the bucket failed; journalctl -u site-backup tells why'
  expect(await lastRun(context.db, 'backup')).toMatchObject({ problem })
  expect((await desk(context, 'doctor')).out).toMatch(/WRONG +backup .*copying the bucket failed/)
  expect((await jobGauges(context)).failed).toBe(1)
  expect(await readdir(folder)).toEqual([first])
})

test('a backup by the script that is stopped is recorded as one that failed', async ({ context }) => {
  const folder = tempFolder()
  await sendAccepted(context)
  // The dump waits for the table until it is stopped.
  const lock = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const locking = context.db.transaction().execute(async (transaction) => {
    await transaction.schema.alterTable('job_run').addColumn('spare', 'integer').execute()
    held.resolve()
    await lock.promise
    throw new Error('taken back')
  })
  await held.promise
  const stop = new AbortController()

  const stopped = expect(backUp(context, folder, {}, stop.signal)).rejects.toThrow()
  await expect.poll(() => readdir(folder)).toEqual([expect.stringContaining('.partial')])
  stop.abort()
  lock.resolve()
  await expect(locking).rejects.toThrow('taken back')

  await stopped
  await expect
    .poll(() => lastRun(context.db, 'backup'))
    .toMatchObject({ problem: expect.stringMatching(/^(the folder|pg_dump) failed/) })
  expect(await readdir(folder)).toEqual([])
})

/** @throws when the script ends with another code than 0. */
async function backUp({ dataDir, databaseUrl }: TestContext, folder: string, more = {}, signal?: AbortSignal) {
  const env = { ...BARE_ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...more }
  await run(join(SCRIPTS, 'backup-postgres.sh'), [folder], { env, signal })
}

/** @throws when the script ends with another code than 0. */
async function putBack({ dataDir, databaseUrl }: TestContext, backup: string) {
  const env = { ...BARE_ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  await run(join(SCRIPTS, 'restore-postgres.sh'), [backup], { env })
}

async function jobGauges(context: TestContext): Promise<{ lastRun: number; failed: number }> {
  const metrics = createMetrics()
  await readState(metrics, context)
  const text = await metrics.registry.metrics()
  const gauge = (name: string) => Number(new RegExp(`^${name}\\{task="backup"\\} (.*)$`, 'm').exec(text)?.[1])
  return { lastRun: gauge('site_job_last_run_timestamp_seconds'), failed: gauge('site_job_failed') }
}
