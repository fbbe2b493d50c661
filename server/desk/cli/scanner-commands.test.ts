import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestContext, sendAccepted, stagedFile, type TestContext } from '../../context.fixture.ts'
import { SIGNATURE, startClamd, VIRUS } from '../../scan/clamd.fixture.ts'
import { clamdScanner } from '../../scan/scanner.ts'
import { command, commandWith } from '../cli.fixture.ts'

/** What `doctor` says of the scanner. */
async function examine(context: TestContext, settings: Record<string, string> = {}) {
  const { out, code } = await commandWith(settings, context, 'doctor')
  return { line: /^(?:ok|WRONG) +scanner .*$/m.exec(out)?.[0] ?? out, code }
}

test('the command line names a locked file and leaves it out', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: address })
  const staged = [await stagedFile(context, 'cv.txt', VIRUS), await stagedFile(context, 'plan.txt', 'weekdays')]
  const reference = await sendAccepted(context, { files: staged })
  const folder = join(context.dataDir, 'out')

  const copied = await command(context, 'files', reference, '--out', folder)
  const shown = await command(context, 'show', reference)
  const json = JSON.parse((await command(context, 'show', reference, '--json')).out)
  const listed = await command(context, 'list', '--status', 'quarantined')

  expect(copied).toMatchObject({ code: 1, problem: `cv.txt is locked: infected: ${SIGNATURE}.\n` })
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

  expect(off).toEqual({ code: 0, line: expect.stringMatching(/^ok +scanner +off: no CLAMD$/) })
  expect(well).toEqual({ code: 0, line: expect.stringMatching(/^ok +scanner +ClamAV \d+\.\d+\.\d+, signatures /) })
  expect(small).toEqual({ code: 1, line: expect.stringMatching(/^WRONG +scanner .*set StreamMaxLength 11M or more/) })
  expect(down).toEqual({ code: 1, line: expect.stringMatching(/^WRONG +scanner .*cannot be reached/) })
  expect(unset).toEqual({ code: 1, line: expect.stringMatching(/^WRONG +scanner +1 file not scanned yet, and locked/) })
})
