import type { ReactNode } from 'react'
import { replyTime } from '../../../contract/promise.ts'
import { routes } from '../../../contract/routes.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** Beside the text: apply for a partnership, like, share, go back. */
export function ArticleSide({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="About this article"
      className="article-side lg:[grid-area:2_/_2] lg:sticky lg:top-22 lg:self-start xl:[grid-area:1_/_10_/_2_/_13] xl:static xl:max-w-none max-w-96"
      data-no-print=""
    >
      <div className="p-7 rounded-md bg-shoal">
        <h2 className="text-[1.75rem] leading-[1.08]">Know someone in deep water?</h2>
        <p className="mt-3 text-small">Apply in five minutes. A person answers within {replyTime('partnership')}.</p>
        <ButtonLink
          href={routes.form('partnership')}
          data-opens="partnership"
          aria-haspopup="dialog"
          className="mt-6 w-full"
        >
          Apply for Partnership
        </ButtonLink>
      </div>
      {children}
      <a href={routes.blog()} className="link mt-6 inline-flex min-h-11 items-center text-small xl:hidden">
        Back to All Articles
      </a>
    </aside>
  )
}
