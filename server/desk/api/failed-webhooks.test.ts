import { expect } from 'vitest'
import { sendAccepted, type TestContext } from '../../context.fixture.ts'
import { readinessWarnings } from '../../health.ts'
import { test } from './desk.fixture.ts'

/** A request whose webhook and email to the desk were given up. */
async function sendInVain(context: TestContext): Promise<string> {
  context.queuesWebhooks = true
  const reference = await sendAccepted(context)
  await context.db.updateTable('webhook').set({ state: 'dead', attempts: 20, lastError: 'no' }).execute()
  await context.db.updateTable('outbox').set({ state: 'dead', lastError: 'no' }).where('kind', '=', 'desk').execute()
  return reference
}

test('webhooks that failed stand among the failed emails, and can be sent again', async ({ context, ask }) => {
  const reference = await sendInVain(context)

  const failed = await ask('GET', '/api/emails?failed=1')
  const overview = await ask('GET', '/api/overview')
  const [webhook] = failed.json.filter(({ kind }: { kind: string }) => kind === 'webhook')
  const unknown = await ask('POST', '/api/emails/%25%25%25%25/resend', {})
  const toAnother = await ask('POST', `/api/emails/${webhook.id}/resend`, { recipient: 'ada@engines.example' })
  const resent = await ask('POST', `/api/emails/${webhook.id}/resend`, {})

  expect(failed.json).toHaveLength(2)
  expect(webhook).toMatchObject({ reference, recipient: 'submission.accepted', state: 'dead', sentAt: null })
  expect(overview.json.failedEmails).toBe(2)
  expect(unknown.status).toBe(404)
  expect(toAnother.status).toBe(400)
  expect(resent.json).toMatchObject({ id: webhook.id, state: 'waiting', attempts: 0 })
  expect(await context.db.selectFrom('webhook').select(['state', 'lastError']).execute()).toEqual([
    { state: 'waiting', lastError: null },
  ])
  // What only waits has not failed.
  expect((await ask('GET', '/api/emails?failed=1')).json).toMatchObject([{ kind: 'desk' }])
  const history = (await ask('GET', `/api/submissions/${reference}`)).json.history
  expect(history.at(-1)).toMatchObject({ kind: 'emailResent', actor: 'Ines', detail: 'webhook' })
})

test('what was given up is dismissed, which clears every warning, and taken back', async ({ context, ask }) => {
  const reference = await sendInVain(context)
  const failed = (await ask('GET', '/api/emails?failed=1')).json as { id: string; kind: string }[]
  const waiting = await context.db.selectFrom('outbox').select('id').where('kind', '=', 'visitor').executeTakeFirst()

  const tooEarly = await ask('POST', `/api/emails/${waiting?.id}/dismiss`, { dismissed: true })
  const before = await readinessWarnings(context)
  const done = await Promise.all(failed.map(({ id }) => ask('POST', `/api/emails/${id}/dismiss`, { dismissed: true })))
  const again = await ask('POST', `/api/emails/${failed[0]?.id}/dismiss`, { dismissed: true })

  expect(before).toHaveLength(2)
  expect(tooEarly).toMatchObject({ status: 409, json: { error: 'It is not given up.' } })
  expect(done.map(({ json }) => json.state)).toEqual(['dismissed', 'dismissed'])
  expect(again.status).toBe(409)
  expect(await readinessWarnings(context)).toEqual([])
  expect((await ask('GET', '/api/emails?failed=1')).json).toEqual([])
  expect((await ask('GET', '/api/overview')).json.failedEmails).toBe(0)
  const shown = (await ask('GET', `/api/submissions/${reference}`)).json
  expect(shown).toMatchObject({ emailFailed: false })
  const events = shown.history.map(({ kind, actor, detail }: Record<string, string>) => [kind, actor, detail])
  expect(events.slice(-2).sort()).toEqual([
    ['emailDismissed', 'Ines', 'desk'],
    ['emailDismissed', 'Ines', 'webhook'],
  ])

  for (const { id } of failed) await ask('POST', `/api/emails/${id}/dismiss`, { dismissed: false })
  expect((await ask('GET', '/api/overview')).json.failedEmails).toBe(2)
  await ask('POST', `/api/emails/${failed[0]?.id}/dismiss`, { dismissed: true })
  expect((await ask('POST', `/api/emails/${failed[0]?.id}/resend`, {})).json).toMatchObject({ state: 'waiting' })
})
