import { watch } from 'node:fs'
import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { openTestContext, sendAccepted } from '../context.fixture.ts'
import { backUp } from './back-up.ts'
import { pruneBackups } from './prune.ts'

const DAY = 24 * 60 * 60_000

test('backups older than 30 days are removed, and nothing else that lies beside them', async () => {
  const parent = tempFolder()
  const context = await openTestContext()
  await sendAccepted(context)
  await backUp(context, join(parent, 'first'))
  context.pass(DAY)
  await backUp(context, join(parent, 'second'))
  await mkdir(join(parent, 'photos'))
  await writeFile(join(parent, 'photos', 'manifest.json'), '{"version":1,"startedAt":"2001-01-01T00:00:00Z"}')
  await symlink(join(parent, 'first'), join(parent, 'link'))
  for (const [name, inside] of Object.entries({ 'killed.partial': 'files', 'other.partial': 'photos' })) {
    await mkdir(join(parent, name, inside), { recursive: true })
    await utimes(join(parent, name), 1, 1)
  }
  await mkdir(join(parent, 'young.partial', 'files'), { recursive: true })
  await utimes(join(parent, 'young.partial'), 1, (context.now() + 29.5 * DAY) / 1000)
  context.pass(29.5 * DAY)
  await backUp(context, join(parent, 'today'))

  const names = new Set<string | null>()
  const watcher = watch(parent, (_, name) => names.add(name))
  const removed = await pruneBackups(join(parent, 'today'), context.now())

  // What a kill leaves has a name that the next time knows.
  await expect.poll(() => names).toContain('first.partial')
  watcher.close()
  expect(removed).toEqual(['first', 'killed.partial'])
  const left = ['link', 'other.partial', 'photos', 'second', 'today', 'young.partial']
  expect((await readdir(parent)).sort()).toEqual(left)
  // A backup that took long is never removed by itself.
  context.pass(31 * DAY)
  expect(await pruneBackups(join(parent, 'today'), context.now())).toEqual(['second', 'young.partial'])
})
