import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { openReceiver, SECRET } from '../../server/webhooks/receiver.fixture.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, postQuote, start } from './http-process.ts'

// The real server with its real clock, and a receiver in this process.

test('told to stop while the receiver hangs, the server ends in order and tells it after the next start', async () => {
  const receiver = await openReceiver()
  receiver.answer = () => {}
  const folders = await openFolders()
  const env = { WEBHOOK_URL: receiver.config.url, WEBHOOK_SECRET: SECRET, WEBHOOK_PRIVATE: '1' }
  const first = await start(folders, env)
  const sent = await postQuote(first.url)
  const { reference } = await sent.json()
  await expect.poll(() => receiver.received).toHaveLength(1)

  expect(await endProcess(first.child)).toBe(0)
  receiver.answer = (response) => response.writeHead(204).end()
  await start(folders, env)
  // The second try comes 30 seconds after the first, a quarter more at most.
  await expect.poll(() => receiver.received, { timeout: 50_000 }).toHaveLength(2)

  const [event, again] = receiver.received.map(({ body, headers }) => new Webhook(SECRET).verify(body, headers))
  expect(event).toMatchObject({ type: 'submission.accepted', data: { reference } })
  expect(again).toEqual(event)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
})
