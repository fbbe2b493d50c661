import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensionOf, fileProblem, MiB, megabytes, sizeInWords, tooLarge } from './upload.ts'

describe('a limit in words', () => {
  test.each([
    [10 * MiB, '10MB'],
    [2 * MiB, '2MB'],
    [MiB, '1MB'],
    [1.5 * MiB, '1.5MB'],
    [2.59 * MiB, '2.5MB'],
    [MiB - 1, '1023.9KB'],
    [3 * 1024, '3KB'],
    [40, '40 bytes'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words)
  })

  test('never promises more than the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1024, max: 100 * MiB }), (bytes) => {
        const [, number, unit] = /^([\d.]+)(KB|MB)$/.exec(sizeInWords(bytes)) ?? []

        expect(Number(number) * (unit === 'MB' ? MiB : 1024)).toBeLessThanOrEqual(bytes)
      }),
    )
  })
})

test('a form with one file speaks of the file, one with several names it', () => {
  const rule = { maxBytes: 10 * MiB, kinds: ['pdf'] }

  expect(tooLarge({ ...rule, count: 1 }, 'plan.pdf')).toEqual({
    title: 'File too large',
    text: 'Please select a file smaller than 10MB.',
    destructive: true,
  })
  expect(tooLarge({ ...rule, count: 5 }, 'plan.pdf').text).toBe('plan.pdf is larger than 10MB.')
})

describe('a file', () => {
  const rule = { count: 1, maxBytes: 100, kinds: ['pdf'] }

  test('of exactly the limit is taken, of one byte more it is not', () => {
    expect(fileProblem(rule, { name: 'a.pdf', size: 100 })).toBeUndefined()
    expect(fileProblem(rule, { name: 'a.pdf', size: 101 })?.title).toBe('File too large')
  })

  test.each(['a.txt', 'pdf', 'a.pdf.exe'])('called %j is of no kind that is taken', (name) => {
    expect(fileProblem(rule, { name, size: 1 })?.title).toBe('File type not allowed')
  })
})

test('an extension is what follows the last dot, in lower case, without a space behind it', () => {
  const names = ['Plan.PDF', 'a.tar.gz', 'README', '.htaccess', 'a.', 'Brief.pdf ']
  expect(names.map(extensionOf)).toEqual('pdf,gz,,htaccess,,pdf'.split(','))
})

test('a size is shown in MB with two decimals, and a small file is never told as none', () => {
  const shown = ['under 0.01 MB', 'under 0.01 MB', '0.01 MB', '1.50 MB']
  expect([2, 5242, 5243, 1.5 * MiB].map(megabytes)).toEqual(shown)
})
