import type { Profile } from './kinds/profile.ts'

/** What an email says. `text/` and `html/` render the same content. All strings are plain text. */
export interface EmailContent {
  /** The words that a mailbox shows beside the subject. */
  preview: string
  /** At the top right: the reference of a submission, or what kind of email it is. */
  label: string
  head: Head
  /** The drawing between head and body. Its words are all in the text of the email. */
  chart?: Chart
  blocks: Block[]
  /** Paragraphs in small print at the end. */
  foot: FootLine[]
}

export interface Head {
  /** A line above the heading. */
  line: string
  /** May have line breaks. */
  heading: string
  /** A heading in the largest type, for an email that says one thing. */
  isLarge?: boolean
  /** The due time in words, which the plain text alone has: "Tuesday 3:00 PM EST". */
  due?: string
  /** The same beside the heading, as a sounding: hours large, minutes small and lowered. */
  sounding?: { above: string; large: string; small: string; after: string }
  /** The figure of a newsletter issue, in the largest type before the heading. */
  issue?: { large: string; small: string }
  /** Figures below the heading. */
  figures?: { value: number; label: string; isAlarm: boolean }[]
}

export type Chart =
  | { kind: 'profile'; profile: Profile; height: number }
  /** One lead for each email of the year. `depth` is the day of the month. */
  | { kind: 'year'; months: { initial: string; depth: number }[] }

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'title'; text: string }
  /** Markdown in both forms. The HTML is ours: whatever the Markdown holds is escaped in it. */
  | { kind: 'rich'; html: string; text: string }
  | { kind: 'actions'; actions: { label: string; url: string }[]; note: string }
  | { kind: 'message'; label: string; text: string }
  | { kind: 'files'; files: FileLine[] }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'heading'; text: string; aside: string }
  | { kind: 'history'; entries: HistoryLine[] }
  | { kind: 'times'; entries: TimeLine[] }
  | { kind: 'bars'; entries: BarLine[] }
  | { kind: 'button'; label: string; url: string; look: 'signal' | 'ink' }
  /** A short text that ends in a link. */
  | { kind: 'link'; text: string; label: string; url: string }

export interface Row {
  label: string
  value: string
  /** Where the value leads, such as a `mailto:` address. */
  url?: string
  /** A second line below it. */
  more?: string
}

export interface FileLine {
  /** Such as PDF. */
  kind: string
  name: string
  note: string
  url?: string
}

export interface HistoryLine {
  reference: string
  title: string
  date: string
  outcome: string
}

/** A submission with the time that is left for it. */
export interface TimeLine {
  name: string
  organization: string
  reference: string
  title: string
  /** Who takes care of it; null is nobody. */
  owner: string | null
  /** Hours and minutes: left, or late. */
  large: string
  small: string
  isLate: boolean
  /** "10:15 AM". */
  time: string
}

export interface BarLine {
  reference: string
  title: string
  /** Of the whole, from 0 to 1. */
  share: number
  words: string
}

export interface FootLine {
  text: string
  link?: { label: string; url: string }
}
