import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { test as base, expect, onTestFinished, vi } from 'vitest'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { routes } from '../../contract/routes.ts'
import { start } from '../../tests/faults/http-process.ts'
import { BARE_ENV } from '../../tests/support/bare-env.ts'
import { deskCommand } from '../../tests/support/desk-command.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { endProcess } from '../../tests/support/server-process.ts'
import { emptyDatabase } from '../../tests/support/test-database.ts'
import { reopen } from '../context.fixture.ts'
import { recordRun } from '../database/job-runs.ts'
import { beginTarget, openTarget } from '../database/move/target.ts'
import { openDatabase } from '../database/open.ts'
import { copyInstallation, type Installation, move, openEmbedded, post } from './installation.fixture.ts'

// The real command line moves the records of a real server, and is killed while it does. Over 250 lines: the cases share the
// locks that stop a move at a table, and the reading of both databases.

const test = base.extend('installation', () => copyInstallation())

vi.setConfig({ testTimeout: 240_000 })

/** A client of the test's own. */
async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** All rows of all tables but the search and the migrations, as texts in one order: read without the code of the move. */
function embeddedRows(dataDir: string): Map<string, string[]> {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(kysely|search)/.test(name))
  const rows = tables.map((name) => [name, sortedTexts(db.prepare(`select * from "${name}"`).all())] as const)
  db.close()
  return new Map(rows.sort(([one], [other]) => (one < other ? -1 : 1)))
}

async function movedRows(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(kysely|search)' order by 1",
  )
  const found = new Map<string, string[]>()
  for (const { name } of rows) {
    const own = name === 'installation' ? "where key in ('fact')" : ''
    const { rows } = await client.query<{ row: object }>(`select row_to_json(t) as row from "${name}" t ${own}`)
    found.set(name, sortedTexts(rows.map(({ row }) => row)))
  }
  return found
}

function sortedTexts(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))).sort()
}

/** Locks a table, begins something, and resolves when that waits for the table. */
async function untilHeld<T>(databaseUrl: string, table: string, begin: () => T): Promise<[T, () => Promise<void>]> {
  const [holder, watcher] = [await connect(databaseUrl), await connect(databaseUrl)]
  await holder.query(`begin; lock table "${table}" in exclusive mode`)
  const begun = begin()
  const waits = `select 1 from pg_locks where not granted and relation = '"${table}"'::regclass`
  const isHeld = async () => expect((await watcher.query(waits)).rows).toHaveLength(1)
  await vi.waitFor(isHeld, { timeout: 60_000, interval: 20 })
  return [begun, async () => void (await holder.query('rollback'))]
}

/** A move in a process of its own. */
function startMove({ dataDir, dist }: Installation, databaseUrl: string): ChildProcess {
  const cli = join(import.meta.dirname, '../desk/cli.ts')
  const child = spawn(process.execPath, [cli, 'move', '--to', databaseUrl, '--yes'], {
    cwd: dist,
    env: { ...BARE_ENV, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  onTestFinished(() => void endProcess(child, 'SIGKILL'))
  return child
}

/** An empty database that has the tables already, so that a test can lock them. */
async function databaseWithTables({ dataDir }: Installation): Promise<string> {
  const databaseUrl = await emptyDatabase()
  await (await openDatabase({ dataDir, databaseUrl })).destroy()
  return databaseUrl
}

/** As a server with DATABASE_URL does when it starts. */
const openOn = (dataDir: string, databaseUrl: string) => reopen(dataDir, { databaseUrl })

test('a filled installation is moved whole, and the server goes on with it', async ({ installation }) => {
  const { dataDir, dist, references, receipt, fileLink, file, key, form, leave } = installation
  const before = embeddedRows(dataDir)
  const databaseUrl = await emptyDatabase()
  const client = await connect(databaseUrl)
  const asked = await deskCommand(dataDir, ['move', '--to', databaseUrl])
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('add --yes') })

  const moved = await deskCommand(dataDir, ['move', '--to', databaseUrl, '--yes'])

  expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^submission +7 +[0-9a-f]{16}$/m) })
  expect(moved.out).toMatch(/^search +5 +compared$/m)
  expect(moved.said).toMatch(/^Copying submission$.*^Copying search$.*^Comparing the records$/ms)
  expect(await movedRows(client)).toEqual(before)
  await expect(start({ dist, dataDir })).rejects.toThrow('were moved to the database at 127.0.0.1')
  expect(await deskCommand(dataDir, ['move', '--to', databaseUrl, '--yes'])).toMatchObject({ code: 1 })

  const env = { DATABASE_URL: databaseUrl }
  const server = await start({ dist, dataDir }, env)
  const status = await fetch(`${server.url}${routes.api.receipt(receipt)}`)
  expect([status.status, (await status.json()) as object]).toMatchObject([200, { reference: references[0] }])
  expect(await (await fetch(`${server.url}${routes.staffLink(fileLink)}`)).text()).toBe(file)
  expect(await post(server.url, form, key)).toBe(references[0])
  const leaveUrl = `${server.url}${routes.unsubscribeNewsletter(leave)}`
  const left = await fetch(leaveUrl, { method: 'POST', redirect: 'manual' })
  expect(left.status).toBeLessThan(400)
  const next = await post(server.url, form, randomUUID())
  const numbers = await client.query('select number from submission where reference = $1', [next])
  expect(numbers.rows).toEqual([{ number: 9 }])
  for (const word of ['lighthouse', 'баржа', 'müller', '4195550100']) {
    const found = await fetch(`${server.deskUrl}${deskRoutes.list()}?${new URLSearchParams({ q: word })}`)
    const { items } = (await found.json()) as { items: { reference: string }[] }
    expect([word, items.some(({ reference }) => reference === references[0])]).toEqual([word, true])
  }
  const waiting = "select id from outbox where state = 'waiting' and kind in ('desk', 'visitor')"
  const pending = [...(before.get('outbox') ?? [])].filter(
    (row) => /"waiting"/.test(row) && /"(desk|visitor)"/.test(row),
  )
  expect(pending.length).toBeGreaterThan(3)
  await client.query('update outbox set "nextAt" = 0, "leasedUntil" = null')
  await vi.waitFor(async () => expect((await client.query(waiting)).rows).toEqual([]), { ...PATIENT, timeout: 60_000 })
  expect((await readdir(join(dataDir, 'mail'))).length).toBeGreaterThanOrEqual(pending.length)
})

