import { useDeferredValue, useEffect, useState } from 'react'
import type { IssueDraft } from '../../contract/desk/newsletter.ts'
import { useIssuePreview } from '../api/newsletter.ts'
import { type Draft, issueDraftOf } from './draft-store.ts'

/** How long typing must rest before the server renders the email, ms. */
const REST_MS = 350

/** What is written, and the email that it becomes. */
export type IssueSource = ReturnType<typeof useIssueSource>

/** The email of a draft, or else of an issue that was sent; `problem` is why there is none, in words. */
export function useIssueSource(draft: Draft | undefined, sent: { draft: IssueDraft } | undefined) {
  const written = draft ? issueDraftOf(draft) : sent?.draft
  const text = useRested(written ? JSON.stringify(written) : '')
  // The text is what `JSON.stringify` made of a draft.
  const rested = text === '' ? undefined : (JSON.parse(text) as IssueDraft)
  const missing = rested && missingIn(rested)
  const { data, error } = useIssuePreview(missing ? undefined : rested)
  const preview = missing || error ? undefined : data
  return { issue: written, preview, problem: missing ?? error?.message }
}

function missingIn({ title, markdown }: IssueDraft): string | undefined {
  if (title === '' && markdown === '') return 'The email stands here as soon as there are a subject and a text.'
  if (title === '') return 'Please write a subject.'
  return markdown === '' ? 'Please write the issue.' : undefined
}

/** A value that follows after typing has rested. A first value is there at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (value === rested) return
    const timer = setTimeout(() => setRested(value), rested === '' ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [value, rested])
  return useDeferredValue(rested)
}
