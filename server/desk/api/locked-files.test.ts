import { expect, test } from 'vitest'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { sendAccepted, stagedFile } from '../../context.fixture.ts'
import { SIGNATURE, startClamd, VIRUS } from '../../scan/clamd.fixture.ts'
import { clamdScanner } from '../../scan/scanner.ts'
import { openTestDesk } from './desk.fixture.ts'

test('the desk shows an infected file with its signature, and serves it neither before nor after a release', async () => {
  const { address } = await startClamd()
  const { context, ask } = await openTestDesk({ clamd: address })
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'cv.txt', `hello ${VIRUS}`)] })

  const list = await ask('GET', `${deskRoutes.list()}?status=quarantined`)
  const shown = await ask('GET', deskRoutes.submission(reference))
  const served = async () => [
    await ask('GET', deskRoutes.file(reference, 0)),
    await ask('GET', deskRoutes.preview(reference, 0)),
  ]
  const before = await served()
  await ask('POST', deskRoutes.actions(), { action: 'release', target: { references: [reference] } })
  const after = await served()
  const csv = await ask('GET', deskRoutes.exportCsv())
  const json = await ask('GET', deskRoutes.exportJson())

  expect(list.json.items).toMatchObject([{ reference, files: 1, fileAlert: 'infected' }])
  expect(shown.json.attachments).toMatchObject([{ scan: 'infected', signature: SIGNATURE, preview: null }])
  expect(shown.json.quarantine).toEqual([{ reason: `cv.txt is infected: ${SIGNATURE}`, weight: null }])
  expect(shown.json.history.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'infected'])
  for (const { status, text } of [...before, ...after]) {
    expect(status).toBe(423)
    expect(text).not.toContain(VIRUS)
    expect(JSON.parse(text)).toEqual({ error: 'The virus scanner found malware in this file. It stays locked.' })
  }
  expect((await ask('GET', deskRoutes.submission(reference))).json.status).toBe('open')
  expect(csv.text).toContain(`cv.txt: infected: ${SIGNATURE}`)
  expect(json.json[0].attachments).toMatchObject([{ scan: 'infected', signature: SIGNATURE, flags: [] }])
})

test('the desk tells of a file that is not scanned yet, and of one whose structure is suspicious', async () => {
  const { context, ask } = await openTestDesk()
  const page = await stagedFile(context, 'page.txt', '<!doctype html><script>alert(1)</script>')
  const flagged = await sendAccepted(context, { files: [page] })
  context.scanner = clamdScanner({ path: '/nowhere/clamd.sock' }, context.log, context.now)
  const waiting = await sendAccepted(context, {
    files: [await stagedFile(context, 'plan.txt', 'weekdays')],
    answers: { message: 'The plan is with it, for the weekdays.' },
  })

  const list = await ask('GET', deskRoutes.list())
  const shown = await ask('GET', deskRoutes.submission(flagged))
  const refused = await ask('GET', deskRoutes.preview(waiting, 0))
  const csv = await ask('GET', deskRoutes.exportCsv())

  const alerts = list.json.items.map(({ reference, fileAlert }: Record<string, string>) => [reference, fileAlert])
  expect(Object.fromEntries(alerts)).toEqual({ [flagged]: 'flagged', [waiting]: 'waiting' })
  expect(shown.json.attachments).toMatchObject([
    { scan: 'unscanned', preview: 'text', flags: ['Holds HTML, which a browser would run'] },
  ])
  expect(refused.status).toBe(423)
  expect(csv.text).toContain('page.txt: Holds HTML, which a browser would run')
  expect(csv.text).toContain('plan.txt: not scanned yet')
})