test('every table and every column of the schema is moved', async ({ installation }) => {
  const before = embeddedRows(installation.dataDir)
  const filled = [...before].flatMap(([table, rows]) => {
    const columns = new Map<string, boolean>()
    for (const row of rows)
      for (const [name, value] of JSON.parse(row) as [string, unknown][])
        columns.set(name, columns.get(name) === true || value !== null)
    return [...columns].map(([name, isFilled]) => [`${table}.${name}`, isFilled] as const)
  })
  const tables = filled.map(([name]) => name.split('.')[0])

  const client = await connect(await databaseWithTables(installation))

  // A table or column that the fixture does not fill would be moved as nothing, and nobody would notice.
  expect([...new Set(tables)]).toEqual([...before.keys()])
  expect(filled.filter(([, isFilled]) => !isFilled)).toEqual([])
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name !~ '^(kysely|search)'`,
  )
  expect(filled.map(([name]) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('a move that is killed at any table starts no server, and is completed by running it again', async () => {
  const installation = await copyInstallation()
  const { dataDir, dist } = installation
  const before = embeddedRows(dataDir)
  const databaseUrl = await databaseWithTables(installation)
  const client = await connect(databaseUrl)

  for (const table of ['submission', 'outbox', 'search']) {
    const [child, release] = await untilHeld(databaseUrl, table, () => startMove(installation, databaseUrl))
    await endProcess(child, 'SIGKILL')
    expect(child.signalCode).toBe('SIGKILL')
    await release()
  }
  const copied = (await client.query("select value from installation where key = 'moving'")).rows[0]?.value
  expect(Object.keys((JSON.parse(copied) as { copied: object }).copied)).toContain('attempt')
  await expect(start({ dist, dataDir })).rejects.toThrow('a move is running or was stopped')
  await expect(openOn(dataDir, databaseUrl)).rejects.toThrow('running or was stopped')
  // Another machine, to which the secret was copied already.
  const elsewhere = join(dist, '../elsewhere')
  await (await openEmbedded(elsewhere)).db.destroy()
  await writeFile(join(elsewhere, 'secret'), await readFile(join(dataDir, 'secret')))
  await expect(openOn(elsewhere, databaseUrl)).rejects.toThrow('only a part of an installation')

  expect(await move({ dataDir }, ['--to', databaseUrl, '--yes'])).toMatchObject({ code: 0 })

  expect(await movedRows(client)).toEqual(before)
  const server = await start({ dist, dataDir }, { DATABASE_URL: databaseUrl })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a move that is killed between its last two steps is completed, too', async ({ installation: { dataDir } }) => {
  const databaseUrl = await emptyDatabase()
  const counts = [...embeddedRows(dataDir)].map(([name, rows]) => [name, rows.length])
  const moved = await move({ dataDir }, ['--to', databaseUrl, '--yes', '--json'])
  const { ok, tables } = JSON.parse(moved.out) as { ok: boolean; tables: { name: string; rows: number }[] }
  expect([ok, Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))]).toEqual([
    true,
    Object.fromEntries(counts),
  ])
  await rename(join(dataDir, 'moved'), join(dataDir, 'moving'))
  await expect(openOn(dataDir, databaseUrl)).rejects.toThrow('running or was stopped')

  const again = await move({ dataDir }, ['--to', databaseUrl, '--yes'])

  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('had ended') })
  expect(existsSync(join(dataDir, 'moving'))).toBe(false)
  await (await openOn(dataDir, databaseUrl)).db.destroy()
})

test('a database that is not empty is refused by what it holds, and stays as it is', async ({ installation }) => {
  const { dataDir, dist } = installation
  const [used, foreign] = [await emptyDatabase(), await emptyDatabase()]
  await (await connect(foreign)).query('create table "Orders of others" (id int)')
  const usedClient = await connect(used)
  const other = await openOn(join(dist, '../other'), used)
  await recordRun(other.db, 'backup', { at: 1, problem: null })
  await other.db.destroy()
  const rows = await movedRows(usedClient)

  const ofUsed = await move(installation, ['--to', used, '--yes'])
  const ofForeign = await move(installation, ['--to', foreign, '--yes'])

  expect([ofUsed.code, ofForeign.code]).toEqual([1, 1])
  expect(ofUsed.out).toMatch(/not empty: it holds rows in installation \(1\), job_run \(1\)/)
  expect(ofUsed.out).toMatch(/dropdb and createdb/)
  expect(ofForeign.out).toContain('it holds the table "Orders of others"')
  expect(await movedRows(usedClient)).toEqual(rows)
  expect([...(await movedRows(await connect(foreign))).keys()]).toEqual(['Orders of others'])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('mov'))).toEqual([])
  await (await openEmbedded(dataDir)).db.destroy()
})

test('a part of another move is refused', async ({ installation }) => {
  const databaseUrl = await emptyDatabase()
  const target = await openTarget(databaseUrl)
  await beginTarget(target, randomUUID(), 'the hash of another secret')
  await target.db.destroy()

  const refused = await move(installation, ['--to', databaseUrl, '--yes'])

  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('a part of another move') })
})

test('no move begins while a server uses the records', async ({ installation: { dataDir, dist } }) => {
  const databaseUrl = await emptyDatabase()
  const server = await start({ dist, dataDir })

  const refused = await move({ dataDir }, ['--to', databaseUrl, '--yes'])
  await endProcess(server.child)
  const moved = await move({ dataDir }, ['--to', databaseUrl, '--yes'])

  expect(refused).toMatchObject({ code: 1, out: expect.stringMatching(/site\.db is in use\. Stop every server/) })
  expect(moved.code).toBe(0)
})

test('while a move runs no server starts and no command changes the records', async ({ installation }) => {
  const { dataDir, references } = installation
  const databaseUrl = await databaseWithTables(installation)
  const [moving, release] = await untilHeld(databaseUrl, 'outbox', () =>
    move(installation, ['--to', databaseUrl, '--yes']),
  )

  const noted = await deskCommand(dataDir, ['note', references[0] ?? '', 'late'])
  const writer = `new (require('node:sqlite').DatabaseSync)('site.db').exec("update note set text = 'late'")`
  const written = spawnSync(process.execPath, ['-e', writer], { cwd: dataDir, encoding: 'utf8' })
  await release()

  expect(noted).toMatchObject({ code: 1, said: expect.stringContaining('a move is running') })
  expect([written.status, written.stderr]).toEqual([1, expect.stringContaining('database is locked')])
  expect((await moving).code).toBe(0)
})

test('a row that differs in the new database is named, and the move does not end', async ({ installation }) => {
  const databaseUrl = await databaseWithTables(installation)
  const client = await connect(databaseUrl)
  const [moving, release] = await untilHeld(databaseUrl, 'search', () =>
    move(installation, ['--to', databaseUrl, '--yes']),
  )
  await client.query(`update note set text = 'other words' where "removedAt" is null`)
  await release()

  const differs = await moving

  expect(differs.code).toBe(1)
  expect(differs.out).toMatch(/note: the row [0-9a-f-]{36} differs in text\./)
  expect(differs.out).not.toContain('other words')
  await expect(openOn(installation.dataDir, databaseUrl)).rejects.toThrow('running or was stopped')
})

test('a submission whose words the new search lacks is named', async ({ installation }) => {
  const databaseUrl = await databaseWithTables(installation)
  const client = await connect(databaseUrl)
  await client.query(`create function lose() returns trigger language plpgsql as $$ begin
    if new.number = 1 then new.words = ''; end if; return new; end $$;
    create trigger lose before insert on search for each row execute function lose()`)

  const differs = await move(installation, ['--to', databaseUrl, '--yes'])

  expect(differs).toMatchObject({ code: 1, out: expect.stringContaining('The search words of submission 1 differ.') })
})

test('what the call lacks is told before anything is opened', async ({ installation }) => {
  const url = await emptyDatabase()
  const calls = [['--to', 'mysql://x/y'], [], ['--to', url, '--files', 'disk'], ['--to', 'DATABASE_URL']]

  const answers = await Promise.all(calls.map((call) => move(installation, [...call, '--yes'])))
  const other = await move(installation, ['--to', url, '--yes'], { DATABASE_URL: 'postgres://x/y' })
  const bare = await move(installation, ['--to', url, '--files', 's3', '--yes'])

  expect(answers.map(({ code }) => code)).toEqual([64, 64, 64, 64])
  expect(other.code).toBe(64)
  expect(bare).toMatchObject({ code: 1, out: expect.stringContaining('needs S3_BUCKET') })
})
