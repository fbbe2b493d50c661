import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPglite } from '../../../tests/support/pglite-server.ts'
import { startPostgres } from '../../../tests/support/postgres-server.ts'
import { TEMPLATE } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../open.ts'

// Before the tests that run on PostgreSQL: one server for all of them, with a database that every test copies.

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  if (!server) return setUpPglite(project)
  console.log(`Tests on PostgreSQL use: ${server.name}`)
  const databaseUrl = await server.create(TEMPLATE)
  const dataDir = await mkdtemp(join(tmpdir(), 'template-'))
  await (await openDatabase({ dataDir, databaseUrl })).destroy()
  await rm(dataDir, { recursive: true })
  project.provide('postgres', server.url('postgres'))
  return () => server.stop()
}

async function setUpPglite(project: TestProject): Promise<() => Promise<void>> {
  console.log(
    'Tests on PostgreSQL use: PGlite, because PostgreSQL is not installed (Debian: apt-get install postgresql).',
  )
  console.log('Not tested: several servers in one database, and a database that goes away.')
  const folder = await mkdtemp(join(tmpdir(), 'pglite-'))
  const template = await startPglite()
  await (await openDatabase({ dataDir: folder, databaseUrl: template.url })).destroy()
  const dump = join(folder, 'template.tar')
  await writeFile(dump, new Uint8Array(await (await template.dump()).arrayBuffer()))
  await template.stop()
  project.provide('pglite', dump)
  return () => rm(folder, { recursive: true })
}
