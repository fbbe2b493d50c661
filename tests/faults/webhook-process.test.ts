import { once } from 'node:events'
import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'
import { openReceiver, SECRET } from '../../server/webhooks/receiver.fixture.ts'
import { openFolders, start } from './http-process.ts'

// The real server with its real clock, and a receiver in this process.

const ANSWERS = {
  ...{ name: 'Ada', business: 'Engines', email: 'ada@engines.example', phone: '+1 419', service: 'devops' },
  message: 'By spring.',
}

async function sendQuote(url: string): Promise<string> {
  const body = new URLSearchParams(ANSWERS)
  const response = await fetch(`${url}/api/quote`, { method: 'POST', body })
  return String((await response.json()).reference)
}

test('told to stop while the receiver hangs, the server ends in order and tells it after the next start', async () => {
  const receiver = await openReceiver()
  receiver.answer = () => {}
  const folders = await openFolders()
  const env = { WEBHOOK_URL: receiver.config.url, WEBHOOK_SECRET: SECRET, WEBHOOK_PRIVATE: '1' }
  const first = await start(folders, env)
  const reference = await sendQuote(first.url)
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 20_000)

  const ended = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  receiver.answer = (response) => response.writeHead(204).end()
  await start(folders, env)
  // The second try comes 30 seconds after the first, a quarter more at most.
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 50_000)

  const [event, again] = receiver.received.map(({ body, headers }) => new Webhook(SECRET).verify(body, headers))
  expect(event).toMatchObject({ type: 'submission.accepted', data: { reference } })
  expect(again).toEqual(event)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
})
