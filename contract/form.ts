import type { AddressField, Field, Role } from './fields/field.ts'
import { isDialCodeAlone } from './fields/rules.ts'
import type { FileLike, Notice } from './fields/upload.ts'
import { replyTime } from './promise.ts'
import { routes } from './routes.ts'

export type Fields = Record<string, Field<string> | Field<FileLike[]>>

/** The words of a form that are not a field's (specification 12). */
export interface FormWords {
  submit: string
  busy: string
  /** `text` may name the form's reply promise, which it is given: "24 hours". `successNotice` puts both together. */
  success: { title: string; text: string | ((replyTime: string) => string) }
  failure: Notice
  /** Said instead of the single problems when a required field is empty. */
  missing?: Notice
  /** The failure notice stays as it is, whatever the server's reason. */
  hidesReason?: boolean
  /** Success shows the server's message where it has one. */
  repliesWithMessage?: boolean
}

/** All facts of a form, or of one of its shapes. A form's shapes share its name, and so all that follows from it. */
export interface FormFacts<F extends Fields = Fields, N extends string = string, D extends string = string> {
  /** Its key in `forms.ts`; it is sent to `/api/{name}` and stands alone on `/forms/{name}`. */
  name: N
  /** What emails call it: "We have your {called}". */
  called: string
  /** Who answers: a key of `mail` in content/company.yaml. */
  desk: D
  /** By when, as an entry of `promises` in content/company.yaml; without one no reply is promised. */
  promise?: string
  /** The letter before a reference, `Q` in `Q-7K3M9`. */
  referencePrefix: string
  /** Months until a submission is erased by itself (specification 20.2). */
  keptMonths: number
  /** What stands over the form on the page that it has of its own, for a browser without script. */
  page: { title: string; lead: string }
  /** Which of several shapes of the form this is; the server is told in the field `variant`. */
  variant?: string
  /** The form's other shapes, beside this one. */
  variants?: readonly Form[]
  fields: F
  /** Fields that no form of ours places. Any other that is placed nowhere stops the build. */
  unplaced?: readonly string[]
  words: FormWords
  /** What was asked for, in two or three words: "DevOps quote". Used in emails, the receipt and the desk. */
  title(answers: Answers<F>): string
  /** What the desk should know beside the answers. */
  notes?(answers: Answers<F>): string[]
  /** How it travels, where that differs from its fields (specification 12). */
  pack?(answers: Answers<F>): Record<string, string>
  /** The fields again from what travelled. Must accept what a form without script sends, too. */
  unpack?(sent: Record<string, unknown>): Record<string, unknown>
  /** Stored with the answers, for the desk's exports alone: emails and receipt show what was typed. */
  unshown?(answers: Answers<F>): Record<string, string>
  /** The name under which the file at this position travels; the field's own name without it. */
  fileKey?(position: number): string
  /** How the form is read where it travels as JSON. `path` is its own unless it says otherwise. */
  json?: { path?: string; read(body: object, form: Form, aside: Record<string, string>): JsonReading }
}

export interface Form<F extends Fields = Fields, N extends string = string, D extends string = string>
  extends FormFacts<F, N, D> {
  /** Where it is sent as multipart, with or without script. */
  path: string
}

/** What a JSON body says, before anybody asked whether it is right. */
export interface JsonReading {
  /** The shape of the form by which it is to be read. */
  form: Form
  /** By the fields' names. No prototype: a key may be called anything. */
  texts: Record<string, string>
  /** Tokens of files that were uploaded before. */
  uploadTokens: string[]
}

export type Answers<F extends Fields> = { [K in keyof F]: NonNullable<F[K]['answer']> }
export type Problems = Record<string, string>
export type Reading<F extends Fields> = { ok: true; answers: Answers<F> } | { ok: false; problems: Problems }

/** Stands before what a refusal gives back without its form. */
export const WHAT_YOU_WROTE = 'What you wrote:'

/** Names beside the fields that every form sends; none of them is ever shown to a person. */
export const ASIDE = {
  /** The idempotency key, made with the form (specification 11.9.1). */
  submissionId: 'submissionId',
  /** Left empty by people (specification 11.10.1). */
  honeypot: 'fax_number',
  /** Milliseconds between the form's first touch and its sending, counted by the browser. */
  elapsed: 'elapsedMs',
  variant: 'variant',
  /** Tokens of files that the server already has, from an attempt that came back with errors. */
  kept: 'keptFile',
} as const

