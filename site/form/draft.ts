/** What a half-filled form keeps on this device (product.md 3.10). Nothing of it is sent before Send. */
export interface Draft {
  submissionId: string
  values: Record<string, string>
}

/** The draft of this form, or undefined: also where storage is forbidden. Never throws. */
export function loadDraft(key: string): Draft | undefined {
  try {
    const text = localStorage.getItem(`draft:${key}`)
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    return undefined
  }
}

/** Keeps the draft, or forgets it where nothing is filled in. Never throws. */
export function saveDraft(key: string, draft: Draft): void {
  try {
    if (Object.values(draft.values).some((value) => value !== ''))
      localStorage.setItem(`draft:${key}`, JSON.stringify(draft))
    else localStorage.removeItem(`draft:${key}`)
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

/** Forgets the draft, and remembers for this tab that it was. */
export function clearDraft(key: string): void {
  saveDraft(key, { submissionId: '', values: {} })
  try {
    sessionStorage.setItem(`cleared:${key}`, '1')
  } catch {
    // What is not remembered is only that a reload in Firefox should stay empty.
  }
}

/** Whether the form was sent or cleared in this tab and nothing typed since. Never throws. */
export function wasCleared(key: string): boolean {
  try {
    return sessionStorage.getItem(`cleared:${key}`) !== null && localStorage.getItem(`draft:${key}`) === null
  } catch {
    return false
  }
}
