import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reopen } from '../../server/context.fixture.ts'
import { BARE_ENV } from '../support/bare-env.ts'
import { deskCommand } from '../support/desk-command.ts'
import { endProcess } from '../support/server-process.ts'
import { type Folders, openFolders, start } from './http-process.ts'

// The real command line restores a backup and is killed at several moments.

vi.setConfig({ testTimeout: 240_000 })

/** So many emails in files that a restore lasts long enough to be killed in it. */
const EMAILS = 150

interface Prepared {
  folders: Folders
  /** The backup. */
  backup: string
  /** Where it is restored to. */
  target: string
}

/** The backup of a server that has many emails in files and one subscriber. */
async function prepare(): Promise<Prepared> {
  const folders = await openFolders()
  const { dataDir } = folders
  const context = await reopen(dataDir)
  await mkdir(join(dataDir, 'mail'))
  const at = Date.now()
  const row = {
    submissionId: null,
    subscriberId: null,
    about: null,
    kind: 'newsletter',
    recipient: 'a@b.example',
  } as const
  const times = { createdAt: at, nextAt: at, leasedUntil: null, sentAt: at }
  const ids = Array.from({ length: EMAILS }, () => randomUUID())
  const rows = ids.map((id) => ({ id, ...row, ...times, state: 'sent' as const, attempts: 1, lastError: null }))
  await context.db.insertInto('outbox').values(rows).execute()
  for (const id of ids) await writeFile(join(dataDir, 'mail', `2026-11-21T20-00-00-${id}.eml`), 'To: a@b.example\n')
  await context.db.destroy()
  const backup = join(folders.dist, '../monday')
  expect(await deskCommand(dataDir, ['backup', backup])).toMatchObject({ code: 0 })
  return { folders, backup, target: join(folders.dist, '../restored') }
}

/** Starts a restore and kills it as soon as the target looks so. */
async function killedRestore({ folders, backup, target }: Prepared, isMoment: () => boolean): Promise<void> {
  const child = await ended(['restore', backup], { ...folders, dataDir: target }, isMoment, 'SIGKILL')
  expect(child.signalCode).toBe('SIGKILL')
}

/** Starts a command and ends it in this moment. */
async function ended(
  args: string[],
  { dist, dataDir }: Folders,
  isMoment: () => boolean,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<ChildProcess> {
  const cli = join(import.meta.dirname, '../../server/desk/cli.ts')
  const env = { ...BARE_ENV, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [cli, ...args], { cwd: dist, env, stdio: 'ignore' })
  onTestFinished(() => void endProcess(child, 'SIGKILL'))
  const until = Date.now() + 60_000
  while (!isMoment() && child.exitCode === null && Date.now() < until) await setTimeout(1)
  expect(isMoment()).toBe(true)
  await endProcess(child, signal)
  return child
}

test('a backup that is told to stop leaves nothing, and is recorded', async () => {
  const { folders, backup } = await prepare()
  const next = `${backup}-next`

  const child = await ended(['backup', next], folders, () => emailsIn(`${next}.partial`) > 0, 'SIGTERM')

  expect(child.exitCode).toBe(143)
  expect(readdirSync(join(backup, '..')).filter((name) => name.startsWith('monday'))).toEqual(['monday'])
  expect((await deskCommand(folders.dataDir, ['doctor'])).out).toMatch(/WRONG +backup .*stopped by SIGTERM/)
})

function emailsIn(target: string): number {
  return existsSync(join(target, 'mail')) ? readdirSync(join(target, 'mail')).length : 0
}

test.each([
  ['as it began', (target: string) => existsSync(join(target, 'restoring'))],
  ['half-way', (target: string) => emailsIn(target) > EMAILS / 2],
])('a restore that is killed %s starts no server, and is completed by running it again', async (_when, isMoment) => {
  const prepared = await prepare()
  const { folders, backup, target } = prepared

  await killedRestore(prepared, () => isMoment(target))

  const words = new RegExp(`${target}/restoring is there.*npm run desk -- restore ${backup}`)
  await expect(start({ ...folders, dataDir: target })).rejects.toThrow(words)
  expect(existsSync(join(target, 'site.db'))).toBe(false)
  expect(await deskCommand(target, ['list'])).toMatchObject({ code: 1, said: expect.stringMatching(words) })
  expect(await deskCommand(target, ['restore', '--check', backup])).toMatchObject({
    code: 1,
    said: expect.stringMatching(words),
  })

  expect(await deskCommand(target, ['restore', backup])).toMatchObject({ code: 0 })
  expect(emailsIn(target)).toBe(EMAILS)
  expect(existsSync(join(target, 'restoring'))).toBe(false)
  const server = await start({ ...folders, dataDir: target })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a restore that is killed after the database got its name is completed, too, and by its own backup alone', async () => {
  const prepared = await prepare()
  const { folders, backup, target } = prepared
  const other = join(folders.dist, '../tuesday')
  await deskCommand(folders.dataDir, ['purge'])
  expect(await deskCommand(folders.dataDir, ['backup', other])).toMatchObject({ code: 0 })
  expect(await deskCommand(target, ['restore', backup])).toMatchObject({ code: 0 })
  // As a kill between the last two steps leaves it.
  await killedRestore({ ...prepared, target: `${target}-2` }, () => existsSync(join(`${target}-2`, 'restoring')))
  await writeFile(join(target, 'restoring'), await readFile(join(`${target}-2`, 'restoring')))
  await writeFile(join(target, 'secret'), 'cut')

  expect(await deskCommand(target, ['list'])).toMatchObject({ code: 1 })
  expect(await deskCommand(target, ['restore', other])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/holds a part of another backup/),
  })
  expect(await deskCommand(target, ['restore', backup])).toMatchObject({ code: 0 })
  expect(await deskCommand(target, ['list'])).toMatchObject({ code: 0 })
  await rm(`${target}-2`, { recursive: true })
})
