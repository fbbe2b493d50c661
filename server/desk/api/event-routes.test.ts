import { expect, test, vi } from 'vitest'
import { openTestDesk } from './desk.fixture.ts'

test('an event stream that cannot begin ends, so that the browser connects again', async () => {
  const { app, context, live } = await openTestDesk()
  vi.spyOn(live, 'connect').mockRejectedValue(new Error('disk I/O error'))
  const logged = vi.spyOn(context.log, 'error')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  const signal = AbortSignal.timeout(10_000)
  const stream = fetch(`${url}/api/events`, { signal }).then((answer) => answer.text())

  await expect(stream).rejects.toThrow(/^(terminated|fetch failed)$/)
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ fault: 'Error' }), 'event stream failed')
})
