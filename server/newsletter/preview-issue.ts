import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context.ts'
import { issueEmail } from '../mail/kinds/issue-email.ts'
import { renderParts } from '../mail/render-email.ts'
import type { Issue } from './issue-file.ts'

/**
 * An issue as a subscriber would get it. Nothing is stored.
 *
 * @returns also whether its text, its HTML and its headers all unsubscribe in one click.
 */
export async function previewIssue(context: ServerContext, { content }: Issue) {
  const issue = { id: randomUUID(), content: JSON.stringify({ ...content, isTest: false }), createdAt: context.now() }
  const draft = await issueEmail(context, issue, undefined)
  const parts = renderParts(context, draft)
  const url = /^<(.+)>$/.exec(draft.headers['List-Unsubscribe'] ?? '')?.[1]
  const isPosted = draft.headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click'
  const oneClick = isPosted && url !== undefined && parts.text.includes(url) && parts.html.includes(url)
  return { ...parts, oneClick }
}
