import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { BRIEF, multipart, NAVIGATE, openTestApp, PDF, postQuote, quoteParts, test } from '../app.fixture.ts'

const AGAIN = expect.stringContaining('choose them again before you send')

describe('without script, a form that cannot be taken', () => {
  test('comes back with its status, everything entered, and its file', async ({ app, renderedData: made }) => {
    const response = await postQuote(app, { email: 'no' }, { file: BRIEF, headers: NAVIGATE })

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
    await postQuote(app, { submissionId: 'one' }, { headers: NAVIGATE })

    const other = { message: 'Other.', submissionId: 'one' }
    expect((await postQuote(app, other, { file: BRIEF, headers: NAVIGATE })).statusCode).toBe(422)
    expect(made()?.refusal?.kept).toEqual([expect.objectContaining({ name: 'brief.pdf', size: PDF.length })])
    expect(made()?.submissionId).toMatch(/^[\w-]{36}$/)
  })

  test.each([['one'], ['']])('as it may be stored already, keeps its key "%s"', async (key) => {
    const { app, context, renderedData: made } = await openTestApp()
    await context.db.schema.dropTable('history').execute()

    expect((await postQuote(app, { submissionId: key }, { headers: NAVIGATE })).statusCode).toBe(503)
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
    const { statusCode } = await postQuote(app, {}, { file: film, headers: NAVIGATE })
    const { error, values } = made()?.refusal ?? {}
    expect([statusCode, error, values?.email]).toEqual([413, AGAIN, 'ada@engines.example'])
  })

  test('because the disk takes no file, keeps what was entered', async ({ app, context, renderedData: made }) => {
    await writeFile(join(context.dataDir, 'staged'), 'no folder')

    const { statusCode } = await postQuote(app, {}, { file: BRIEF, headers: NAVIGATE })

    const { error, values } = made()?.refusal ?? {}
    expect([statusCode, error, values?.name]).toEqual([503, AGAIN, 'Ada Byron'])
  })

  test('because the database is away when it comes, keeps what was entered, and its file', async () => {
    const { app, context, renderedData: made } = await openTestApp({ env: { RATE_LIMIT: '20' } })
    await postQuote(app, { email: 'no' }, { file: BRIEF, headers: NAVIGATE })
    const keptFile = made()?.refusal?.kept[0]?.token ?? ''
    await context.db.schema.dropTable('attempt').execute()

    const { statusCode } = await postQuote(app, { keptFile }, { headers: NAVIGATE })

    const { error, values, kept } = made()?.refusal ?? {}
    expect([statusCode, values?.name, kept?.[0]?.name]).toEqual([503, 'Ada Byron', 'brief.pdf'])
    expect(error).toMatch(/^We cannot store requests at this moment.* please name request \w+\.$/)
  })

  test('says so when a kept file is gone', async ({ app, renderedData: made }) => {
    expect((await postQuote(app, { keptFile: 'forged' }, { headers: NAVIGATE })).statusCode).toBe(400)
    expect(made()?.refusal?.problems.file).toMatch(/no longer here/)
  })
})

test('a browser is never shown JSON when something breaks', async () => {
  const render = () => Promise.reject(new Error('secret path /srv/x'))
  const { app } = await openTestApp({ render })

  const returned = await postQuote(app, { email: 'no' }, { file: BRIEF, headers: NAVIGATE })

  expect(returned.statusCode).toBe(400)
  expect(returned.body).toContain('Please enter a valid email address')
  expect(returned.body).toEqual(AGAIN)
})
