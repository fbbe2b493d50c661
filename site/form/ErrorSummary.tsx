import { TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import type { Form, Problems } from '../../contract/form.ts'

interface ErrorSummaryProps {
  form: Pick<Form, 'fields'>
  place: string
  problems: Problems
  /** Why the form as a whole was not sent. */
  error?: string
  /** Whether the form still holds everything that was entered. Unknown after an attempt that came back as a page. */
  isWhole?: boolean
  summaryRef?: Ref<HTMLDivElement>
}

/** All problems as links to their fields, or why nothing was sent. It takes the focus when a send fails. */
export function ErrorSummary({ form, place, problems, error, isWhole, summaryRef }: ErrorSummaryProps) {
  const rows = Object.entries(problems).filter(([name]) => name in form.fields)
  if (rows.length === 0 && error === undefined) return null
  // Not atomic: as errors leave, a screen reader is told the new count alone.
  return (
    <div ref={summaryRef} tabIndex={-1} role="alert" aria-atomic="false" className="error-summary">
      <TriangleAlert size={22} strokeWidth={1.5} className="shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="error-summary-title">
          {error ?? (rows.length === 1 ? 'One answer needs another look' : `${rows.length} answers need another look`)}
        </p>
        {rows.length > 0 && (
          <ul className="mt-1">
            {rows.map(([name, problem]) => (
              <li key={name}>
                <a className="link inline-flex min-h-6 items-center font-medium" href={`#${place}-${name}`}>
                  {problem}
                </a>
              </li>
            ))}
          </ul>
        )}
        {isWhole && (
          <p className="mt-1 text-small text-ink">
            {rows.length === 0 ? 'Everything you entered is still here.' : 'Everything else stays as you wrote it.'}
          </p>
        )}
      </div>
    </div>
  )
}
