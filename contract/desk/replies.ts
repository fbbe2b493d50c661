import type { Role } from '../fields/field.ts'
import type { Desk, FormName } from '../forms.ts'
import type { LockedState, ScanState } from '../scan.ts'
import type { DeskStatus } from './action-table.ts'
import { ACTION_EVENTS } from './actions.ts'
import { conversationRoutes, type DeskDraft, type DeskLetter } from './conversation.ts'
import { newsletterRoutes } from './newsletter.ts'

// What the desk's screen reads from the desk's API (its own listener, never the public one). Requests are in
// requests.ts, the filter in filter.ts, the event stream in events.ts, the newsletter in
// newsletter.ts. Instants are ISO 8601 in UTC.

/** Every URL of the desk's API. `:ref` and `:id` are filled by these functions. */
export const deskRoutes = {
  session: () => '/api/session',
  overview: () => '/api/overview',
  list: () => '/api/submissions',
  facets: () => '/api/facets',
  choiceFacets: () => '/api/facets/choices',
  submission: (reference: string) => `/api/submissions/${reference}`,
  address: (reference: string) => `/api/submissions/${reference}/address`,
  opened: (reference: string) => `/api/submissions/${reference}/opened`,
  notes: (reference: string) => `/api/submissions/${reference}/notes`,
  note: (id: string) => `/api/notes/${id}`,
  /** Downloads. */
  file: (reference: string, position: number | ':position') => `/api/submissions/${reference}/files/${position}`,
  /** Shows an image, a PDF or a text, for a sandboxed frame or an `img`. 415 for every other kind. */
  preview: (reference: string, position: number) => `/api/submissions/${reference}/files/${position}/preview`,
  actions: () => '/api/actions',
  undo: () => '/api/undo',
  erase: () => '/api/erase',
  erasePreview: () => '/api/erase/preview',
  emails: () => '/api/emails',
  resend: (id: string) => `/api/emails/${id}/resend`,
  dismiss: (id: string) => `/api/emails/${id}/dismiss`,
  figures: () => '/api/figures',
  exportCsv: () => '/api/export.csv',
  exportJson: () => '/api/export.json',
  events: () => '/api/events',
  presence: () => '/api/presence',
  /** Text for Prometheus. The screen does not read it. */
  metrics: () => '/metrics',
  ...newsletterRoutes,
  ...conversationRoutes,
} as const

/** Every 4xx and 5xx of the API. */
export interface DeskRefusal {
  /** For a person. */
  error: string
}

/** `GET session`: who acts, and the facts that the screen needs to draw. */
export interface DeskSession {
  /** Null: the screen asks for a name, and posts it to the same address. */
  name: string | null
  /** `proxy`: the proxy in front names the person, who cannot change it. */
  source: 'proxy' | 'cookie'
  company: string
  /** As people read it, for the signature of answers. */
  phone: string
  timeZone: string
  now: string
  desks: { name: Desk; mail: string }[]
  /** 1 is Monday. `opens` and `closes` are local times such as `09:00`. */
  hours: { days: number[]; opens: string; closes: string }
  holidays: { date: string; name: string }[]
  /** Names of people whom the settings name, own something or acted lately: to them a request can be given. */
  people: string[]
  /** Of these, whom the settings name: they are told by email. */
  staff: string[]
}

/** `GET overview`: the counts of the navigation. */
export interface DeskOverview {
  open: number
  overdue: number
  mine: number
  nobodys: number
  /** What is put aside. No other count but `overdue` has it, and this many of those are. */
  later: number
  overdueLater: number
  byDesk: Record<Desk, number>
  quarantined: number
  /** Emails and webhooks. */
  failedEmails: number
  /** Why emails do not come in, and what to do; null while they do. */
  mailInProblem: { since: string; what: string } | null
  /** Of the last 7 days. */
  week: DeskKept
  /** The last 40 answers, oldest first: the share of the promise that was left; negative is late. */
  lately: number[]
}

/** A row of the list. */
export interface DeskItem {
  reference: string
  form: FormName
  desk: Desk
  status: DeskStatus
  /** "DevOps quote". */
  title: string
  name: string
  /** Company or university, as typed. May be empty. */
  organization: string
  /** The start of the longest text, up to 200 characters. */
  excerpt: string
  receivedAt: string
  dueAt: string
  answeredAt: string | null
  /** How long the answer was waited for, ms: since it was received, or written again. */
  tookMs: number | null
  opened: boolean
  owner: string | null
  /** Put aside until then. */
  laterAt: string | null
  files: number
  /** The most serious thing that is known of its files; null for nothing. */
  fileAlert: DeskFileAlert | null
  notes: number
  /** How many emails of the visitor are in it. */
  replies: number
  /** An email about it was given up. */
  emailFailed: boolean
  /** Only when the filter has a text: where the words stand. */
  hit?: DeskHit
}

