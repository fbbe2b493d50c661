type ByteRange = { status: 'whole' } | { status: 'part'; start: number; end: number } | { status: 'outside' }

/**
 * One range of bytes, both ends included. Several ranges, other units and invalid ranges are answered with the whole
 * file, as RFC 9110 section 14.2 allows. A range after the end of the file is `outside` (416).
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return { status: 'whole' }
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { status: 'outside' } : { status: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return { status: 'outside' }
  return end < start ? { status: 'whole' } : { status: 'part', start, end }
}