/** Carries the values of `ASIDE`, as a query, beside a JSON body that has exactly the specified keys. In lower case. */
export const ASIDE_HEADER = 'x-form-aside'

/** The status that tells that an idempotency key was used with other contents. Browser and server both act on it. */
export const KEY_REUSED_STATUS = 422

/** Nothing of its own for fields with the sender's address; without one, a type that no form has. */
type Answerable<F extends Fields> =
  AddressField extends Extract<F[keyof F], AddressField>
    ? unknown
    : { fields: 'A form needs a field made by senderAddress().' }

/** Keeps a form's own field types, name and desk while checking its shape: without the sender's address it has no type. */
export function defineForm<F extends Fields, const N extends string, const D extends string>(
  facts: FormFacts<F, N, D> & Answerable<F>,
): Form<F, N, D> {
  return { ...facts, path: routes.api.form(facts.name) }
}

/** What was answered to the field with this role; '' where the form asks for nothing of the kind. */
export function textOf(
  { fields }: Pick<Form, 'fields'>,
  answers: Readonly<Record<string, unknown>>,
  role: Role,
): string {
  const value = Object.entries(answers).find(([key]) => fields[key]?.role === role)?.[1]
  return typeof value === 'string' ? value : ''
}

/** The form's shape of this variant; the form itself where there is none. */
export function shapeOf(form: Form, variant: string | undefined): Form {
  return form.variants?.find((shape) => shape.variant === variant) ?? form
}

/**
 * The value of a choice that was made outside a form, by an address or a button, where the field offers it; '' where it
 * does not. A select that is given anything else would show nothing and send its first option.
 */
export function offeredChoice({ fields }: Pick<Form, 'fields'>, name: string, value = ''): string {
  return fields[name]?.options?.some((option) => option.value === value) ? value : ''
}

/** Whether any select of the form, in any of its shapes, offers this value. */
export function isOfferedAnywhere(form: Form, value: string): boolean {
  const shapes = [form, ...(form.variants ?? [])]
  return shapes.some((shape) => Object.keys(shape.fields).some((name) => offeredChoice(shape, name, value) !== ''))
}

/**
 * The notice of success. Its words are made when they are asked for: a build reads the definitions before it has read
 * the promises.
 *
 * @throws an Error that names the promise, where content/company.yaml has none for this form.
 */
export function successNotice({ words, promise = '' }: Pick<Form, 'words' | 'promise'>): Notice {
  const { title, text } = words.success
  return { title, text: typeof text === 'string' ? text : text(replyTime(promise)) }
}

/** Bad input is a value, not an exception: the problems are keyed by field, in the visitor's words. */
export function readAnswers<F extends Fields>(form: Pick<Form<F>, 'fields'>, raw: Record<string, unknown>): Reading<F> {
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

/** An empty answer to every field. A request that does not come from its form, but by email, puts its own answers over these. */
export function unanswered<F extends Fields>({ fields }: Pick<Form<F>, 'fields'>): Answers<F> {
  const empty = Object.entries(fields).map(([key, { control }]) => [key, control === 'files' ? [] : ''])
  // Every key of F, with the kind of value that its field gives.
  return Object.fromEntries(empty) as Answers<F>
}

/** Whether a required field is empty, which some forms answer with a notice of its own. */
export function isMissing(form: Pick<Form, 'fields'>, raw: Record<string, unknown>): boolean {
  return Object.entries(form.fields).some(([key, field]) => {
    const value = raw[key]
    if (!field.html.required) return false
    if (field.control === 'files') return !Array.isArray(value) || value.length === 0
    if (typeof value !== 'string' || value.trim() === '') return true
    return field.control === 'phone' && isDialCodeAlone(value.trim())
  })
}

/** Specification 11.3.1: a full name is split at its first space. `filler` stands in for a missing last name. */
export function splitName(fullName: string, filler: string): { firstName: string; lastName: string } {
  const name = fullName.trim()
  const space = name.search(/\s/)
  if (space < 0) return { firstName: name, lastName: filler }
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() }
}
