import { describe, expect } from 'vitest'
import { multipart, PDF, quoteParts, test, urlencoded } from '../app.fixture.ts'

// Whatever a client sends is either stored or refused. Nothing is dropped and answered 200.

const BOUNDARY = 'x7Kq2'
const good = multipart(quoteParts())
const DISPOSITION = 'Content-Disposition: form-data; name='

/** The good form with one more part, written by hand, before the others or in place of the one that has its name. */
function withPart(head: string, content: string, without = '') {
  const sent = multipart(quoteParts().filter(({ name }) => name !== without))
  const part = Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`)
  return { ...sent, payload: Buffer.concat([part, sent.payload]) }
}

const filler = Array.from({ length: 25 }, (_, n) => `X-Filler-${n}: x\r\n`).join('')
const file = `${DISPOSITION}"file"; filename="a.pdf"\r\nContent-Type: application/pdf`

const late = `\r\n--${BOUNDARY}\r\n${DISPOSITION}"late"\r\n\r\nlate\r\n--${BOUNDARY}--\r\n`
const withLate = { ...good, payload: Buffer.concat([good.payload, Buffer.from(late)]) }

test.for([
  ['a file stands behind 25 lines of header', withPart(`${filler}${file}`, PDF.toString())],
  ['a file stands behind 3,000 lines of header', withPart(`${filler.repeat(120)}${file}`, PDF.toString())],
  ['a file stands behind 90 kB of header', withPart(`X-Filler: ${'x'.repeat(90_000)}\r\n${file}`, PDF.toString())],
  ['a text is JSON', withPart(`${DISPOSITION}"message"\r\nContent-Type: application/json`, '{"a":1}', 'message')],
  ['a text is a JSON number', withPart(`${DISPOSITION}"message"\r\nContent-Type: application/json`, '1', 'message')],
  ['a part has no header', withPart('', 'hello')],
  ['a part has a header without a colon', withPart('hello', 'hello')],
  ['a part has no name', withPart('Content-Disposition: form-data', 'hello')],
  ['a part has another disposition', withPart('Content-Disposition: attachment; name="a"', 'hello')],
  ['a part has no disposition', withPart('Content-Type: text/plain', 'hello')],
  ['a text stands where a file belongs', withPart(`${DISPOSITION}"file"`, 'brief.pdf')],
  ['a field came twice', withPart(`${DISPOSITION}"name"`, 'Second')],
  ['a field came twice, once empty', withPart(`${DISPOSITION}"name"`, '')],
  ['the end of a text was cut', withPart(`${DISPOSITION}"message"`, `hi${' '.repeat(70_000)}LOST`, 'message')],
  ['the end of an unknown text was cut', withPart(`${DISPOSITION}"other"`, 'x'.repeat(70_000))],
  ['a part stands behind the end', withLate],
] as const)('a multipart form is refused as malformed when %s', async ([_what, sent], { app, references, staged }) => {
  const response = await app.inject({ url: '/api/quote', ...sent })

  expect([response.statusCode, response.json().error]).toEqual([
    400,
    'We could not read what was sent. Please reload the page and try again.',
  ])
  expect([await references(), await staged()]).toEqual([[], []])
})

test('a form whose last line has no line break, or whose boundary is quoted and long, is stored', async ({ app }) => {
  const sent = multipart(quoteParts({}, { value: PDF, fileName: 'a.pdf' }))
  const longest = BOUNDARY.padEnd(70, '-')
  const headers = { 'content-type': `multipart/form-data; boundary="${longest}"` }
  const payload = String(sent.payload).replaceAll(BOUNDARY, longest).slice(0, -2)

  const response = await app.inject({ url: '/api/quote', ...sent, headers, payload })

  expect(response.statusCode).toBe(200)
})

test('a urlencoded form with a field that came twice is refused', async ({ app, references }) => {
  const pairs = quoteParts().map(({ name, value }) => [name, String(value)])

  const response = await app.inject({ url: '/api/quote', ...urlencoded([...pairs, ['name', 'Second']]) })

  expect(response.statusCode).toBe(400)
  expect(await references()).toEqual([])
})

describe('a JSON form is refused when', () => {
  const GOOD = '"name":"Ada \\"B\\": x","email":"a@b.example","phone":"+1 419","partnershipType":"referral"'

  test.for([
    ['a key came twice', `{${GOOD},"name":"Second"}`],
    ['a key came twice, once escaped', `{${GOOD},"n\\u0061me":"Second"}`],
    ['a key inside came twice', `{${GOOD},"more":{"a":1,"a":2}}`],
    ['a field is a list', `{${GOOD},"message":["x"]}`],
    ['a field is an object', `{${GOOD},"message":{"a":1}}`],
    ['a field is true', `{${GOOD},"message":true}`],
  ] as const)('%s', async ([_what, payload], { app, references }) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({ method: 'POST', url: '/api/partnership', headers, payload })

    expect(response.statusCode).toBe(400)
    expect(await references()).toEqual([])
  })

  test('nothing of that is so', async ({ app }) => {
    const headers = { 'content-type': 'application/json' }
    const payload = `{${GOOD},"list":[{"a":1},{"a":2}],"message":null}`
    const response = await app.inject({ method: 'POST', url: '/api/partnership', headers, payload })

    expect(response.statusCode).toBe(200)
  })
})
