// Whether an attachment was looked at for viruses (specification 29.5).

/** `unscanned`: no scanner was set when the file came. `waiting`: the scanner has not answered yet. */
export type ScanState = 'unscanned' | 'waiting' | 'clean' | 'infected'

/** The states in which nobody gets a file's bytes. */
export type LockedState = 'waiting' | 'infected'

/** Whether a file is locked: never emailed, downloaded, shown or copied. */
export function isLocked(scan: ScanState): scan is LockedState {
  return scan === 'waiting' || scan === 'infected'
}

/** The answer to whoever asks for the bytes of a locked file. */
export const LOCKED_WORDS: Record<LockedState, string> = {
  waiting: 'This file was not scanned for viruses yet. It opens here as soon as it is found clean.',
  infected: 'The virus scanner found malware in this file. It stays locked.',
}

/** What the scanner found, for the staff: "infected: Win.Test.EICAR_HDB-1". Empty where there is nothing to say. */
export function scanForStaff({ scan, signature }: { scan: ScanState; signature: string | null }): string {
  const infected = `infected: ${signature ?? 'unknown signature'}`
  return { infected, waiting: 'not scanned yet', clean: '', unscanned: '' }[scan]
}
