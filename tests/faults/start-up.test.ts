import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, open, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { reopen } from '../../server/context.fixture.ts'
import { openDatabase } from '../../server/database/open.ts'
import { sha256 } from '../../server/secret.ts'
import { BARE_ENV } from '../support/bare-env.ts'
import { listenWith } from '../support/loopback-server.ts'
import { type Folders, openFolders, PROGRAM } from './http-process.ts'

// Each case is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const MAIN = new URL(`../../${PROGRAM}`, import.meta.url).pathname
const DESK = new URL('../../server/desk/cli.ts', import.meta.url).pathname
const ADDRESS_PRINTED = /http:\/\/127\.0\.0\.1:\d+/
const NOBODY = 65_534

/** Data as a server leaves it, with one attachment. */
async function filled(): Promise<Folders> {
  const folders = await openFolders()
  const { dataDir } = folders
  const context = await reopen(dataDir)
  const key = 'a'.repeat(32)
  await sql`insert into submission (id, reference, form, desk, title, status, lines, email, name, receivedAt, dueAt,
    tokenHash, quarantine, notes) values ('1', 'Q-22222', 'quote', 'quotes', 't', 'open', '[]', 'a@b.example', 'Ada',
    1, 1, 'h', '[]', '[]')`.execute(context.db)
  await sql`insert into attachment (submissionId, position, field, name, kind, bytes, sha256, key)
    values ('1', 0, 'file', 'plan.txt', 'txt', 4, ${sha256('plan')}, ${key})`.execute(context.db)
  await context.db.destroy()
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files', key), 'plan')
  return folders
}

function run(script: string, args: string[], { dist, dataDir }: Folders, env = {}, uid?: number) {
  return spawnSync(process.execPath, [script, ...args], {
    cwd: dist,
    env: { ...BARE_ENV, PORT: '0', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    // One that starts after all is ended, and has no exit code.
    timeout: 60_000,
    killSignal: 'SIGKILL',
    uid,
  })
}

const CASES: [what: string, breakIt: (folders: Folders) => Promise<unknown>, code: number, message: RegExp][] = [
  ['its secret', ({ dataDir }) => rm(join(dataDir, 'secret')), 1, /\/secret is missing.*Restore it/],
  ['its file', removeDatabase, 1, /site\.db is missing, but .*\/files\/a+ is there.*restore the last backup/],
  ['its files', ({ dataDir }) => rm(join(dataDir, 'files'), { recursive: true }), 1, /\/files is missing.*Restore it/],
  ['a sound header', ({ dataDir }) => writeFile(join(dataDir, 'site.db'), 'x'.repeat(9000)), 1, /site\.db is damaged/],
  ['its pages', ({ dataDir }) => zeroPages(join(dataDir, 'site.db')), 1, /site\.db is damaged.*last backup/],
  ['an older schema', makeNewer, 1, /site\.db: was written by a newer version \(9999-later\)/],
]

test.each(CASES)(
  'a database without %s stops the start, with its path and what to do',
  async (_what, breakIt, code, message) => {
    const folders = await filled()
    await breakIt(folders)

    const server = run(MAIN, [folders.dist], folders)

    expect([server.status, server.stderr]).toEqual([code, expect.stringMatching(message)])
    expect(server.stdout).not.toMatch(ADDRESS_PRINTED)
  },
)

test.each([
  ['wrong settings', { PORT: 'x', RATE_LIMIT: '-1' }, 78, /PORT must be .*\nRATE_LIMIT must be/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' },
    1,
    /127\.0\.0\.1:1.*site|DATABASE_URL/,
  ],
])('with %s it does not start, and says why', async (_what, env, code, message) => {
  const folders = await openFolders()

  const server = run(MAIN, [folders.dist], folders, env)

  expect([server.status, server.stderr]).toEqual([code, expect.stringMatching(message)])
})

test('a database of another user stops the start', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'needs root')
  const folders = await filled()
  const { dataDir, dist } = folders
  for (const folder of [join(dist, '..'), dist, join(dist, 'client'), dataDir]) await chmod(folder, 0o755)
  await chmod(join(dataDir, 'site.db'), 0o644)
  await chown(dataDir, NOBODY, NOBODY)
  await chown(join(dataDir, 'secret'), NOBODY, NOBODY)

  const server = run(MAIN, [dist], folders, {}, NOBODY)

  expect([server.status, server.stderr]).toEqual([78, expect.stringMatching(/site\.db.*must own the folder/)])
})

