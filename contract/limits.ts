import { MiB } from './fields/upload.ts'

// Numbers that the code holds to and the privacy page, an email or a notice states (specification 16.2). A form's
// own limits stand in its definition.

/** A half-filled form on the visitor's own device, after the last change. */
export const DRAFT_DAYS = 30
/** A submission set aside as possible spam, or marked as spam. */
export const QUARANTINE_DAYS = 30
/** An uploaded file whose form was never sent. */
export const UPLOAD_HOURS = 24
/** A backup, and so whatever was erased after it was made. `desk backup --prune` removes older ones. */
export const BACKUP_DAYS = 30
/** The keyed hashes by which repeated messages and their senders are noticed. */
export const TRACE_DAYS = 7
/** How long a newsletter link asks for confirmation; an address that never confirmed is kept as long. */
export const CONFIRM_DAYS = 7
/** How long a signed link in a staff email works: a month, so that it outlives every promise. */
export const STAFF_LINK_DAYS = 30
/** All attachments of one email together. Their encoding adds a third. */
export const EMAIL_ATTACHMENTS_BYTES = 15 * MiB

/** On one receipt (specification 15.5.3): so that its link cannot be used to fill the disk or the desk's mailbox. */
export const ADDITIONS_MAX = 20
/** How often one receipt sends its answer again in a day, and the pause between two of them, minutes. */
export const AGAIN_DAILY = 3
export const AGAIN_PAUSE_MINUTES = 10
/** Files of all additions to one submission together, beside those that came with it. */
export const ADDED_FILES_MAX = 10

/**
 * Characters that nobody sees, and that may end a line or turn its direction. A joiner inside an emoji or a word of an Arabic
 * or Indic script is none: without it people see another one.
 */
export const UNSEEN =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu

/** A text as one line with single spaces. */
export function oneLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
}

/** A text as one line of at most so many UTF-16 units. No character is cut in two, unless it alone is longer than that. */
export function cutLine(text: string, most: number): string {
  const line = oneLine(text)
  return line.slice(0, new Intl.Segmenter('en').segment(line).containing(most)?.index || most).toWellFormed()
}
