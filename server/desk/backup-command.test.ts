import { join } from 'node:path'
import { expect } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { test } from '../context.fixture.ts'
import { lastRun, recordRun } from '../database/job-runs.ts'
import { command, desk } from './cli.fixture.ts'

test('a backup that failed is recorded, and the doctor tells why', async ({ context }) => {
  const backedUp = await desk(context, 'backup', join(context.dataDir, 'inside'))
  const doctor = await command(context, 'doctor')

  expect(backedUp).toMatchObject({ code: 1, problem: expect.stringMatching(/is in DATA_DIR/) })
  expect(await lastRun(context.db, 'backup')).toMatchObject({ problem: expect.stringMatching(/is in DATA_DIR/) })
  expect(doctor.out).toMatch(/WRONG +backup .*is in DATA_DIR/)
})

test('a backup removes no older one while the clock is doubted', async ({ context }) => {
  const parent = tempFolder()
  const backUp = async (name: string) => (await command(context, 'backup', join(parent, name), '--prune')).out
  await backUp('first')
  await recordRun(context.db, 'purge', { at: context.now(), problem: null })
  context.pass(1_000 * 24 * 60 * 60_000)

  expect(await backUp('second')).toContain('No older backup was removed. The last purge that ended was 1000 days ago')
  // Also where no server runs, which would record that this was told.
  context.pass(24 * 60 * 60_000)
  expect(await backUp('third')).toContain('Removed first')
})

test('how a backup by other tools ended is recorded for the doctor', async ({ context }) => {
  const failed = await command(context, 'backup', '--record', 'the disk is full')
  const wrong = await command(context, 'doctor')
  const made = await command(context, 'backup', '--record')
  const right = await command(context, 'doctor')

  expect(failed).toMatchObject({ code: 0, out: 'Recorded: the disk is full\n' })
  expect(wrong.out).toMatch(/WRONG +backup .*the disk is full/)
  expect(made).toMatchObject({ code: 0, out: 'Recorded that a backup was made.\n' })
  expect(right.out).toMatch(/ok +backup +last \d{4}-/)
})
