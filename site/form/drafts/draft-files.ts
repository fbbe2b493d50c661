import { fileProblem } from '../../../contract/fields/upload.ts'
import type { Fields } from '../../../contract/form.ts'
import { isObject } from '../sending/parse-reply.ts'
import { readableFiles } from '../sending/readable-files.ts'
import { type FilesByField, holdsFiles } from '../sending/submission.ts'
import { isOld } from './draft.ts'

// Files of a half-filled form (specification 11.8.1) are kept in IndexedDB, because local storage takes only text. They
// leave the device only when the form is sent. A browser that forbids storage costs the visitor the kept files, never
// the form: nothing here throws.

const STORE = 'files'

/** The files kept for this form; none where storage is forbidden. Those of all forms that are too old are removed. */
export async function loadFiles(name: string, fields: Fields) {
  await inStore('readwrite', removeOld)
  const stored = await inStore('readonly', (store) => resultOf(store.get(name)))
  return readableFiles(readFiles(fields, isObject(stored) ? stored.files : undefined), inMemory)
}

async function removeOld(store: IDBObjectStore): Promise<void> {
  for (const name of await resultOf(store.getAllKeys()))
    if (isOld((await resultOf(store.get(name)))?.at)) await resultOf(store.delete(name))
}

/**
 * A copy of a stored file that outlives the storage: when another tab sends the form and clears it, Firefox never ends an
 * upload of the stored file itself.
 *
 * @throws where it cannot be read.
 */
async function inMemory(file: File): Promise<File> {
  const { name, type, lastModified } = file
  return new File([await file.arrayBuffer()], name, { type, lastModified })
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

/** Keeps the files of all fields; where none are chosen, removes those that were kept before, by any tab. */
export async function saveFiles(name: string, files: FilesByField): Promise<void> {
  const at = Date.now()
  await inStore('readwrite', async (store) => {
    if (holdsFiles(files)) return resultOf(store.put({ at, files }, name))
    const kept = await resultOf(store.get(name))
    if (kept?.at < at) await resultOf(store.delete(name))
  })
}

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<unknown>): Promise<unknown> {
  try {
    const database = await resultOf(openDatabase())
    try {
      return await act(database.transaction(STORE, mode).objectStore(STORE))
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
    request.onerror = (event) => {
      // Firefox tells a request that ends with its page as an error of the page, unless its own listener stops that.
      event.preventDefault()
      reject(request.error)
    }
  })
}
