import type { Fields, Form } from '../../../contract/form.ts'
import { DRAFT_DAYS } from '../../../contract/limits.ts'
import { DAY_MS } from '../../../contract/time/units.ts'
import type { Attempt } from '../sending/attempt-key.ts'
import { isObject, parseJson, textsOf } from '../sending/parse-reply.ts'

/** What a half-filled form keeps on this device (specification 11.8). Nothing of it is sent before Send. */
export interface Draft {
  values: Record<string, string>
  /** The country chosen beside a phone number, by field: several countries share a dial code. */
  countries: Record<string, string>
  /** The address of the page that it was typed in. Unread: it is only compared. */
  page?: unknown
}

/** The name under which a form's draft is stored. */
export function draftNameOf({ name, variant }: Form): string {
  return variant ? `${name}-${variant}` : name
}

/**
 * The draft of this form, or undefined: also where storage is forbidden. Drafts and attempts of all forms that are too old
 * are removed. Never throws.
 */
export function loadDraft(form: Form): Draft | undefined {
  return quietly(() => {
    for (const key of Object.keys(localStorage)) {
      const isKept = key.startsWith(DRAFT) || key.startsWith(ATTEMPT)
      if (isKept && isOld(parseJson(localStorage.getItem(key) ?? '')?.at)) localStorage.removeItem(key)
    }
    const text = localStorage.getItem(draftKey(draftNameOf(form)))
    return text === null ? undefined : readDraft(form.fields, text)
  })
}

/** Storage may be full or forbidden: that costs the draft, and what is remembered beside it, never the form. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Whether what was kept at this time, in ms, is kept no longer. What has no time is old. */
export function isOld(at: unknown): boolean {
  return typeof at !== 'number' || Date.now() - at > DRAFT_DAYS * DAY_MS
}

/**
 * What storage holds may come from an older version of the form: fields that it no longer has, and choices that it no
 * longer offers, are left out. Undefined where nothing is left.
 */
function readDraft(fields: Fields, text: string): Draft | undefined {
  const { values, countries, page } = parseJson(text) ?? {}
  if (!isObject(values)) return undefined
  const known = Object.entries(values).filter((entry): entry is [string, string] => fits(fields[entry[0]], entry[1]))
  if (known.length === 0) return undefined
  return {
    values: Object.fromEntries(known),
    countries: isObject(countries) ? textsOf(Object.entries(countries)) : {},
    page,
  }
}

function fits(field: Fields[string] | undefined, value: unknown): boolean {
  if (field === undefined || typeof value !== 'string' || field.control === 'files') return false
  return value === '' || field.options === undefined || field.options.some((option) => option.value === value)
}

/** What this tab stored last. */
let stored: string | undefined

/** Stores the draft, or removes it and the last attempt where nothing is filled in. Never throws. */
export function saveDraft(name: string, draft: Draft): void {
  quietly(() => {
    if (Object.values(draft.values).some((value) => value !== '')) {
      stored = JSON.stringify({ ...draft, at: Date.now() })
      localStorage.setItem(draftKey(name), stored)
    } else for (const key of [draftKey(name), attemptKey(name)]) localStorage.removeItem(key)
  })
}

/** The last try to send this form from this device, or undefined. Never throws. */
export function loadAttempt(name: string): Attempt | undefined {
  return quietly(() => readAttempt(localStorage.getItem(attemptKey(name))))
}

/** Tells of every attempt to send this form that another tab begins. @returns what ends it. */
export function watchAttempts(name: string, tell: (attempt: Attempt) => void): () => void {
  return watch(attemptKey(name), ({ newValue }) => {
    const attempt = readAttempt(newValue)
    if (attempt) tell(attempt)
  })
}

/** Tells what a draft of this form held that another tab removes, undefined where this tab stored it. @returns what ends it. */
export function watchRemovals(form: Form, tell: (removed: Draft | undefined) => void): () => void {
  return watch(draftKey(draftNameOf(form)), ({ oldValue, newValue }) => {
    if (oldValue !== null && newValue === null) tell(oldValue === stored ? undefined : readDraft(form.fields, oldValue))
  })
}

function watch(key: string, tell: (event: StorageEvent) => void): () => void {
  const follow = (event: StorageEvent) => void (event.key === key && tell(event))
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

function readAttempt(text: string | null): Attempt | undefined {
  const { key, content } = parseJson(text ?? '') ?? {}
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : undefined
}

/** Stored when a send begins, so that a retry after a reload carries the same key. Never throws. */
export function saveAttempt(name: string, attempt: Attempt): void {
  quietly(() => localStorage.setItem(attemptKey(name), JSON.stringify({ ...attempt, at: Date.now() })))
}

/** Removes the draft and the last attempt, and remembers for this tab that they were removed. Never throws. */
export function clearDraft(name: string): void {
  saveDraft(name, { values: {}, countries: {} })
  quietly(() => sessionStorage.setItem(`cleared:${name}`, '1'))
}

/** Whether the form was sent or cleared in this tab and nothing was typed since. Never throws. */
export function wasCleared(name: string): boolean {
  const isCleared = () =>
    sessionStorage.getItem(`cleared:${name}`) !== null && localStorage.getItem(draftKey(name)) === null
  return quietly(isCleared) ?? false
}

/**
 * What a draft may put into the form: its values for the fields that are still as the form sets them.
 *
 * @param untouched - what the form sets.
 * @param typed - what the fields hold now.
 */
export function restorable(untouched: Draft['values'], draft: Draft, typed: Draft['values']): Draft['values'] {
  return Object.fromEntries(
    Object.entries(draft.values).filter(([name, value]) => {
      const initial = untouched[name] ?? ''
      const now = typed[name] ?? ''
      return value !== initial && (now === '' || now === initial)
    }),
  )
}

const DRAFT = 'draft:'
const ATTEMPT = 'attempt:'

function draftKey(name: string): string {
  return DRAFT + name
}

function attemptKey(name: string): string {
  return ATTEMPT + name
}
