import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftRequest } from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { askAgain, refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { draftOf, keepDraft } from '../detail/drafts.ts'

/** A pause in typing after which the draft is stored, ms. */
const PAUSE_MS = 700

interface Written extends Omit<DraftRequest, 'cc'> {
  /** Addresses in one line, as they are typed. */
  cc: string
}

/** The answer that a person is writing: begun from the stored draft, and stored while it is typed. */
export function useDraft({ reference, drafts }: DeskSubmission, me: string) {
  const kept = writtenBy(drafts, me)
  /** The name of what the server was not given yet: it stays in this tab. */
  const unkept = `letter ${reference}`
  /** Undefined until something is typed: the stored draft shows, also one that comes late. */
  const [typed, setTyped] = useState<Written | undefined>(() => JSON.parse(draftOf(unkept) || 'null') ?? undefined)
  const [keptAt, setKeptAt] = useState<number | 'lost' | undefined>(undefined)
  const latest = useRef(typed)
  const isStored = useRef(typed === undefined)
  const running = useRef<Promise<void>>(Promise.resolve())

  const keepNow = useCallback((): Promise<void> => {
    if (isStored.current || !latest.current) return running.current
    isStored.current = true
    const { text, cc, files } = latest.current
    running.current = running.current
      .then(() => sendJson('PUT', deskRoutes.draft(reference), { text, cc: addressesIn(cc), files }))
      .then(() => {
        if (isStored.current) keepDraft(unkept, '')
        setKeptAt(Date.now())
      })
      .catch(() => {
        // The next change tries again.
        isStored.current = false
        setKeptAt('lost')
      })
    return running.current
  }, [reference, unkept])

  useEffect(() => {
    if (!typed || latest.current === typed) return
    latest.current = typed
    isStored.current = false
    // A page that is left at once takes nothing to the server.
    keepDraft(unkept, JSON.stringify(typed))
    const timer = setTimeout(() => void keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, keepNow, unkept])
  useEffect(() => () => void keepNow().then(() => refresh([reference])), [keepNow, reference])

  return {
    value: typed ?? kept,
    keptAt,
    keepNow,
    change: (part: Partial<Written> | ((known: Written) => Partial<Written>)) =>
      setTyped((known = kept) => ({ ...known, ...(typeof part === 'function' ? part(known) : part) })),
    /** Goes on with what another window of the same person stored since: else the older text would replace it. */
    async follow() {
      await keepNow()
      const before = latest.current
      const found = await askAgain(reference)
      // What was typed meanwhile is newer than the answer.
      if (!found || !before || before !== latest.current || !isStored.current) return
      latest.current = writtenBy(found.drafts, me)
      setTyped(latest.current)
    },
    /** It is on its way: nothing more of it is stored. */
    sent() {
      isStored.current = true
      keepDraft(unkept, '')
    },
  }
}

function writtenBy(drafts: DeskSubmission['drafts'], me: string): Written {
  const { text = '', cc = [], files = [] } = drafts.find(({ author }) => author === me) ?? {}
  return { text, cc: cc.join(', '), files }
}

/** Addresses as they are typed in one line. */
export function addressesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((one) => one !== '')
}
