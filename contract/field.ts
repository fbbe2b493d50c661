import * as v from 'valibot'
import { type FileLike, fileProblem, tooManyFiles, type UploadRule } from './upload.ts'

// The only file that knows the schema library for forms: 1.6 kB in the browser, the same rules and words on the server.

export type Control = 'text' | 'email' | 'phone' | 'choice' | 'long' | 'files'
export type Read<T> = { ok: true; value: T } | { ok: false; problem: string }

export interface Option {
  value: string
  label: string
}

/** What the browser may be told of a field through HTML attributes. */
export interface FieldHtml {
  required: boolean
  maxLength?: number
  autoComplete?: string
  placeholder?: string
  inputMode?: 'email' | 'tel' | 'url' | 'text'
  rows?: number
  accept?: string
  multiple?: boolean
}

export interface Field<T = unknown> {
  control: Control
  /** The question as the form asks it. */
  label: string
  /** The question in a letter, a receipt or an error: "Message is required". */
  short: string
  html: FieldHtml
  hint?: string
  options?: readonly Option[]
  /** The value chosen before anybody chose. */
  initial?: string
  upload?: UploadRule
  /** Never throws: bad input is a problem in the visitor's words. */
  read(raw: unknown): Read<T>
}

interface Common {
  short?: string
  hint?: string
  optional?: boolean
  autoComplete?: string
  placeholder?: string
}

interface TextOptions extends Common {
  /** Characters after trimming. */
  max?: number
  min?: number
  /** The words for a value shorter than `min`, the empty one included. */
  tooShort?: string
  inputMode?: 'url' | 'text'
}

/** product.md 2.16: caps the spec does not give. */
export const NAME_MAX = 200
export const LINE_MAX = 300
export const LONG_MAX = 10_000
/** The longest address SMTP can carry (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX = 254

/** Spec 1 §5 (contact) and product.md 2.17. */
export const BAD_EMAIL = 'Please enter a valid email address'

/**
 * Text, an at sign, text, a dot, text (spec 2 §5). What could end an address in a mail header
 * (comma, angle bracket, quote, colon) is no part of it.
 */
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@.,;:<>()[\]\\"]+$/

/** A single line. `max` is in characters, after trimming. */
export function text(label: string, options: TextOptions = {}): Field<string> {
  const { max = LINE_MAX, min, tooShort, inputMode } = options
  const short = options.short ?? label
  const least = min ?? (options.optional ? 0 : 1)
  return {
    control: 'text',
    label,
    short,
    hint: options.hint,
    html: html(options, { maxLength: max, inputMode }),
    read: reader(
      v.pipe(
        line(),
        v.check((value) => value.length >= least, tooShort ?? `${short} is required`),
        v.maxLength(max, tooLong(max)),
      ),
    ),
  }
}

/** An e-mail address, by the simple pattern of spec 2 §5. */
export function email(label: string, options: Common & { required?: string } = {}): Field<string> {
  const short = options.short ?? label
  const empty = options.required ?? `${short} is required`
  return {
    control: 'email',
    label,
    short,
    hint: options.hint,
    html: html({ autoComplete: 'email', ...options }, { maxLength: EMAIL_MAX, inputMode: 'email' }),
    read: reader(
      v.pipe(line(), v.minLength(1, empty), v.maxLength(EMAIL_MAX, tooLong(EMAIL_MAX)), v.regex(EMAIL, BAD_EMAIL)),
    ),
  }
}

/**
 * A telephone number as the dial code, a space and what was typed (spec 1 §3). Nothing typed is empty,
 * also when a dial code stands there (product.md 2.18).
 */
export function phone(label: string, options: TextOptions = {}): Field<string> {
  const short = options.short ?? label
  const least = options.min ?? 1
  return {
    control: 'phone',
    label,
    short,
    hint: options.hint,
    html: html(
      { autoComplete: 'tel-national', placeholder: '123-456-7890', ...options },
      { maxLength: 60, inputMode: 'tel' },
    ),
    read: reader(
      v.pipe(
        line(),
        v.transform((value) => (/^\+\d[\d-]*$/.test(value) && value.replace(/\D/g, '').length <= 4 ? '' : value)),
        v.check((value) => value.length >= least, options.tooShort ?? `${short} is required`),
        v.maxLength(60, tooLong(60)),
      ),
    ),
  }
}