/** `flagged`: a file has notes on its structure. */
export type DeskFileAlert = LockedState | 'flagged'

export interface DeskHit {
  /** "Message", "Note by Corin", "File name", "Reference". */
  label: string
  /** Up to about 160 characters around the first match. */
  text: string
  /** Start and end of each match in `text`, in UTF-16 units. */
  marks: [number, number][]
}

/** `GET list?<filter>&after=<next>&limit=<1-200>`. */
export interface DeskList {
  items: DeskItem[]
  /** Give it as `after` for the next page. Null: this was the last. */
  next: string | null
  /** How many match the filter in all. */
  total: number
  /** How many the desk holds. */
  of: number
  /** Time on the server. */
  ms: number
}

/** `GET facets?<filter>`. Each dimension is counted without its own part of the filter. Zeros are included. */
export interface DeskFacets {
  status: DeskCount[]
  desk: DeskCount[]
  form: DeskCount[]
  /** Values as in the filter: `nobody`, `@Ines`. */
  owner: DeskCount[]
  /** The last 12 months in the company's time zone, oldest first, as `2026-11`. */
  months: DeskCount[]
}

/** `GET facets/choices?<filter>`: the values of one choice field, counted without this field's own part of the filter. */
export interface DeskChoiceFacet {
  field: string
  label: string
  values: DeskCount[]
}

export interface DeskCount {
  value: string
  label: string
  count: number
}

/** `GET submission`. Reading does not mark it as opened; `POST opened` does, when a person looks at it. */
export interface DeskSubmission extends DeskItem {
  email: string
  /** Where the visitor wants the answer that did not arrive: a person agrees or declines. */
  askedAddress: string | null
  /** "24 hours". */
  promise: string
  /** The purge erases it on this day. */
  erasedAt: string
  /** `shown` is what a person reads. `role`: what it says of the sender. */
  answers: {
    key: string
    label: string
    value: string
    shown: string
    long: boolean
    role: Role | null
  }[]
  attachments: DeskAttachment[]
  /** What the form itself tells the desk, such as "Résumé missing". */
  remarks: string[]
  quarantine: { reason: string; weight: number | null }[]
  /** Quarantine begins at this sum of weights. */
  quarantineFrom: number
  /** In order. */
  additions: DeskAddition[]
  /** What the desk and the visitor wrote to each other, in order. */
  letters: DeskLetter[]
  /** Answers that are being written, of everybody. */
  drafts: DeskDraft[]
  noteList: DeskNote[]
  emails: DeskEmail[]
  history: DeskEvent[]
  /** Others from the same email address, newest first, at most 20. */
  earlier: Pick<DeskItem, 'reference' | 'title' | 'status' | 'receivedAt' | 'dueAt' | 'tookMs'>[]
}

export interface DeskAttachment {
  position: number
  name: string
  /** The extension, lower case. */
  kind: string
  bytes: number
  /** Null also for a locked file. */
  preview: 'image' | 'pdf' | 'text' | null
  scan: ScanState
  /** The name of the virus, where it is infected. */
  signature: string | null
  /** Notes on its structure, such as "Holds macros". */
  flags: string[]
  /** Set where the visitor added it on the receipt. */
  addedAt: string | null
  /** The letter that it came or left with. */
  letter: string | null
}

/** What the visitor added on the receipt. */
export interface DeskAddition {
  id: string
  /** '' where only files were added. */
  note: string
  at: string
  /** It reopened the submission, which was answered. */
  reopened: boolean
  /** The positions of its files. */
  files: number[]
}

export interface DeskNote {
  id: string
  author: string
  text: string
  at: string
  editedAt: string | null
}

/** A webhook that failed stands among the failed emails. */
export type DeskEmailKind = 'desk' | 'visitor' | 'newsletter' | 'webhook' | (string & {})

export interface DeskEmail {
  id: string
  /** Null for a newsletter email. */
  reference: string | null
  kind: DeskEmailKind
  recipient: string
  /** `dead`: given up. `dismissed`: a person settled it, and it is not sent. */
  state: 'waiting' | 'sent' | 'dead' | 'dismissed'
  attempts: number
  createdAt: string
  /** The next try, while it waits. */
  nextAt: string | null
  sentAt: string | null
  /** In the mail server's words; of one that was withheld, why. */
  lastError: string | null
}

/**
 * What can happen to a submission. `wrote`: somebody sent an answer, which `recalled` took back before it left. `replied`: an
 * email came in. `askedAgain`: the visitor says that the answer did not arrive; in `detail` another address, if there is one.
 * `bounced`: a mail server returned an email. `corrected`: its email address was. `undone` names in `detail` what it took
 * back. `cameBack`: a request that was put aside, by itself.
 */
