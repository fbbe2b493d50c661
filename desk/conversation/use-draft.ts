import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftFile } from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'

/** A pause in typing after which the draft is stored, ms. */
const PAUSE_MS = 700

interface Written {
  text: string
  /** Addresses in one line, as they are typed. */
  cc: string
  files: DraftFile[]
}

/** The answer that a person is writing: begun from the stored draft, and stored while it is typed. */
export function useDraft({ reference, drafts }: DeskSubmission, me: string) {
  const [value, setValue] = useState<Written>(() => {
    const stored = drafts.find(({ author }) => author === me)
    return { text: stored?.text ?? '', cc: stored?.cc.join(', ') ?? '', files: stored?.files ?? [] }
  })
  const [keptAt, setKeptAt] = useState<number | 'lost' | undefined>(undefined)
  const latest = useRef(value)
  const isStored = useRef(true)
  const running = useRef<Promise<void>>(Promise.resolve())

  const keepNow = useCallback((): Promise<void> => {
    if (isStored.current) return running.current
    isStored.current = true
    const { text, cc, files } = latest.current
    const typed = cc.trim() === '' ? [] : cc.split(/[\s,;]+/).filter((one) => one !== '')
    running.current = running.current
      .then(() => sendJson('PUT', deskRoutes.draft(reference), { text, cc: typed, files }))
      .then(() => setKeptAt(Date.now()))
      .catch(() => {
        // The next change tries again; the text stays in the window.
        isStored.current = false
        setKeptAt('lost')
      })
    return running.current
  }, [reference])

  useEffect(() => {
    if (latest.current === value) return
    latest.current = value
    isStored.current = false
    const timer = setTimeout(() => void keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, keepNow])
  useEffect(
    () => () => {
      void keepNow().then(() => refresh([reference]))
    },
    [keepNow, reference],
  )

  return {
    value,
    keptAt,
    keepNow,
    change: (part: Partial<Written> | ((known: Written) => Partial<Written>)) =>
      setValue((known) => ({ ...known, ...(typeof part === 'function' ? part(known) : part) })),
    /** It is on its way: nothing more of it is stored. */
    sent() {
      isStored.current = true
    },
  }
}
