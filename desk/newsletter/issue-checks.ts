import type { DeskNewsletter } from '../../contract/desk/newsletter.ts'
import type { Draft } from './draft-store.ts'
import type { IssueSource } from './use-issue-source.ts'

/** Gmail cuts a longer email, and with it the way to leave, bytes. */
const CLIPPED_BYTES = 102_000
const SLUG = /^([a-z0-9-]+)\/?["?#]/

/** What must hold before an issue goes out. While one is open, the screen does not send. */
export function checksOf(
  draft: Pick<Draft, 'test'>,
  { issue, preview, problem = '' }: IssueSource,
  { counts, issues, articles, publicUrl }: DeskNewsletter,
) {
  // Other sites have a blog, too.
  const [, ...links] = preview?.html.split(`href="${publicUrl}/blog/`) ?? []
  const linked = links.flatMap((rest) => SLUG.exec(rest)?.[1] ?? [])
  const missing = linked.find((slug) => !articles.some((article) => article.slug === slug))
  const earlier = issues.find(({ key }) => key === issue?.key)
  const isWritten = issue && issue.title !== '' && issue.markdown !== ''
  const unseen = (isWritten && problem.replace(/\.$/, '')) || 'Subject or text is missing'
  return [
    check(preview !== undefined, 'Subject and text are there', unseen),
    ...(preview
      ? [
          check(preview.oneClick, 'One-click unsubscribe', 'No one-click unsubscribe'),
          check(preview.bytes < CLIPPED_BYTES, 'Short enough for every mailbox', 'Over 102 kB: mailboxes cut it'),
          check(missing === undefined, 'Links to articles work', `There is no article “${missing}”`),
        ]
      : []),
    ...(earlier ? [check(false, '', `“${earlier.key}” was sent before`)] : []),
    ...(counts.confirmed === 0 ? [check(false, '', 'Nobody has confirmed yet')] : []),
    check(draft.test !== undefined, `Tested at ${draft.test?.address}`, 'No test email sent yet'),
  ]
}

function check(isGood: boolean, good: string, open: string) {
  return { isGood, name: isGood ? good : open }
}
