import * as v from 'valibot'
import { cleanAddress, isAddress } from '../fields/mailbox.ts'
import { CONSULTATION_KINDS, MiB, sizeInWords, type UploadRule } from '../fields/upload.ts'
import { DESKS } from '../forms.ts'
import { EMAIL_ATTACHMENTS_BYTES } from '../limits.ts'
import type { DeskStatus } from './action-table.ts'
import { storable } from './requests.ts'
import { emptyPlacesProblem, placesProblem, REPLY_NAME_MAX, type SavedReply } from './saved-replies.ts'

// What the desk and the visitor write to each other: answers that leave from the desk, drafts, and emails that come in.

export const conversationRoutes = {
  answer: (reference: string) => `/api/submissions/${reference}/answer`,
  draft: (reference: string) => `/api/submissions/${reference}/draft`,
  /** The body is the file; its name is in the query, as `name`. */
  draftFiles: (reference: string) => `/api/submissions/${reference}/draft/files`,
  recall: (id: string) => `/api/answers/${id}/recall`,
  /** `POST` decides on the address at which the visitor wants the answer. */
  askedAddress: (reference: string) => `/api/submissions/${reference}/asked-address`,
  incoming: () => '/api/incoming',
  savedReplies: () => '/api/replies',
  savedReply: (id: string) => `/api/replies/${id}`,
} as const

/** So long an answer waits before it leaves, and can be called back, ms. */
export const ANSWER_PAUSE_MS = 10_000
/** Characters of one answer. */
export const ANSWER_MAX = 50_000
export const CC_MAX = 10

/** Files of one answer: the kinds and sizes that visitors may send. */
export const ANSWER_FILES: UploadRule = { count: 5, maxBytes: 10 * MiB, kinds: CONSULTATION_KINDS }

/** Why no answer can carry files of so many bytes together: mail servers return a larger email. Undefined where it can. */
export function tooLargeTogether(bytes: readonly number[]): string | undefined {
  if (bytes.reduce((sum, one) => sum + one, 0) <= EMAIL_ATTACHMENTS_BYTES) return undefined
  return `The files of one answer can have ${sizeInWords(EMAIL_ATTACHMENTS_BYTES)} together: mail servers return a larger email.`
}

/** A letter of a conversation: an answer of the desk, or an email of the visitor. */
export interface DeskLetter {
  /** Of an answer from the desk: also the id of its email, which has the state of its delivery. */
  id: string
  direction: 'in' | 'out'
  via: 'desk' | 'command' | 'mail'
  author: string
  /** Where it went, or whence it came. */
  address: string
  cc: string[]
  subject: string
  text: string
  /** What the email quotes of earlier ones. */
  quoted: string
  at: string
  /** The request is answered once it has left. */
  marksAnswered: boolean
  /** What the desk should know, such as that its sender is not proven. */
  remarks: string[]
}

/** A file of a draft, uploaded and checked. After 24 hours it has to be chosen again. */
export interface DraftFile {
  /** Sends it. */
  token: string
  name: string
  bytes: number
}

export interface DeskDraft extends DraftRequest {
  author: string
  at: string
}

/** What became of an answer that was sent. */
export interface DeskSent {
  reference: string
  /** The letter, for `POST recall`. */
  id: string
}

/** Why an answer was not sent, where somebody wrote since. The draft is kept; `seen` of the next try has these ids, too. */
export interface DeskNotSent {
  error: string
  newer: string[]
}

/** `GET replies`: what is used most comes first. */
export interface DeskSavedReply extends SavedReply {
  id: string
  /** In how many answers of the last 90 days it was put. */
  used: number
  /** Null for a file of content/replies/, which is changed there. */
  author: string | null
  at: string | null
}

/** `GET incoming`: an email that came in, newest first. */
export interface DeskIncoming {
  id: string
  reference: string | null
  /** Of its request. */
  status: DeskStatus | null
  sender: string
  subject: string
  outcome: string
  detail: string
  copies: number
  at: string
}

const address = v.pipe(
  v.string(),
  v.transform((typed) => cleanAddress(typed.trim())),
  v.check(isAddress, ({ input }) => `${String(input)} is no email address.`),
)
const addresses = v.pipe(v.array(address), v.maxLength(CC_MAX, `At most ${CC_MAX} people can read along.`))
const token = v.pipe(v.string(), v.maxLength(200))
const text = v.pipe(storable, v.maxLength(ANSWER_MAX, `Please keep an answer under ${ANSWER_MAX} characters.`))
const files = v.pipe(v.array(token), v.maxLength(ANSWER_FILES.count, `At most ${ANSWER_FILES.count} files.`))

/** Words that are not empty, and in which `problemOf` finds no problem. */
const written = (problemOf: (text: string) => string | undefined) =>
  v.pipe(
    text,
    v.trim(),
    v.minLength(1, 'Please write something.'),
    v.check(
      (words) => problemOf(words) === undefined,
      ({ input }) => problemOf(String(input)) ?? '',
    ),
  )

/** `POST answer`. `id` is the letter's from the first try on, so that a second one sends nothing twice. */
export const answerRequest = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  text: written(emptyPlacesProblem),
  cc: addresses,
  files,
  /** The ids of the saved replies in it, for the count of their uses. */
  replies: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
  marksAnswered: v.boolean(),
  /** The ids of the letters and additions that the person has seen: with a newer one, nothing is sent. */
  seen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(1_000)),
})
export type AnswerRequest = v.InferOutput<typeof answerRequest>

/** `POST askedAddress`: `agree` puts the address right and sends the answer there. `address` is what the person saw: 409 for another. */
export const askedAddressRequest = v.strictObject({ agree: v.boolean(), address: v.string() })

/** `PUT draft`. What is typed is kept as it is: addresses and their number are checked when the answer is sent. */
export const draftRequest = v.strictObject({
  text,
  cc: v.pipe(v.array(v.string()), v.maxLength(1_000, 'Too many people read along.')),
  files: v.pipe(
    v.array(v.strictObject({ token, name: v.pipe(v.string(), v.maxLength(255)), bytes: v.number() })),
    v.maxLength(ANSWER_FILES.count),
  ),
})
export type DraftRequest = v.InferOutput<typeof draftRequest>

/** `POST replies` and `PUT reply`. */
export const savedReplyRequest = v.strictObject({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please give it a name.'),
    v.maxLength(REPLY_NAME_MAX, `Please keep the name under ${REPLY_NAME_MAX} characters.`),
  ),
  desk: v.nullable(v.picklist(DESKS)),
  text: written(placesProblem),
  /** When the reply that is changed was changed last, as its writer knows it: with another one, nothing is kept (409). */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('at must be an instant.')), '1970-01-01T00:00:00Z'),
})
export type SavedReplyRequest = v.InferInput<typeof savedReplyRequest>

/** The end of each answer, in lines: who wrote it, and how to call. */
export function signatureOf(name: string, company: { name: string; phone: string }): string {
  return `${name}, ${company.name}\n${company.phone}`
}

/** The subject of every answer: the request's own, so that mail programs keep the thread. */
export function answerSubject(reference: string, title: string): string {
  return `Re: [${reference}] ${title}`
}
