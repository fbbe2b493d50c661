import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachment, choice, email, type Field, labelOf, long, phone, text } from './field.ts'
import type { FileLike } from './upload.ts'

// What each builder promises, for any input. Lengths are code points, so characters are drawn from all of Unicode.

/** No space at its ends, no control character: text that reading does not change. */
const character = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 1 })
  .filter((one) => /^[^\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Z}\ufeff]$/u.test(one))
const textOf = (length: number) =>
  fc.array(character, { minLength: length, maxLength: length }).map((characters) => characters.join(''))

const refused = (problem: string) => ({ ok: false, problem })

/** Holds whatever is drawn. */
function always<Drawn extends [unknown, ...unknown[]]>(
  ...args: [...{ [At in keyof Drawn]: fc.Arbitrary<Drawn[At]> }, (...drawn: Drawn) => void]
): void {
  fc.assert(fc.property<Drawn>(...args))
}

const BUILDERS: [string, (options: { min?: number; max: number; optional?: boolean }) => Field<string>][] = [
  ['a line', (options) => text('Name', options)],
  ['several lines', (options) => long('Message', options)],
  ['a telephone number', (options) => phone('Phone', options)],
]

describe.each(BUILDERS)('%s', (_name, build) => {
  const limits = fc.record({ min: fc.integer({ min: 1, max: 20 }), room: fc.integer({ min: 0, max: 20 }) })

  test('is taken at its longest, and refused at one character more', () => {
    always(
      fc.integer({ min: 1, max: 300 }).chain((max) => fc.tuple(fc.constant(max), textOf(max), character)),
      ([max, value, more]) => {
        const field = build({ max })

        expect(field.read(value)).toEqual({ ok: true, value })
        expect(field.read(value + more)).toEqual(refused(`Use at most ${max} characters. There are ${max + 1}.`))
      },
    )
  })

  test('is taken at its shortest, and refused at one character less', () => {
    always(
      limits.chain(({ min, room }) => fc.tuple(fc.constant({ min, max: min + room }), textOf(min))),
      ([{ min, max }, value]) => {
        const field = build({ min, max })

        expect(field.read(value)).toEqual({ ok: true, value })
        expect(field.read([...value].slice(1).join('')).ok).toBe(false)
      },
    )
  })

  test('is required unless it is optional, and optional means empty, not short', () => {
    const empty = fc.constantFrom('', ' ', '\n\t ', undefined)
    always(empty, limits, (nothing, { min, room }) => {
      expect(build({ min, max: min + room }).read(nothing).ok).toBe(false)
      expect(build({ min, max: min + room, optional: true }).read(nothing)).toEqual({ ok: true, value: '' })
    })
    expect(build({ min: 3, max: 9, optional: true }).read('ab').ok).toBe(false)
  })

  test('is measured after the space around it is gone', () => {
    always(textOf(5), fc.stringMatching(/^\s*$/), fc.stringMatching(/^\s*$/), (value, before, after) => {
      expect(build({ max: 5 }).read(before + value + after)).toEqual({ ok: true, value })
    })
  })

  test('never holds half a surrogate pair, and refuses a NUL', () => {
    always(textOf(3), fc.constantFrom('\ud83d', '\udca9'), (value, half) => {
      expect(build({ max: 9 }).read(value + half + value)).toEqual({ ok: true, value: `${value}\ufffd${value}` })
      expect(build({ max: 9 }).read(`${value}\0${value}`)).toEqual(refused('Please remove the invisible NUL character'))
    })
  })
})

describe('every builder', () => {
  const fields: Field[] = [
    text('Name'),
    email('Email'),
    phone('Phone'),
    long('Message'),
    choice('Service', [{ value: 'a', label: 'A' }]),
    attachment('File', { count: 2, maxBytes: 10, kinds: ['pdf'] }),
  ]

  test('reads anything at all without throwing, and the same again', () => {
    always(fc.constantFrom(...fields), fc.anything(), (field, raw) => {
      const first = field.read(raw)

      expect(field.read(raw)).toEqual(first)
    })
  })

  test('takes its own result unchanged, so that a form may be read twice', () => {
    always(fc.constantFrom(...fields), fc.string({ unit: 'binary' }), (field, raw) => {
      const read = field.read(raw)

      if (read.ok) expect(field.read(read.value)).toEqual(read)
    })
  })

  test('asks the browser for a value exactly where it asks for one itself', () => {
    for (const field of fields) expect([field.label, field.html.required]).toEqual([field.label, !field.read('').ok])
  })
})

