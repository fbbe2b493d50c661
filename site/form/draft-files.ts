import type { Fields } from '../../contract/form.ts'
import { fileProblem } from '../../contract/upload.ts'
import { isObject } from './parse-reply.ts'

// Files of a half-filled form (specification 11.8.1) are kept in IndexedDB, because local storage takes only text. They
// leave the device only when the form is sent. A browser that forbids storage costs the visitor the kept files, never
// the form: nothing here throws.

const STORE = 'files'

export type FilesByField = Record<string, File[]>

/** The files kept for this form; none where storage is forbidden. */
export async function loadFiles(name: string, fields: Fields): Promise<FilesByField> {
  const stored = readFiles(fields, await inStore('readonly', (store) => store.get(name)))
  const entries = Object.entries(stored).map(async ([field, list]) => [field, await inMemory(list)] as const)
  return Object.fromEntries((await Promise.all(entries)).filter(([, list]) => list.length > 0))
}

/**
 * Copies of stored files that outlive the storage: when another tab sends the form and clears it, Firefox never ends an
 * upload of the stored file itself. A file that cannot be read is left out.
 */
async function inMemory(files: readonly File[]): Promise<File[]> {
  const copies = files.map(async (file) => {
    const { name, type, lastModified } = file
    return new File([await file.arrayBuffer()], name, { type, lastModified })
  })
  return (await Promise.allSettled(copies)).flatMap((copy) => (copy.status === 'fulfilled' ? copy.value : []))
}

/** Files that the form still takes, of what storage holds: an older version of the form may have allowed others. */
export function readFiles(fields: Fields, stored: unknown): FilesByField {
  if (!isObject(stored)) return {}
  const files: FilesByField = {}
  for (const [name, { upload }] of Object.entries(fields)) {
    const list = stored[name]
    if (upload === undefined || !Array.isArray(list)) continue
    const allowed = list.filter((file: unknown) => file instanceof File && fileProblem(upload, file) === undefined)
    if (allowed.length > 0) files[name] = allowed.slice(0, upload.count)
  }
  return files
}

/** Keeps the files of all fields, or removes them where none are chosen. */
export async function saveFiles(name: string, files: FilesByField): Promise<void> {
  const some = Object.values(files).some((list) => list.length > 0)
  await inStore('readwrite', (store) => (some ? store.put(files, name) : store.delete(name)))
}

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await resultOf(openDatabase())
    try {
      return await resultOf(act(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    // Storage may be forbidden or full.
    return undefined
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open('drafts', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return request
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
