import * as v from 'valibot'

// The newsletter at the desk: its addresses, what they answer, and the bodies of its requests. Instants are ISO 8601 in
// UTC.

/** Its part of `deskRoutes`. `/api/newsletter` itself is an address of the public port, where visitors subscribe. */
export const newsletterRoutes = {
  newsletter: () => '/api/newsletter/overview',
  article: (slug: string) => `/api/newsletter/articles/${slug}`,
  issueFile: () => '/api/newsletter/file',
  issuePreview: () => '/api/newsletter/preview',
  issueTest: () => '/api/newsletter/test',
  issueSend: () => '/api/newsletter/send',
  issue: (id: string) => `/api/newsletter/issues/${id}`,
  holdIssue: (id: string) => `/api/newsletter/issues/${id}/hold`,
  resumeIssue: (id: string) => `/api/newsletter/issues/${id}/resume`,
  subscribers: () => '/api/newsletter/subscribers',
  subscribersCsv: () => '/api/newsletter/subscribers.csv',
  subscribersJson: () => '/api/newsletter/subscribers.json',
  subscriberErasure: (id: string) => `/api/newsletter/subscribers/${id}/erase/preview`,
  eraseSubscriber: (id: string) => `/api/newsletter/subscribers/${id}/erase`,
} as const

/** In characters. An issue is a page long. */
export const MARKDOWN_MAX = 40_000
/** Of a Markdown file with its front matter, in characters. */
export const ISSUE_FILE_MAX = 50_000
export const WORDS_MAX = 200
/** Articles bring their excerpt. In characters. */
export const PREVIEW_MAX = 400
export const URL_MAX = 2_000
/** Names that begin so are those of tests (server/newsletter/send-issue.ts). */
const TEST_KEY = /^test:/

const words = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(WORDS_MAX, `Please keep it under ${WORDS_MAX} characters.`),
  )

const draft = v.strictObject({
  /** An issue is sent once under this name: that of its file or article, or one from its subject. */
  key: v.pipe(
    words('The issue has no name.'),
    v.check((key) => !TEST_KEY.test(key) && !/\p{Cc}/u.test(key), 'An issue cannot have this name.'),
  ),
  title: words('Please write a subject.'),
  /** The words that a mailbox shows beside the subject. Empty: the subject again. */
  preview: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(PREVIEW_MAX, `Please keep the first words under ${PREVIEW_MAX} characters.`),
  ),
  markdown: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please write the issue.'),
    v.maxLength(MARKDOWN_MAX, `Please keep the issue under ${MARKDOWN_MAX.toLocaleString('en-US')} characters.`),
  ),
  /** One figure as a sounding, with the sentence that tells it. */
  sounding: v.optional(
    v.strictObject({
      large: words('The figure needs a number.'),
      small: v.pipe(v.string(), v.trim(), v.maxLength(WORDS_MAX)),
      words: words('The figure needs its sentence.'),
    }),
  ),
  /** The button below the text. */
  link: v.optional(
    v.strictObject({
      label: words('The button needs words.'),
      url: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(URL_MAX),
        v.regex(/^https?:\/\/[^\s]+$/, 'The button needs a whole address, such as https://example.org/page.'),
      ),
    }),
  ),
})

export type IssueDraft = v.InferOutput<typeof draft>

/** `POST issueFile`: a Markdown file as it was chosen. */
export const issueFileRequest = v.strictObject({
  name: words('The file has no name.'),
  text: v.pipe(v.string(), v.maxLength(ISSUE_FILE_MAX, 'The file is too long for an issue.')),
})

/** `POST issuePreview`. */
export const issuePreviewRequest = v.strictObject({ draft })

/** `POST issueTest`: to this address alone. */
export const issueTestRequest = v.strictObject({ draft, address: v.pipe(v.string(), v.maxLength(254)) })

/** `POST issueSend`. `recipients` is the number that the person saw and confirmed. Another number now: 409. */
export const issueSendRequest = v.strictObject({
  draft,
  recipients: v.pipe(v.number(), v.integer(), v.minValue(1, 'Nobody has confirmed yet. Nothing was sent.')),
})

export const SUBSCRIBER_STATES = ['confirmed', 'pending', 'unsubscribed'] as const
export type DeskSubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** `GET newsletter`. */
export interface DeskNewsletter {
  /** Of those who left or were refused only a keyed hash is stored. */
  counts: Record<DeskSubscriberState, number>
  /** `NEWSLETTER_PER_MINUTE`. */
  perMinute: number
  /** Of the site, without a slash at its end. */
  publicUrl: string
  /** Newest first. */
  issues: DeskIssue[]
  /** Newest first. `sent`: an issue of this name was sent. */
  articles: { slug: string; title: string; date: string; sent: boolean }[]
}

/** One issue and its emails. The six counts add up to `recipients`. */
export interface DeskIssue {
  id: string
  key: string
  title: string
  createdAt: string
  /** Who sent it; null for one of an older version. */
  actor: string | null
  recipients: number
  sent: number
  waiting: number
  /** Their mailbox does not exist: they are off the list. */
  refused: number
  /** Given up for another reason; they stand among the failed emails. */
  dead: number
  /** Left the list, or were erased, since the issue was queued. Whether they had read it is not known any more. */
  left: number
  /** Since when nothing of it leaves. Null: it goes out. */
  heldAt: string | null
}

/** `GET issue`. */
export interface DeskIssueDetail extends DeskIssue {
  draft: IssueDraft
  /** How many were sent by when, oldest first, at most 120 points. Empty a week after it was queued. */
  course: { at: string; sent: number }[]
  /** When the server started last, if that was while the issue was sent. */
  restartedAt: string | null
}

/** `POST issuePreview`: the email as a subscriber gets it. */
export interface DeskIssuePreview {
  subject: string
  /** A whole HTML document. Show it in a sandboxed frame alone. */
  html: string
  text: string
  /** Of the HTML. */
  bytes: number
  /** Name and address of the sender. */
  from: { name: string; address: string }
  /** Whether text and headers of each email unsubscribe in one click. */
  oneClick: boolean
}

/** `POST issueSend`. */
export interface DeskIssueSent {
  id: string
  recipients: number
}

/** `GET subscribers?q=&state=&after=<next>&limit=<1-200>`. */
export interface DeskSubscribers {
  items: DeskSubscriber[]
  /** Give it as `after` for the next page. Null: this was the last. */
  next: string | null
  /** How many match in all. */
  total: number
}

export interface DeskSubscriber {
  id: string
  /** Null for one who left: only a keyed hash is stored, and the whole address alone finds it. */
  email: string | null
  state: DeskSubscriberState
  askedAt: string
  confirmedAt: string | null
  /** The version of the words that were agreed to, and the words, if that version is the present one. */
  consent: { version: string; words: string | null } | null
  /** How they agreed. */
  source: string | null
}

/** `POST subscriberErasure`: what `POST eraseSubscriber` removes. */
export interface DeskSubscriberErasure {
  email: string | null
  state: DeskSubscriberState
  /** Emails with their copies on disk. */
  emails: number
  /** Links to confirm. */
  links: number
}
