import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { openTestDesk } from './desk.fixture.ts'

test('an event stream that cannot begin ends, so that the browser connects again', async () => {
  const { app, context, live } = await openTestDesk()
  vi.spyOn(live, 'connect').mockRejectedValue(new Error('disk I/O error'))
  const logged = vi.spyOn(context.log, 'error')
  await app.listen({ host: '127.0.0.1', port: 0 })
  // A server that listens on a port has an address of this kind.
  const { port } = app.server.address() as AddressInfo

  const signal = AbortSignal.timeout(10_000)
  const stream = fetch(`http://127.0.0.1:${port}/api/events`, { signal }).then((answer) => answer.text())

  await expect(stream).rejects.toThrow(/^(terminated|fetch failed)$/)
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ fault: 'Error' }), 'event stream failed')
})
