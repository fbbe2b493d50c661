import type { Fields, Form } from '../../contract/form.ts'
import { isObject, parseJson } from './parse-reply.ts'

/** What a half-filled form keeps on this device (specification 11.8). Nothing of it is sent before Send. */
export interface Draft {
  /** The idempotency key that the form was given when it woke; '' where none was kept. */
  submissionId: string
  values: Record<string, string>
}

/** The name under which a form's draft is stored. */
export function draftNameOf({ name, variant }: Form): string {
  return variant ? `${name}-${variant}` : name
}

/** The draft of this form, or undefined: also where storage is forbidden. Never throws. */
export function loadDraft(form: Form): Draft | undefined {
  try {
    const text = localStorage.getItem(draftKey(draftNameOf(form)))
    return text === null ? undefined : readDraft(form.fields, text)
  } catch {
    return undefined
  }
}

/**
 * What storage holds may come from an older version of the form: fields that it no longer has, and choices that it no
 * longer offers, are left out. Undefined where nothing is left.
 */
function readDraft(fields: Fields, text: string): Draft | undefined {
  const { submissionId, values } = parseJson(text) ?? {}
  if (!isObject(values)) return undefined
  const known = Object.entries(values).filter((entry): entry is [string, string] => fits(fields[entry[0]], entry[1]))
  if (known.length === 0) return undefined
  return { submissionId: typeof submissionId === 'string' ? submissionId : '', values: Object.fromEntries(known) }
}

function fits(field: Fields[string] | undefined, value: unknown): boolean {
  if (field === undefined || typeof value !== 'string' || field.control === 'files') return false
  return value === '' || field.options === undefined || field.options.some((option) => option.value === value)
}

/** Stores the draft, or removes it where nothing is filled in. Never throws. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    if (Object.values(draft.values).some((value) => value !== ''))
      localStorage.setItem(draftKey(name), JSON.stringify(draft))
    else localStorage.removeItem(draftKey(name))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

/** Removes the draft, and remembers for this tab that it was removed. Never throws. */
export function clearDraft(name: string): void {
  saveDraft(name, { submissionId: '', values: {} })
  try {
    sessionStorage.setItem(`cleared:${name}`, '1')
  } catch {
    // Then Firefox fills the form in again after a reload.
  }
}

/** Whether the form was sent or cleared in this tab and nothing was typed since. Never throws. */
export function wasCleared(name: string): boolean {
  try {
    return sessionStorage.getItem(`cleared:${name}`) !== null && localStorage.getItem(draftKey(name)) === null
  } catch {
    return false
  }
}

/**
 * What a draft may put into the form: its values for the fields that are still as the form sets them.
 *
 * @param typed - what the fields hold now.
 */
export function restorable({ fields }: Form, draft: Draft, typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(draft.values).filter(([name, value]) => {
      const initial = fields[name]?.initial ?? ''
      const now = typed[name] ?? ''
      return value !== initial && (now === '' || now === initial)
    }),
  )
}

function draftKey(name: string): string {
  return `draft:${name}`
}
