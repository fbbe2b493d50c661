import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fields, Form } from '../../../contract/form.ts'
import { emptyValues, type FormOptions } from '../form-options.ts'
import type { FormAction } from '../form-state.ts'
import { textsOf } from '../sending/parse-reply.ts'
import { type FilesByField, holdsFiles } from '../sending/submission.ts'
import { clearDraft, draftNameOf, loadDraft, restorable, saveDraft, wasCleared, watchRemovals } from './draft.ts'
import { loadFiles, saveFiles } from './draft-files.ts'

/** How long the visitor must pause before the draft is stored, in ms. */
const SAVE_AFTER_MS = 300

interface DraftParts {
  /** What is chosen and written into the form beforehand: by the page, or by the visitor in an attempt that came back. */
  page: Pick<FormOptions<Fields>, 'defaults' | 'refusal'>
  formRef: RefObject<HTMLFormElement | null>
  /** What is chosen now. */
  files: FilesByField
  dispatch: Dispatch<FormAction>
}

/**
 * Keeps text and files on this device and brings them back once, when the form wakes: only into fields that are still
 * empty, or as the form sets them.
 */
export function useDraft(form: Form, { page, formRef, files, dispatch }: DraftParts) {
  const name = draftNameOf(form)
  const [restored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isEdited = useRef(false)
  const isCleared = useRef(false)

  function stopTimer() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function save() {
    stopTimer()
    const element = formRef.current
    if (element)
      saveDraft(name, { values: typedIn(element, form), countries: countriesIn(element), page: addressOfPage() })
  }

  const restoreFiles = useEffectEvent(async () => {
    const { readable, problems } = await loadFiles(name, form.fields)
    if (isCleared.current) return
    for (const [name, problem] of Object.entries(problems)) dispatch({ type: 'judged', name, problem })
    if (!holdsFiles(readable)) return
    dispatch({ type: 'restored-files', files: readable })
    setRestored(true)
  })
  useEffect(() => void restoreFiles(), [])

  // What was typed in the last moment stays when the form fails or the page goes. Before its elements leave the page.
  const saveRest = useEffectEvent(() => void (timer.current === undefined || save()))
  useLayoutEffect(() => {
    addEventListener('pagehide', saveRest)
    return () => {
      removeEventListener('pagehide', saveRest)
      saveRest()
    }
  }, [])

  // What another tab sent is removed from the device; other words of this one stay, with its files.
  const keepOwn = useEffectEvent((removed?: { values: object }) => {
    const own = formRef.current && typedIn(formRef.current, form)
    if (!isEdited.current || JSON.stringify(own) === JSON.stringify(removed?.values)) return
    save()
    saveFiles(name, files)
  })
  useEffect(() => watchRemovals(form, keepOwn), [form])

  const restoreTexts = useEffectEvent(() => {
    const element = formRef.current
    const draft = loadDraft(form)
    if (element === null) return
    if (draft === undefined) {
      // Firefox fills in a sent form's text again. What is being typed now is the visitor's.
      if (wasCleared(name) && isShownAgain() && !element.contains(document.activeElement))
        dispatch({ type: 'restored', values: {} })
      return
    }
    // At once, but not inside of an effect: no key may come between reading the fields and making them anew.
    queueMicrotask(() => {
      const typed = typedIn(element, form)
      // Who typed in this page has changed, since, what it set.
      const isNewer = wasTypedHere(form)
      const untouched = emptyValues({ form, defaults: isNewer ? page.defaults : undefined })
      const values = {
        ...restorable(untouched, draft, typed),
        ...(page.refusal === undefined && !isNewer && belowPrefilled(element, draft.values)),
      }
      if (Object.keys(values).length === 0) return
      // Files that were chosen before the form woke: the inputs that hold them are made anew, too.
      for (const input of element.querySelectorAll<HTMLInputElement>('input[type=file]'))
        if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }))
      keepCaret(element, () =>
        flushSync(() => {
          dispatch({ type: 'restored', values: { ...typed, ...values }, countries: draft.countries })
          setRestored(true)
        }),
      )
    })
  })
  useEffect(() => restoreTexts(), [])

  return {
    /** Whether something was brought back and not cleared since. */
    restored,
    saveSoon() {
      isEdited.current = true
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER_MS)
    },
    /** Before a send: while it runs, selects are disabled and would read as empty. */
    saveNow: save,
    saveFiles: (chosen: FilesByField) => void saveFiles(name, chosen),
    /** After a success, or when the visitor asks: nothing stays on the device. */
    clear() {
      stopTimer()
      isEdited.current = false
      isCleared.current = true
      // First: another tab, which is told by the draft's end, keeps its own files from then on.
      saveFiles(name, {})
      clearDraft(name)
      setRestored(false)
    },
  }
}

/** What was typed earlier stands below what the page has written into the same field. */
function belowPrefilled(element: HTMLFormElement, earlier: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...element.querySelectorAll('textarea')].flatMap(({ name, value, defaultValue }) => {
      const text = earlier[name] ?? ''
      const isKnown = text === '' || value === '' || value !== defaultValue || value.includes(text)
      if (isKnown) return []
      // What was typed below the page's words is kept with them.
      return [[name, text.includes(value) ? text : `${value}\n\n${text}`]]
    }),
  )
}

/** Whether the browser may have filled in what an earlier visit of this page held: after a reload, or on the way back. */
function isShownAgain(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'reload' || arrival?.type === 'back_forward'
}

/** Whether the form's draft is newer than what the page's address chooses: typed in this page, which is shown again. */
export function wasTypedHere(form: Form): boolean {
  return isShownAgain() && loadDraft(form)?.page === addressOfPage()
}

function addressOfPage(): string {
  return location.pathname + location.search
}

/** Makes fields anew. Whoever types in one of them goes on typing where they were. */
function keepCaret(element: HTMLFormElement, change: () => void): void {
  const before = element.contains(document.activeElement) ? document.activeElement : null
  const caret = isText(before) ? [before.selectionStart, before.selectionEnd] : []
  change()
  if (!before?.id || before.isConnected) return
  const after = document.getElementById(before.id)
  after?.focus({ preventScroll: true })
  const [start = null, end = null] = caret
  // An email field tells no caret.
  if (isText(after) && start !== null) after.setSelectionRange(start, end)
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/** The text that the form's fields hold now. */
function typedIn(element: HTMLFormElement, form: Form): Record<string, string> {
  const data = new FormData(element)
  return textsOf(Object.keys(form.fields).map((name) => [name, data.get(name)]))
}

/** By field: PhoneField writes the chosen country beside the number that travels. */
function countriesIn(element: HTMLFormElement): Record<string, string> {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[data-country]')]
  return Object.fromEntries(inputs.map(({ name, dataset }) => [name, dataset.country ?? '']))
}
