import * as v from 'valibot'
import { cleanAddress, hasForeignLocalPart, isAddress } from './mailbox.ts'
import { atLeast, atMost, isDialCodeAlone, line, paragraphs, type Read, reader } from './rules.ts'
import { defaultHint, type FileLike, fileProblem, sizeInWords, tooManyFiles, type UploadRule } from './upload.ts'

// The builders of fields. A field carries all that browser and server need to know of one question.

export type Control = 'text' | 'email' | 'phone' | 'choice' | 'long' | 'files'

export interface Option {
  value: string
  label: string
}

export function asOption(value: string, label = value): Option {
  return { value, label }
}

/**
 * What the browser may be told of a field through HTML attributes. There is no `maxlength` among them: it counts
 * UTF-16 units and cuts a long paste without a word. Length is told by `read`.
 */
export interface FieldHtml {
  required: boolean
  autoComplete?: string
  placeholder?: string
  inputMode?: 'email' | 'tel' | 'url' | 'text'
  rows?: number
  accept?: string
  multiple?: boolean
}

/** What an answer says of the sender, whatever its field is called. */
export type Role = 'address' | 'name' | 'organization' | 'phone'

export interface Field<T = unknown> {
  control: Control
  role?: Role
  /** The question as the form asks it. */
  label: string
  /** The question in an email, a receipt or an error: "Message is required". */
  short: string
  html: FieldHtml
  hint?: string
  options?: readonly Option[]
  /** The value chosen before anybody chose. */
  initial?: string
  /** The longest answer, in code points after trimming. */
  max?: number
  upload?: UploadRule
  /** Never set: carries the type of what `read` gives. */
  answer?: T
  /** Never throws: bad input is a problem in the visitor's words. */
  read(raw: unknown): Read<T>
}

/** Where we answer. Every form has one. */
export interface AddressField extends Field<string> {
  role: 'address'
}

interface Common {
  short?: string
  /** The field may stay empty. */
  optional?: boolean
  autoComplete?: string
}

interface TextOptions extends Common {
  /** Code points after trimming. */
  max?: number
  min?: number
  /** The words for a value shorter than `min`, the empty one included. */
  tooShort?: string
  inputMode?: 'url' | 'text'
}

/** Specification 11.2.2: caps in code points, where the specification gives none. */
const NAME_MAX = 200
const LINE_MAX = 300
const LONG_MAX = 10_000
/** The longest address SMTP can carry (RFC 5321 §4.5.3.1.3). */
const EMAIL_MAX = 254

/** Specification 11.2.4 (contact). */
export const BAD_EMAIL = 'Please enter a valid email address'
/** Most mail servers refuse such an address, so our answer would not arrive. */
export const FOREIGN_EMAIL = 'Please use an email address with the letters a to z before the @'

/** A single line. */
export function text(label: string, options: TextOptions = {}): Field<string> {
  return typed('text', label, options, LINE_MAX, { inputMode: options.inputMode })
}

/** Who sends it. */
export function senderName(label: string, options: TextOptions = {}): Field<string> {
  return { ...text(label, { max: NAME_MAX, autoComplete: 'name', ...options }), role: 'name' }
}

/** Where the sender works or studies. */
export function organization(label: string, options: TextOptions = {}): Field<string> {
  return { ...text(label, { autoComplete: 'organization', ...options }), role: 'organization' }
}

/** The email address at which the sender is answered. Other addresses that a form asks for are `email`. */
export function senderAddress(label: string, options: Common & { required?: string } = {}): AddressField {
  return { ...email(label, options), role: 'address' }
}

