import type { DeskNewsletter } from '../../contract/desk/newsletter.ts'
import type { Draft } from './draft-store.ts'
import type { IssueSource } from './use-issue-source.ts'

/** Gmail cuts a longer email, and with it the way to leave, bytes. */
const CLIPPED_BYTES = 102_000
const ARTICLE_LINK = /\/blog\/([a-z0-9-]+)/g

/** What must hold before an issue goes out. While one is open, the screen does not send. */
export function checksOf(draft: Draft, { issue, preview }: IssueSource, newsletter: DeskNewsletter) {
  const { counts, issues, articles } = newsletter
  const linked = [...`${draft.markdown} ${draft.url}`.matchAll(ARTICLE_LINK)].map(([, slug = '']) => slug)
  const missing = linked.find((slug) => !articles.some((article) => article.slug === slug))
  const earlier = issues.find(({ key }) => key === issue?.key)
  return [
    check(preview !== undefined, 'Subject and text are there', 'Subject or text is missing'),
    ...(preview
      ? [
          check(preview.oneClick, 'One-click unsubscribe', 'No one-click unsubscribe'),
          check(preview.bytes < CLIPPED_BYTES, 'Short enough for every mailbox', 'Over 102 kB: mailboxes cut it'),
        ]
      : []),
    check(missing === undefined, 'Links to articles work', `There is no article “${missing}”`),
    ...(earlier ? [check(false, '', `“${earlier.key}” was sent before`)] : []),
    ...(counts.confirmed === 0 ? [check(false, '', 'Nobody has confirmed yet')] : []),
    check(draft.test !== undefined, `Tested at ${draft.test?.address}`, 'No test email sent yet'),
  ]
}

function check(isGood: boolean, good: string, open: string) {
  return { isGood, name: isGood ? good : open }
}
