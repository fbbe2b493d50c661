import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { multipart, NAVIGATE, openTestApp, PDF, quoteParts, test } from '../app.fixture.ts'

describe('without script, a form that cannot be taken', () => {
  test('comes back with its status, everything entered, and its file', async ({ app, renderedData: made }) => {
    const file = { value: PDF, fileName: 'brief.pdf' }

    const response = await app.inject({ url: '/api/quote', ...multipart(quoteParts({ email: 'no' }, file), NAVIGATE) })

    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(made()?.refusal).toEqual({
      form: 'quote',
      variant: undefined,
      error: 'Please enter a valid email address',
      problems: { email: 'Please enter a valid email address' },
      values: expect.objectContaining({ name: 'Ada Byron', email: 'no', service: 'devops' }),
      kept: [{ token: expect.any(String), field: 'file', name: 'brief.pdf', size: PDF.length }],
    })
  })

  test('whose key was used for other answers keeps its file', async ({ app, renderedData: made }) => {
    const key = { name: 'submissionId', value: 'one' }
    await app.inject({ url: '/api/quote', ...multipart([...quoteParts(), key], NAVIGATE) })

    const other = [...quoteParts({ message: 'Other.' }, { value: PDF, fileName: 'brief.pdf' }), key]
    expect((await app.inject({ url: '/api/quote', ...multipart(other, NAVIGATE) })).statusCode).toBe(422)
    expect(made()?.refusal?.kept).toEqual([expect.objectContaining({ name: 'brief.pdf', size: PDF.length })])
    expect(made()?.submissionId).toMatch(/^[\w-]{36}$/)
  })

  test.each([['one'], ['']])('as it may be stored already, keeps its key "%s"', async (key) => {
    const { app, context, renderedData: made } = await openTestApp()
    await context.db.schema.dropTable('history').execute()

    const sent = multipart(quoteParts({ submissionId: key }), NAVIGATE)
    expect((await app.inject({ url: '/api/quote', ...sent })).statusCode).toBe(503)
    expect(made()?.submissionId).toBe(key)
  })

  test('with many more files than it takes keeps what was entered', async ({ app, renderedData: made }) => {
    const files = Array.from({ length: 40 }, (_, n) => ({ name: 'files', value: PDF, fileName: `${n}.pdf` }))

    await app.inject({ url: '/api/consultation', ...multipart([...quoteParts(), ...files], NAVIGATE) })

    const { problems, values, kept } = made()?.refusal ?? {}
    expect(problems?.files).toBe('You can only upload up to 5 files.')
    expect(values).toMatchObject({ email: 'ada@engines.example' })
    expect(kept).toHaveLength(5)
  })

  test('with far more bytes than it takes keeps what was entered', async ({ app, renderedData: made }) => {
    const film = { value: Buffer.alloc(22 * 1024 * 1024, 'film'), fileName: 'film.pdf' }
    const { statusCode } = await app.inject({ url: '/api/quote', ...multipart(quoteParts({}, film), NAVIGATE) })
    expect([statusCode, made()?.refusal?.values.email]).toEqual([413, 'ada@engines.example'])
  })

  test('because the disk takes no file, keeps what was entered', async ({ app, context, renderedData: made }) => {
    await writeFile(join(context.dataDir, 'staged'), 'no folder')
    const file = { value: PDF, fileName: 'brief.pdf' }

    const { statusCode } = await app.inject({ url: '/api/quote', ...multipart(quoteParts({}, file), NAVIGATE) })

    const { error, values } = made()?.refusal ?? {}
    expect([statusCode, error, values?.name]).toEqual([503, expect.stringContaining('optional files'), 'Ada Byron'])
  })

  test('says so when a kept file is gone', async ({ app, renderedData: made }) => {
    const forged = multipart(quoteParts({ keptFile: 'forged' }), NAVIGATE)
    expect((await app.inject({ url: '/api/quote', ...forged })).statusCode).toBe(400)
    expect(made()?.refusal?.problems.file).toMatch(/no longer here/)
  })
})

test('a browser is never shown JSON when something breaks', async () => {
  const render = () => Promise.reject(new Error('secret path /srv/x'))
  const { app } = await openTestApp({ render })

  const returned = await app.inject({ url: '/api/quote', ...multipart(quoteParts({ email: 'no' }), NAVIGATE) })

  expect(returned.statusCode).toBe(400)
  expect(returned.body).toContain('Please enter a valid email address')
})