const DESK_EVENT_KINDS = [
  ...['received', 'added', 'opened', 'wrote', 'recalled', 'replied', 'bounced'],
  ...ACTION_EVENTS,
  ...['cameBack', 'corrected', 'noted', 'noteEdited', 'noteRemoved', 'emailFailed', 'emailResent', 'emailDismissed'],
  ...['askedAgain', 'addressDeclined', 'emailRecalled', 'scanned', 'infected', 'undone', 'erased'],
] as const
export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number]

export interface DeskEvent {
  id: number
  kind: DeskEventKind
  at: string
  /** Null for what the server or the visitor did. */
  actor: string | null
  /** Such as the new desk or owner, or the kind of the event that was undone. */
  detail: string
  /** Set while it may be undone: give it to `POST undo`. */
  undo: string | null
}

/** The answer to every action and to undo. */
export interface DeskOutcome {
  changed: number
  /** The references that changed, at most 200. */
  references: string[]
  /** Give it to `POST undo`, which takes back the whole action. Null when nothing changed. */
  undo: string | null
  skipped: number
  /** The first 20 that were skipped. */
  reasons: DeskSkipped[]
}

/** One submission that an action left as it is. `owner`: who has it, where that is the reason. */
export interface DeskSkipped {
  reference: string
  reason: DeskSkip
  owner?: string
}

/** Why one submission was left as it is, in words that follow its reference. */
export const SKIP_WORDS = {
  unknown: 'is not there any more',
  already: 'is so already',
  /** Answered, where open ones alone can be put aside or marked as spam. */
  state: 'is in a state that does not allow it',
  /** In quarantine, or spam. */
  quarantined: 'is set aside and must be released first',
  /** Of undo alone. */
  overtaken: 'was changed by somebody since',
  notYours: 'is not yours',
  /** With `onlyIfFree` alone. */
  taken: 'is taken',
  /** Given to a mailbox or an account. */
  noPerson: 'stays, as only a person can own it',
  past: 'stays, as that moment has passed',
  /** Put aside until a moment after the due time. */
  late: 'is due before that and must be put aside on its own',
}
export type DeskSkip = keyof typeof SKIP_WORDS

/** `POST erase/preview`: what `POST erase` would remove. */
export interface DeskErasure {
  submissions: number
  /** The first 10 references with names. */
  sample: { reference: string; name: string; title: string; receivedAt: string }[]
  files: number
  bytes: number
  emails: number
  notes: number
  events: number
  /** Answers that somebody is writing. */
  drafts: number
}

/** `GET figures?days=7|30|90|365&desk=&owner=`. Quarantine, spam and canaries are not counted. */
export interface DeskFigures {
  days: number
  open: number
  overdue: number
  dueToday: number
  nobodys: number
  /** How late the most overdue one is, ms. */
  oldestOverdueMs: number | null
  week: DeskKept
  /** In the chosen days. */
  chosen: DeskKept
  /** Of the chosen days, newest last, at most 2,000. */
  answers: {
    reference: string
    form: FormName
    answeredAt: string
    /** From when it was waited for to the answer, ms. */
    tookMs: number
    /** Share of the promise that was left: 1 at once, 0 at the due time, negative late. */
    left: number
    lateMs: number
  }[]
  forms: ({ form: FormName; promise: string; promiseMs: number | null; open: number; overdue: number } & DeskKept)[]
  /** First answers of the chosen days, of desks that have any. */
  firstAnswers: DeskFirstAnswers[]
  /** `week[day][hour]`, Monday first, arrivals of the chosen days in the company's time zone. */
  arrivals: number[][]
  received: number
  outOfHours: number
}

/**
 * How promises were kept. A promise is kept when an answer left by its due time, or when somebody says that it was answered by
 * phone; what was only marked as answered is not kept.
 */
export interface DeskKept {
  /** All that are answered. */
  answered: number
  /** By a letter or by phone, by the due time. */
  onTime: number
  /** By phone, in time or late. */
  byPhone: number
  /** Marked as answered, and nothing more. */
  onlyMarked: number
  /** From when it was waited for to the answer, ms. */
  medianMs: number | null
}

/** How long the first answer took, by the hour at which a request came. */
export interface DeskFirstAnswers {
  desk: Desk
  count: number
  /** Ms. */
  medianMs: number
  /** For each hour of the day in the company's time zone, ms; null where nothing came. */
  hours: (number | null)[]
}

/** What answers a request. */
export type AnsweredBy = 'letter' | 'phone'
