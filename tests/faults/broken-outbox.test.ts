import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { multipart, openTestApp, PDF, quoteParts } from '../../server/http/app.fixture.ts'

test('if the letter cannot be queued, the request is not kept either, and can be sent again', async () => {
  const { app, context, references, staged } = await openTestApp()
  const request = multipart(quoteParts({ submissionId: 'form-1' }, { value: PDF, fileName: 'brief.pdf' }))
  await sql`create trigger broken before insert on outbox begin select raise(abort, 'the outbox is broken'); end`.execute(
    context.db,
  )

  const refused = await app.inject({ url: '/api/quote', ...request })

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
  expect(refused.body).not.toMatch(/outbox|sql/i)
  expect(await references()).toEqual([])
  expect(await staged()).toEqual([])
  expect(await readdir(join(context.dataDir, 'files'))).toEqual([])

  await sql`drop trigger broken`.execute(context.db)
  const accepted = await app.inject({ url: '/api/quote', ...request })

  expect(accepted.statusCode).toBe(200)
  expect(await references()).toEqual([accepted.json().reference])
  expect(await readdir(join(context.dataDir, 'files'))).toHaveLength(1)
})

test('if the disk takes no file, no record points to one', async () => {
  const { app, context, references } = await openTestApp()
  context.store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))

  const refused = await app.inject({
    url: '/api/quote',
    ...multipart(quoteParts({}, { value: PDF, fileName: 'brief.pdf' })),
  })

  expect(refused.statusCode).toBe(507)
  expect(await references()).toEqual([])
  expect(await context.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
