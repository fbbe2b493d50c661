/** What an email says. `render-text.ts` and `render-html.ts` render the same content. All strings are plain text. */
export interface EmailContent {
  /** The words that a mailbox shows beside the subject. */
  preview: string
  reference: string
  heading: string
  blocks: Block[]
  /** Lines in small print at the end. */
  foot: string[]
}

export type Block =
  | { kind: 'text'; text: string }
  /** A fact to see first, such as the due time. */
  | { kind: 'highlight'; label: string; text: string }
  | { kind: 'rows'; rows: { label: string; value: string }[] }
  | { kind: 'long'; label: string; text: string }
  | { kind: 'files'; files: { name: string; note: string; url?: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** A short text that ends in a link. */
  | { kind: 'link'; text: string; label: string; url: string }
