import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context.ts'
import { issueEmail } from '../mail/issue-email.ts'
import { renderParts } from '../mail/render-email.ts'
import type { Issue } from './issue-file.ts'

/** An issue as a subscriber would get it. Nothing is stored. */
export async function previewIssue(
  context: ServerContext,
  { content }: Issue,
): Promise<{ subject: string; text: string; html: string }> {
  const issue = { id: randomUUID(), content: JSON.stringify({ ...content, isTest: false }), createdAt: context.now() }
  return renderParts(context, issueEmail(context, issue, undefined))
}
