// Files of a half-filled form (product.md 3.10): IndexedDB, since they are no text. They never leave the device before
// Send. A browser that forbids storage costs the visitor the kept files, never the form: nothing here throws.

const STORE = 'files'

export type FilesByField = Record<string, File[]>

/** The files kept for this form; none where storage is forbidden. */
export async function loadFiles(key: string): Promise<FilesByField> {
  const kept = await inStore('readonly', (store) => store.get(key))
  return (kept as FilesByField | undefined) ?? {}
}

/** Keeps the files of all fields, or forgets them where none are chosen. */
export async function saveFiles(key: string, files: FilesByField): Promise<void> {
  const some = Object.values(files).some((list) => list.length > 0)
  await inStore('readwrite', (store) => (some ? store.put(files, key) : store.delete(key)))
}

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await answer(opening())
    try {
      return await answer(act(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    // Storage may be forbidden or full.
    return undefined
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open('drafts', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return request
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
