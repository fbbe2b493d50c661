import { v4 as newId } from 'uuid'
import * as v from 'valibot'
import type { IssueDraft } from '../../contract/desk/newsletter.ts'
import { createStore } from '../ui/store.ts'

const draft = v.object({
  id: v.string(),
  /** The name of its file or article. Empty: its subject gives the name. */
  key: v.string(),
  title: v.string(),
  preview: v.string(),
  markdown: v.string(),
  large: v.string(),
  small: v.string(),
  words: v.string(),
  label: v.string(),
  url: v.string(),
  /** Ms since the epoch. */
  savedAt: v.number(),
  /** The last test, and the text that was tried. */
  test: v.optional(v.object({ address: v.string(), at: v.number(), of: v.string() })),
})

/** An issue that is being written. It is stored in this browser alone. */
export type Draft = v.InferOutput<typeof draft>

const STORED = 'desk.newsletter.drafts'
const EMPTY = { key: '', title: '', preview: '', markdown: '', large: '', small: '', words: '', label: '', url: '' }

const drafts = createStore(read(), watchOtherTabs)
/** False where the browser takes no more: then they live in this tab alone. */
let isStored = true

/** The drafts of this browser, the one that was changed last first. */
export const useDrafts = drafts.useValue

/** Adds a draft, and gives its id. */
export function addDraft(from: Partial<IssueDraft> = {}): string {
  const id = `draft-${newId()}`
  write((known) => [{ ...EMPTY, ...fieldsOf(from), id, savedAt: Date.now() }, ...known])
  return id
}

/** Stores a change. */
export function changeDraft(id: string, change: Partial<Draft>): void {
  write((known) => known.map((draft) => (draft.id === id ? { ...draft, ...change, savedAt: Date.now() } : draft)))
}

export function removeDraft(id: string): void {
  write((known) => known.filter((draft) => draft.id !== id))
}

/** The fields of an issue as the editor has them. */
export function fieldsOf({ sounding, link, ...rest }: Partial<IssueDraft>): Partial<Draft> {
  return { ...rest, ...sounding, ...link }
}

/** The issue that a draft is. */
export function issueDraftOf(draft: Draft): IssueDraft {
  const { title, preview, markdown, large, small, words, label, url } = draft
  return {
    ...{ key: keyOf(draft), title: title.trim(), preview: preview.trim(), markdown: markdown.trim() },
    ...((large || words) && { sounding: { large: large.trim(), small: small.trim(), words: words.trim() } }),
    ...((label || url) && { link: { label: label.trim(), url: url.trim() } }),
  }
}

/** An issue is sent once under this name. */
export function keyOf({ key, title }: Pick<Draft, 'key' | 'title'>): string {
  if (key !== '') return key
  const plain = title.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .slice(0, 100)
    .replace(/-$/, '')
}

/** Whether nothing was written yet. */
export function isBlank(draft: Draft): boolean {
  return draft.title.trim() === '' && draft.markdown.trim() === ''
}

function watchOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === STORED) drafts.set(read())
  }
  drafts.set(stored())
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Another tab may have written since, or while nothing here listened. */
function stored(): readonly Draft[] {
  return isStored ? read() : drafts.get()
}

function write(next: (known: readonly Draft[]) => readonly Draft[]): void {
  const written = [...next(stored())].sort((one, other) => other.savedAt - one.savedAt)
  try {
    localStorage.setItem(STORED, JSON.stringify(written))
    isStored = true
  } catch {
    isStored = false
  }
  drafts.set(written)
}

/** A draft of an older version may lack texts. Whatever else lacks a field is none, such as what another program stored there. */
function read(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.map((one) => ({ ...EMPTY, ...one })).filter((one) => v.is(draft, one))
  } catch {
    return []
  }
}
