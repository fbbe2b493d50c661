import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openTestApp } from '../../http/app.fixture.ts'
import { runCanary } from './run-canary.ts'

test('where the mark is lost on the way, whatever was stored is erased, and the operator is told', async () => {
  const { app, context } = await openTestApp()
  // As a proxy that lets only known headers through.
  app.server.prependListener('request', ({ headers }: IncomingMessage) => {
    delete headers['x-canary']
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  const results = await runCanary(context, url)

  expect(results).toHaveLength(7)
  for (const { form, failed } of results) {
    expect(failed, form).toEqual({
      step: 'stored',
      problem: expect.stringMatching(
        form === 'newsletter'
          ? /^the server did not know the mark, .* may have left$/
          : /^the server did not know the mark; .-\w+ was stored as a visitor's and is erased, but .* may have left$/,
      ),
    })
  }
  for (const table of ['submission', 'subscriber', 'attachment', 'outbox', 'ask'] as const)
    expect(await context.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})