/** Several lines. */
export function long(label: string, options: TextOptions & { rows?: number } = {}): Field<string> {
  const { max = LONG_MAX, min, tooShort, rows = 4 } = options
  const short = options.short ?? label
  const least = min ?? (options.optional ? 0 : 1)
  return {
    control: 'long',
    label,
    short,
    hint: options.hint,
    html: html(options, { maxLength: max, rows }),
    read: reader(
      v.pipe(
        clean(),
        v.check((value) => value.length >= least, tooShort ?? `${short} is required`),
        v.maxLength(max, tooLong(max)),
      ),
    ),
  }
}

interface ChoiceOptions extends Common {
  required?: string
  initial?: string
}

/** One of the options. `required` are the words for none chosen. */
export function choice(label: string, options: readonly Option[], more: ChoiceOptions = {}): Field<string> {
  const short = more.short ?? label
  const values = options.map((option) => option.value)
  const empty = more.required ?? `${short} is required`
  return {
    control: 'choice',
    label,
    short,
    hint: more.hint,
    initial: more.initial,
    options,
    html: html(more, {}),
    read: reader(
      v.pipe(
        line(),
        v.check((value) => value !== '' || more.optional === true, empty),
        v.check((value) => value === '' || values.includes(value), `Please choose one of the options for ${short}`),
      ),
    ),
  }
}

interface AttachmentOptions extends Omit<UploadRule, 'kinds'> {
  kinds: readonly string[]
  optional?: boolean
  hint?: string
  short?: string
}

/** Files, checked here by count, name and size; what their bytes are, only the server can tell. */
export function attachment(label: string, options: AttachmentOptions): Field<FileLike[]> {
  const { count, maxBytes, kinds, tooLarge, optional } = options
  const rule: UploadRule = { count, maxBytes, kinds, tooLarge }
  const short = options.short ?? label
  return {
    control: 'files',
    label,
    short,
    hint: options.hint,
    upload: rule,
    html: { required: !optional, accept: kinds.map((kind) => `.${kind}`).join(','), multiple: count > 1 },
    read(raw) {
      const files = Array.isArray(raw) ? (raw as FileLike[]) : []
      if (files.length === 0 && !optional) return { ok: false, problem: `${short} is required` }
      if (files.length > count) return { ok: false, problem: tooManyFiles(rule).text }
      const wrong = files.map((file) => fileProblem(rule, file)).find((notice) => notice !== undefined)
      return wrong ? { ok: false, problem: wrong.text } : { ok: true, value: files }
    },
  }
}

/** The label of an option's value; the value itself where no option has it. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

function html(common: Common, more: Omit<FieldHtml, 'required'>): FieldHtml {
  return { required: !common.optional, autoComplete: common.autoComplete, placeholder: common.placeholder, ...more }
}

function tooLong(max: number): string {
  return `Keep it under ${max.toLocaleString('en-US')} characters.`
}

/**
 * A NUL would end the text inside the database's functions, and half a surrogate pair would be stored as another
 * character than was hashed: the first is refused, the second made well-formed.
 */
function clean() {
  return v.pipe(
    v.optional(v.string('Please enter this as text'), ''),
    v.check((value) => !value.includes('\0'), 'Please remove the invisible NUL character'),
    v.transform((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim()),
  )
}

function line() {
  return v.pipe(
    clean(),
    v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
  )
}

function reader<T>(schema: v.GenericSchema<unknown, T>): (raw: unknown) => Read<T> {
  return (raw) => {
    const result = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true })
    return result.success ? { ok: true, value: result.output } : { ok: false, problem: result.issues[0].message }
  }
}
