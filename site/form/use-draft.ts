import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Fields, Form } from '../../contract/form.ts'
import { clearDraft, loadDraft, saveDraft, wasCleared } from './draft.ts'
import { type FilesByField, loadFiles, saveFiles } from './draft-files.ts'

const KEEP_AFTER_MS = 300

/**
 * Keeps what is typed on this device and brings it back once, when the form wakes: only into fields that are still
 * empty, or as the form sets them. Files are not text and are chosen again.
 */
export function useDraft<F extends Fields>(
  form: Form<F>,
  formRef: RefObject<HTMLFormElement | null>,
  restore: (values: Record<string, string>) => void,
  restoreFiles: (files: FilesByField) => void,
) {
  const name = [form.name, form.variant].filter(Boolean).join('-')
  const [kept, setKept] = useState(false)
  const key = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    loadFiles(name).then((files) => {
      if (Object.keys(files).length === 0) return
      restoreFiles(files)
      setKept(true)
    })
    const draft = loadDraft(name)
    key.current = draft?.submissionId || crypto.randomUUID()
    if (draft === undefined) {
      // Firefox types a sent form's text in again after a reload; what is being typed now is the visitor's.
      if (wasCleared(name) && !formRef.current?.contains(document.activeElement)) restore({})
      return
    }
    const now = typed()
    const missing = Object.entries(draft.values).filter(
      ([field, value]) => value !== (form.fields[field]?.initial ?? '') && isUntouched(field, now[field]),
    )
    if (missing.length === 0) return
    restore({ ...now, ...Object.fromEntries(missing) })
    setKept(true)
  }, [])

  function isUntouched(field: string, value: string | undefined): boolean {
    return !value || value === form.fields[field]?.initial
  }

  function typed(): Record<string, string> {
    if (formRef.current === null) return {}
    const data = new FormData(formRef.current)
    return Object.fromEntries(
      Object.keys(form.fields).flatMap((field) => {
        const value = data.get(field)
        return typeof value === 'string' ? [[field, value]] : []
      }),
    )
  }

  function keep() {
    saveDraft(name, { submissionId: key.current, values: typed() })
  }

  return {
    kept,
    /** The idempotency key made with the form; it survives a reload with the draft. */
    key: () => key.current,
    keepSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, KEEP_AFTER_MS)
    },
    /** Before a send: while one runs, the choices are locked and would read as empty. */
    keepNow() {
      clearTimeout(timer.current)
      keep()
    },
    keepFiles(files: FilesByField) {
      saveFiles(name, files)
    },
    forget() {
      clearTimeout(timer.current)
      clearDraft(name)
      saveFiles(name, {})
      key.current = crypto.randomUUID()
      setKept(false)
    },
  }
}
