/** What a letter says, once: `plain.ts` and `html.ts` only differ in how they set it. All text is plain text. */
export interface Sheet {
  /** The first words a mailbox shows beside the subject. */
  preview: string
  reference: string
  heading: string
  blocks: Block[]
  /** Small print at the foot. */
  foot: string[]
}

export type Block =
  | { kind: 'text'; text: string }
  /** Something to be seen first, such as the due time. */
  | { kind: 'mark'; label: string; text: string }
  | { kind: 'rows'; rows: { label: string; value: string }[] }
  | { kind: 'long'; label: string; text: string }
  | { kind: 'files'; files: { name: string; note: string; url?: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** Small words that end in a link. */
  | { kind: 'link'; text: string; label: string; url: string }
