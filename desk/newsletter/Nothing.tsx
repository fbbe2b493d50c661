import type { DeskNewsletter } from '../../contract/desk/newsletter.ts'
import { subscribers } from './issue-words.ts'
import { StartFrom } from './StartFrom.tsx'

/** Stands where no draft and no issue is open. */
export function Nothing({ newsletter, onWrite }: { newsletter: DeskNewsletter; onWrite: () => void }) {
  const { counts, articles } = newsletter
  return (
    <section
      className="grid content-start gap-4 max-w-140 px-10 py-18 col-[2_/_-1] max-lg:hidden"
      aria-label="No issue is open"
    >
      <h2 className="font-display text-h3 font-[480] leading-tight tracking-h4">The next issue</h2>
      <p className="text-small">
        {counts.confirmed === 0
          ? 'Nobody has confirmed a subscription yet. An issue can be written and tested all the same.'
          : `It goes to ${subscribers(counts.confirmed)} who pressed the button in their confirmation email.`}
      </p>
      <div className="button-row flex flex-wrap gap-2">
        <button type="button" className="button main" onClick={onWrite}>
          Write an issue
        </button>
        <StartFrom articles={articles} label="From a file or an article" />
      </div>
    </section>
  )
}