const page = ({ dist }: Folders) => join(dist, 'client', 'index.html')

async function linkToNothing({ dist }: Folders): Promise<string> {
  await symlink('nowhere', join(dist, 'link'))
  return join(dist, 'link')
}

test.each([
  ['is a file', page, /DATA_DIR .*index\.html.* it is a file/],
  ['lies where none can be', () => '/proc/nope', /\/proc\/nope cannot be used: ENOENT.*No folder can be created/],
  ['is a link to nothing', linkToNothing, /cannot be used: it is a link to .*, which is not there/],
  ['lies in a file', (folders: Folders) => join(page(folders), 'data'), /it is a file/],
])('a data folder that %s is a wrong setting', async (_what, dataDirOf, message) => {
  const folders = await openFolders()
  const wrong = { ...folders, dataDir: await dataDirOf(folders) }

  // The check tells it before the start.
  for (const { status, stderr } of [run(DESK, ['config', '--check'], wrong), run(MAIN, [folders.dist], wrong)])
    expect([status, stderr]).toEqual([78, expect.stringMatching(message)])
})

test('a port that another program holds is a wrong setting, an address that may come later is none', async () => {
  const folders = await openFolders()
  const port = await listenWith(() => undefined)

  const server = run(MAIN, [folders.dist], folders, { PORT: String(port) })
  const early = run(MAIN, [folders.dist], folders, { HOST: '192.0.2.1' })

  expect([server.status, server.stderr]).toEqual([78, expect.stringContaining(`PORT ${port} is in use on 127.0.0.1.`)])
  expect([early.status, early.stderr]).toEqual([1, expect.stringContaining('HOST 192.0.2.1 is no address of this')])
})

test('a setting that is misspelled in .env stops the start and the command line', async () => {
  const folders = await filled()
  await writeFile(join(folders.dist, '.env'), 'SMPT_URL=smtp://user:secret@mail.example\nOTHER=1\n')

  for (const { status, stderr } of [run(MAIN, [folders.dist], folders), run(DESK, ['list'], folders)])
    expect([status, stderr]).toEqual([78, 'SMPT_URL in .env is no setting. Did you mean SMTP_URL?\n'])
})

test('the command line never creates a database', async () => {
  const folders = await openFolders()

  const answers = ['list', 'doctor'].map((command) => run(DESK, [command], folders))

  expect(answers.map(({ status }) => status)).toEqual([78, 1])
  for (const { stderr } of answers) {
    expect(stderr).toBe(`There is no database in ${folders.dataDir}. Set DATA_DIR to the folder of the server.\n`)
  }
  await expect(rm(folders.dataDir, { recursive: true })).rejects.toThrow('ENOENT')
})

test('the doctor compares attachments with files', async () => {
  const folders = await filled()
  const file = join(folders.dataDir, 'files', 'a'.repeat(32))

  const doctor = (...how: string[]) => {
    const { status, stdout } = run(DESK, ['doctor', ...how], folders)
    return `${status} ${stdout}`
  }

  expect(doctor()).toMatch(/ok +files +1 attachment, all there/)
  const content = await readFile(file)
  await writeFile(file, 'else')
  expect(doctor()).toContain('sizes compared; --hashes reads them whole')
  expect(doctor('--hashes')).toMatch(/^1.*WRONG +files +Q-22222: plan\.txt was changed/s)
  await writeFile(file, content)
  expect(doctor('--hashes')).toMatch(/ok +files .*every hash compared/)
  await truncate(file, 2)
  expect(doctor()).toMatch(/^1.*WRONG +files +Q-22222: plan\.txt has 2 bytes of 4/s)
  await rm(file)
  expect(doctor()).toMatch(/^1.*WRONG +files +Q-22222: plan\.txt is missing/s)
})

async function zeroPages(file: string): Promise<void> {
  await rm(`${file}-wal`, { force: true })
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(size - 100), 0, size - 100, 100)
  await handle.close()
}

async function removeDatabase({ dataDir }: Folders): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(join(dataDir, `site.db${end}`), { force: true })
}

async function makeNewer({ dataDir }: Folders): Promise<void> {
  const db = await openDatabase({ dataDir })
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db)
  await db.destroy()
}