/** An email address. `required` are the words for none entered. */
export function email(label: string, options: Common & { required?: string } = {}): Field<string> {
  const { optional = false } = options
  const short = options.short ?? label
  return {
    control: 'email',
    label,
    short,
    max: EMAIL_MAX,
    html: html({ autoComplete: 'email', ...options }, { inputMode: 'email' }),
    read: reader(
      v.pipe(
        line(),
        v.transform(cleanAddress),
        atLeast(1, optional, options.required ?? `${short} is required`),
        atMost(EMAIL_MAX),
        v.check((value) => !hasForeignLocalPart(value), FOREIGN_EMAIL),
        v.check((value) => value === '' || isAddress(value), BAD_EMAIL),
      ),
    ),
  }
}

/**
 * A telephone number as the dial code, a space and what was typed (specification 11.4.4). Nothing typed is empty, also
 * when a dial code stands there (specification 11.4.5).
 */
export function phone(label: string, options: TextOptions = {}): Field<string> {
  const { max = LINE_MAX, min = 1, optional = false } = options
  const short = options.short ?? label
  return {
    control: 'phone',
    role: 'phone',
    label,
    short,
    max,
    html: html({ autoComplete: 'tel', ...options }, { inputMode: 'tel', placeholder: '123-456-7890' }),
    read: reader(
      v.pipe(
        line(),
        v.transform((value) => (isDialCodeAlone(value) ? '' : value)),
        atLeast(min, optional, options.tooShort ?? `${short} is required`),
        atMost(max),
      ),
    ),
  }
}

/** Several lines. */
export function long(label: string, options: TextOptions & { rows?: number } = {}): Field<string> {
  return typed('long', label, options, LONG_MAX, { rows: options.rows ?? 4 })
}

function typed(
  control: 'text' | 'long',
  label: string,
  options: TextOptions,
  most: number,
  more: Omit<FieldHtml, 'required'>,
): Field<string> {
  const { max = most, min = 1, optional = false } = options
  const short = options.short ?? label
  const value = control === 'text' ? line() : paragraphs()
  const read = reader(v.pipe(value, atLeast(min, optional, options.tooShort ?? `${short} is required`), atMost(max)))
  return { control, label, short, max, html: html(options, more), read }
}

interface ChoiceOptions extends Common {
  required?: string
  initial?: string
}

/** One of the options. `required` are the words for none chosen. */
export function choice(label: string, options: readonly Option[], more: ChoiceOptions = {}): Field<string> {
  const short = more.short ?? label
  const values = new Set(options.map((option) => option.value))
  return {
    control: 'choice',
    label,
    short,
    initial: more.initial,
    options,
    html: html(more, {}),
    read: reader(
      v.pipe(
        line(),
        atLeast(1, more.optional ?? false, more.required ?? `${short} is required`),
        v.check((value) => value === '' || values.has(value), `Please choose one of the options for ${short}`),
      ),
    ),
  }
}

interface AttachmentOptions extends UploadRule {
  optional?: boolean
  /** Told beside the field, with the limit filled in. Without it the hint lists the kinds and the limit. */
  hint?: (maxSize: string) => string
}

/** Files, checked here by count, name and size; what their bytes are, only the server can tell. */
export function attachment(label: string, options: AttachmentOptions): Field<FileLike[]> {
  const { count, maxBytes, kinds, optional, hint } = options
  const rule: UploadRule = { count, maxBytes, kinds }
  return {
    control: 'files',
    label,
    short: label,
    hint: hint ? hint(sizeInWords(maxBytes)) : defaultHint(rule),
    upload: rule,
    html: { required: !optional, accept: kinds.map((kind) => `.${kind}`).join(','), multiple: count > 1 },
    read(raw) {
      const files = Array.isArray(raw) && raw.every(isFile) ? raw : []
      if (files.length === 0 && !optional) return { ok: false, problem: `${label} is required` }
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
  return { required: !common.optional, autoComplete: common.autoComplete, ...more }
}

function isFile(value: unknown): value is FileLike {
  if (typeof value !== 'object' || value === null) return false
  return 'name' in value && typeof value.name === 'string' && 'size' in value && typeof value.size === 'number'
}