test('a line has no line break and no control character left in it', () => {
  always(fc.string({ unit: 'binary' }), (raw) => {
    const read = text('Name', { optional: true }).read(raw)

    if (read.ok) expect(read.value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  })
})

test('several lines keep their breaks, all of one kind', () => {
  expect(long('Message').read('one\r\ntwo\rthree\n\nfour')).toEqual({ ok: true, value: 'one\ntwo\nthree\n\nfour' })
})

test.each([
  ['a name', text('Name'), 300],
  ['a telephone number', phone('Phone'), 300],
  ['an email address', email('Email'), 254],
  ['several lines', long('Message'), 10_000],
])('%s has the cap of its kind where the form sets none', (_name, field, max) => {
  expect(field.max).toBe(max)
})

describe('a telephone number', () => {
  test('is empty when only a dial code stands there', () => {
    always(fc.constantFrom('+1', '+44', '+1-268', '+383', ' +1 '), (dialCode) => {
      expect(phone('Phone').read(dialCode)).toEqual({ ok: false, problem: 'Phone is required' })
      expect(phone('Phone', { optional: true }).read(dialCode)).toEqual({ ok: true, value: '' })
    })
  })

  test('keeps its dial code when a number follows', () => {
    expect(phone('Phone').read('+1 419-555-0100')).toEqual({ ok: true, value: '+1 419-555-0100' })
  })
})

describe('an email address', () => {
  const word = fc.stringMatching(/^[a-z0-9_+-]{1,10}(\.[a-z0-9_+-]{1,9})?$/)
  const label = fc.stringMatching(/^[a-z0-9]{1,10}$/)
  // A name that ends in a number is an address of the network.
  const last = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)

  test('is text, an at sign, text, a dot, text', () => {
    always(word, label, last, (name, host, end) => {
      const address = `${name}@${host}.${end}`

      expect(email('Email').read(address)).toEqual({ ok: true, value: address })
    })
  })

  test('never holds what could end an address in a mail header', () => {
    always(word, fc.constantFrom(...' ,;:<>()[]\\"\r\n'), label, (name, mark, host) => {
      const read = email('Email').read(`${name}${mark}a@${host}.example`)

      expect(read.ok ? read.value : 'refused').toBe('refused')
    })
  })

  test('is taken at 254 characters, and refused at 255', () => {
    const address = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`

    expect(email('Email').read(address(254)).ok).toBe(true)
    expect(email('Email').read(address(255))).toEqual(refused('Use at most 254 characters. There are 255.'))
  })

  test('may be left out where it is optional, and is still checked', () => {
    expect(email('Email', { optional: true }).read('')).toEqual({ ok: true, value: '' })
    expect(email('Email', { optional: true }).read('ada')).toEqual(refused('Please enter a valid email address'))
    expect(email('Email', { required: 'We need it' }).read('')).toEqual(refused('We need it'))
  })
})

describe('a choice', () => {
  const options = fc.uniqueArray(fc.stringMatching(/^[a-z0-9+-]{1,12}$/), { minLength: 1, maxLength: 8 })

  test('is one of its options and nothing else', () => {
    always(options, fc.string(), (values, other) => {
      const offered = values.map((value) => ({ value, label: value.toUpperCase() }))
      const field = choice('Service', offered)

      for (const value of values) expect(field.read(value)).toEqual({ ok: true, value })
      if (!values.includes(other.trim())) expect(field.read(other).ok).toBe(false)
    })
  })

  test('says its own words when nothing is chosen, unless it is optional', () => {
    const offered = [{ value: 'a', label: 'A' }]

    const required = 'Please select a service'
    expect(choice('Service', offered, { required }).read('')).toEqual(refused(required))
    expect(choice('Service', offered, { optional: true }).read('')).toEqual({ ok: true, value: '' })
  })

  test('is shown by its label', () => {
    expect(labelOf([{ value: 'a', label: 'Alpha' }], 'a')).toBe('Alpha')
    expect(labelOf([{ value: 'a', label: 'Alpha' }], 'b')).toBe('b')
  })
})

describe('an attachment', () => {
  const rule = { count: 3, maxBytes: 1000, kinds: ['pdf', 'txt'] }
  const good = fc.record({
    name: fc.tuple(fc.string(), fc.constantFrom('.pdf', '.TXT')).map(([name, end]) => name + end),
    size: fc.integer({ min: 1, max: rule.maxBytes }),
  })

  test('takes up to its count of files, each of its kinds and up to its size', () => {
    always(fc.array(good, { minLength: 1, maxLength: rule.count }), (files) => {
      expect(attachment('File', rule).read(files)).toEqual({ ok: true, value: files })
    })
  })

  test('refuses one file more, one byte more, another kind', () => {
    const refusal = (files: FileLike[]) => {
      const read = attachment('File', rule).read(files)
      return read.ok ? 'taken' : read.problem
    }
    always(fc.array(good, { minLength: rule.count + 1, maxLength: 9 }), (files) => {
      expect(refusal(files)).toBe('You can only upload up to 3 files.')
    })
    expect(refusal([{ name: 'a.pdf', size: rule.maxBytes + 1 }])).toBe('a.pdf is larger than 0.9KB.')
    expect(refusal([{ name: 'a.pdf.exe', size: 1 }])).toBe('Please choose one of: pdf, txt')
  })

  test('is required unless it is optional, and takes nothing that is no file', () => {
    const noFiles = fc.constantFrom(undefined, '', [], 'a.pdf', [null], [{ name: 'a.pdf' }], [{ size: 1 }])
    always(noFiles, (raw) => {
      expect(attachment('File', rule).read(raw)).toEqual({ ok: false, problem: 'File is required' })
      expect(attachment('File', { ...rule, optional: true }).read(raw)).toEqual({ ok: true, value: [] })
    })
  })

  test('tells its kinds and its limit, or what the form says of them', () => {
    const kinds = ['pdf', 'doc', 'docx', 'png']
    const maxBytes = 2 * 1024 * 1024

    expect(attachment('File', { count: 1, maxBytes, kinds }).hint).toBe('PDF, Word or images (max 2MB)')
    expect(attachment('Files', { count: 5, maxBytes, kinds: ['odt'] }).hint).toBe('ODT (up to 5, 2MB each)')
    expect(attachment('File', { count: 1, maxBytes, kinds, hint: (size) => `At most ${size}` }).hint).toBe(
      'At most 2MB',
    )
  })
})
