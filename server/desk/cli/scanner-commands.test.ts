import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openTestContext, sendAccepted, stagedFile, type TestContext } from '../../context.fixture.ts'
import { SIGNATURE, startClamd, VIRUS } from '../../scan/clamd.fixture.ts'
import { clamdScanner } from '../../scan/scanner.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { files } from './files.ts'
import { parseFlags } from './flags.ts'
import { list } from './list.ts'
import type { CommandResult } from './output.ts'
import { showOne } from './show.ts'

const COMMANDS: Record<string, (command: Command) => Promise<CommandResult>> = { doctor, files, list, show: showOne }

/** Runs a command as the command line does. */
function desk(context: TestContext, argv: string[], settings: Record<string, string> = {}): Promise<CommandResult> {
  const parsed = parseFlags(argv)
  if ('problem' in parsed) throw new Error(parsed.problem)
  const { name, args, flags } = parsed
  const run = COMMANDS[name]
  if (!run) throw new Error(`No command ${name}.`)
  const config = readConfig({ DATA_DIR: context.dataDir, ...settings })
  return run({ context, config, args, flags, actor: { name: 'Ines' }, confirm: async () => false })
}

/** What `doctor` says of the scanner. */
async function examine(context: TestContext, settings: Record<string, string> = {}) {
  const { out = '', exitCode } = await desk(context, ['doctor'], settings)
  return { line: /^(?:ok|WRONG) +scanner .*$/m.exec(out)?.[0] ?? out, exitCode }
}

test('the command line names a locked file and leaves it out', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: address })
  const staged = [await stagedFile(context, 'cv.txt', VIRUS), await stagedFile(context, 'plan.txt', 'weekdays')]
  const reference = await sendAccepted(context, { files: staged })
  const folder = join(context.dataDir, 'out')

  const copied = await desk(context, ['files', reference, '--out', folder])
  const shown = await desk(context, ['show', reference])
  const json = JSON.parse((await desk(context, ['show', reference, '--json'])).out ?? '')
  const listed = await desk(context, ['list', '--status', 'quarantined'])

  expect(copied).toMatchObject({ exitCode: 1, problem: `cv.txt is locked: infected: ${SIGNATURE}.` })
  expect(await readdir(folder)).toEqual([`${reference}-2-plan.txt`])
  expect(shown.out).toMatch(new RegExp(`cv\\.txt +.* MB +locked +infected: ${SIGNATURE}`))
  expect(json.attachments).toMatchObject([{ path: null, scan: 'infected' }, { path: expect.any(String) }])
  expect(listed.out).toMatch(/2, infected/)
})

test('the doctor asks clamd, and says what is wrong and what waits', async () => {
  const sound = await startClamd()
  const narrow = await startClamd({ tcp: true, streamMaxMB: 1 })
  const context = await openTestContext()

  const off = await examine(context)
  const well = await examine(context, { CLAMD: sound.setting })
  const small = await examine(context, { CLAMD: narrow.setting })
  await sound.stop()
  const down = await examine(context, { CLAMD: sound.setting })
  context.scanner = clamdScanner(sound.address, context.log, context.now)
  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  const unset = await examine(context)

  expect(off).toEqual({ exitCode: 0, line: expect.stringMatching(/^ok +scanner +off: no CLAMD$/) })
  expect(well).toEqual({ exitCode: 0, line: expect.stringMatching(/^ok +scanner +ClamAV \d+\.\d+\.\d+, signatures /) })
  expect(small).toEqual({
    exitCode: 1,
    line: expect.stringMatching(/^WRONG +scanner .*set StreamMaxLength 11M or more/),
  })
  expect(down).toEqual({ exitCode: 1, line: expect.stringMatching(/^WRONG +scanner .*cannot be reached/) })
  expect(unset).toEqual({
    exitCode: 1,
    line: expect.stringMatching(/^WRONG +scanner +1 file not scanned yet, and locked/),
  })
})
