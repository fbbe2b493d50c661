import * as v from 'valibot'

// How a field reads what was sent: the steps that its builder in `field.ts` puts together.

export type Read<T> = { ok: true; value: T } | { ok: false; problem: string }

/** The length of a text in code points: an emoji of one code point counts once, as a person counts it. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** A dial code without a number, such as "+1": the phone field sends it when nothing was typed. */
export function isDialCodeAlone(phone: string): boolean {
  return /^\+\d[\d-]*$/.test(phone) && phone.replace(/\D/g, '').length <= 4
}

/**
 * Text of several lines, trimmed. A NUL would end the text inside the database's functions, so it is refused. Half a
 * surrogate pair would be stored as another character than was hashed, so it is replaced.
 */
export function paragraphs() {
  return v.pipe(
    v.optional(v.string('Please enter this as text'), ''),
    v.check((value) => !value.includes('\0'), 'Please remove the invisible NUL character'),
    v.transform((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim()),
  )
}

/** Text of one line: line breaks and control characters become one space. */
export function line() {
  return v.pipe(
    paragraphs(),
    v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
  )
}

/** At least `min` characters. An optional field may also be empty. */
export function atLeast(min: number, optional: boolean, problem: string) {
  return v.check((value: string) => (value === '' ? optional : lengthOf(value) >= min), problem)
}

/** At most `max` characters; the problem tells how many there are. */
export function atMost(max: number) {
  return v.check(
    (value: string) => lengthOf(value) <= max,
    ({ input }) => `Use at most ${inWords(max)} characters. There are ${inWords(lengthOf(input))}.`,
  )
}

function inWords(count: number): string {
  return count.toLocaleString('en-US')
}

/** The steps as a function that never throws: bad input is the first problem, in the visitor's words. */
export function reader<T>(schema: v.GenericSchema<unknown, T>): (raw: unknown) => Read<T> {
  return (raw) => {
    const result = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true })
    return result.success ? { ok: true, value: result.output } : { ok: false, problem: result.issues[0].message }
  }
}
