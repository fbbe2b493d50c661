import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipAround } from './gzip-pieces.ts'

const LONG = 'A page of many words, '.repeat(4_000)

test.for([
  ['stands nowhere', ['a page']],
  ['is all there is', ['', '']],
  ['stands between long texts that repeat what was before', [LONG, `${LONG}é`, LONG]],
] as const)('a text packed once is whole with whatever is put into it: it %s', async ([_where, texts]) => {
  const put = await gzipAround(
    texts.map((text) => Buffer.from(text)),
    5,
  )
  for (const filling of ['words', 'pages', '12345'])
    expect(String(gunzipSync(put(Buffer.from(filling))))).toBe(texts.join(filling))
})

test('what does not fit its place is refused', async () => {
  const put = await gzipAround([Buffer.from('before'), Buffer.from('after')], 5)

  expect(() => put(Buffer.from('four'))).toThrow('5 bytes stand in each place, not 4.')
  await expect(gzipAround([], 70_000)).rejects.toThrow('At most 65535 bytes')
})
