import type { Field } from './field.ts'
import type { FileLike, Notice } from './upload.ts'

export type FormName = 'quote' | 'consultation' | 'contact' | 'career' | 'internship' | 'partnership' | 'newsletter'
export type Desk = 'quotes' | 'careers'
export type Fields = Record<string, Field<string> | Field<FileLike[]>>

/** The words of a form that are not a field's (spec 1 §4 and §8, spec 2 §8, product.md 2.17). */
export interface FormWords {
  submit: string
  busy: string
  success: Notice
  failure: Notice
  /** Said instead of the single problems when a required field is empty. */
  missing?: Notice
  /** The failure notice stays as it is, whatever the server's reason. */
  hidesReason?: boolean
  /** Success shows the server's message where it has one. */
  repliesWithMessage?: boolean
}

export interface Form<F extends Fields = Fields> {
  name: FormName
  /** Which of several shapes of the form this is; the server is told in the field `variant`. */
  variant?: string
  /** Where it is sent as multipart, with or without script. */
  path: string
  desk: Desk
  /** The letter before a reference, `Q` in `Q-7K3M9`. */
  letter: string
  fields: F
  words: FormWords
  /** What was asked for, in two or three words: "DevOps quote". Used in letters, the receipt and the desk. */
  title(answers: Answers<F>): string
  /** How it travels, where that differs from its fields (spec 1 §7, spec 2 §7). */
  pack?(answers: Answers<F>): Record<string, string>
  /** The fields again from what travelled. Must accept what a form without script sends, too. */
  unpack?(sent: Record<string, unknown>): Record<string, unknown>
  /** Stored with the answers, for the desk's exports alone: letters and receipt show what was typed. */
  unshown?(answers: Answers<F>): Record<string, string>
  /** The name under which the file at this position travels; the field's own name without it. */
  fileKey?(position: number): string
}

export type Answers<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }
export type Problems = Record<string, string>
export type Reading<F extends Fields> = { ok: true; answers: Answers<F> } | { ok: false; problems: Problems }

/** Names beside the fields that every form sends; none of them is ever shown to a person. */
export const ASIDE = {
  /** The idempotency key, made with the form (product.md 2.24). */
  submissionId: 'submissionId',
  /** Left empty by people (product.md 3.6). */
  honeypot: 'fax_number',
  /** Milliseconds between the form's first touch and its sending, counted by the browser. */
  elapsed: 'elapsedMs',
  variant: 'variant',
  /** Tokens of files that the server already has, from an attempt that came back with errors. */
  kept: 'keptFile',
} as const

/** Keeps a form's own field types while checking its shape. */
export function defineForm<F extends Fields>(form: Form<F>): Form<F> {
  return form
}

/** Bad input is a value, not an exception: the problems are keyed by field, in the visitor's words. */
export function readAnswers<F extends Fields>(form: Form<F>, raw: Record<string, unknown>): Reading<F> {
  const answers: Record<string, unknown> = {}
  const problems: Problems = {}
  for (const [key, field] of Object.entries(form.fields)) {
    const read = field.read(raw[key])
    if (read.ok) answers[key] = read.value
    else problems[key] = read.problem
  }
  // Every key of F was read above, each by the field that types it.
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers: answers as Answers<F> }
}

/** Whether a required field is empty, which some forms answer with a notice of its own. */
export function isMissing(form: Form, raw: Record<string, unknown>): boolean {
  return Object.entries(form.fields).some(([key, field]) => {
    const value = raw[key]
    if (!field.html.required) return false
    return field.control === 'files' ? !Array.isArray(value) || value.length === 0 : isBlank(field, value)
  })
}

/** Spec 1 §5: a full name is split at its first space. `filler` stands in for a missing last name. */
export function splitName(fullName: string, filler: string): { firstName: string; lastName: string } {
  const name = fullName.trim()
  const space = name.search(/\s/)
  if (space < 0) return { firstName: name, lastName: filler }
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() }
}

function isBlank(field: Field<string> | Field<FileLike[]>, value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return true
  // A phone field may hold no more than its dial code.
  return (
    field.control === 'phone' &&
    !field.read(value).ok &&
    field.read('').ok === false &&
    value.replace(/\D/g, '').length <= 4
  )
}
