import { scanForStaff } from '../../../contract/scan.ts'
import { parseTexts } from '../../database/json-columns.ts'
import type { AttachmentTable } from '../../database/schema.ts'

/** What the scanner and the look at a file's structure found, in words: "infected: Win.Test", "Holds macros". */
export function checksOf(file: Pick<AttachmentTable, 'scan' | 'signature' | 'flags'>): string[] {
  return [scanForStaff(file), ...parseTexts(file.flags)].filter((text) => text !== '')
}
