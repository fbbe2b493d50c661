import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  DeskIssue,
  DeskIssueDetail,
  DeskIssuePreview,
  DeskIssueSent,
  DeskNewsletter,
  IssueDraft,
} from '../../../contract/desk/newsletter.ts'
import {
  issueFileRequest,
  issuePreviewRequest,
  issueSendRequest,
  issueTestRequest,
} from '../../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { email } from '../../../contract/fields/field.ts'
import { ARTICLES, listArticles } from '../../newsletter/articles.ts'
import { countSubscribers } from '../../newsletter/count.ts'
import { holdIssue } from '../../newsletter/hold-issue.ts'
import { type Issue, issueOf, readIssue } from '../../newsletter/issue-file.ts'
import { findIssue, listIssues, type SentIssue } from '../../newsletter/issues.ts'
import { previewIssue } from '../../newsletter/preview-issue.ts'
import { queueIssue, queueTest } from '../../newsletter/send-issue.ts'
import { instant } from '../../submissions/desk/instant.ts'
import { alreadyWords, differsWords } from '../issue-words.ts'
import { actorOf, askedBy, type ById, bodyOf, refuse } from './answer.ts'
import type { DeskHttp } from './context.ts'

/** An issue of the greatest length, as JSON with escaped characters. */
const bodyLimit = 256 * 1024
const ADDRESS = email('Address')

/** Issues of the newsletter: what was sent and is being sent, and writing, trying and sending one. */
export function newsletterRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live, worker } = http

  app.get(deskRoutes.newsletter(), async (): Promise<DeskNewsletter> => {
    const [counts, issues, articles] = await Promise.all([
      countSubscribers(context.db),
      listIssues(context),
      listArticles(),
    ])
    const keys = new Set(issues.map(({ key }) => key))
    return {
      counts,
      perMinute: http.issuesPerMinute,
      publicUrl: context.publicUrl,
      issues: issues.map(issueInJson),
      articles: articles.map((article) => ({ ...article, sent: keys.has(article.slug) })),
    }
  })

  app.get<{ Params: { slug: string } }>(deskRoutes.article(':slug'), async ({ params: { slug } }) => {
    const isListed = (await listArticles()).some((article) => article.slug === slug)
    if (!isListed) refuse(404, 'There is no such article.')
    return draftOf(await readIssue(slug, ARTICLES, context.publicUrl))
  })

  app.post(deskRoutes.issueFile(), { bodyLimit }, async (request) => {
    const body = bodyOf(request, issueFileRequest)
    try {
      return draftOf(issueOf(body.name, body.text))
    } catch (error) {
      // Every fault in a file is one that its author can mend, told in words.
      return refuse(400, error instanceof Error ? error.message : String(error))
    }
  })

  app.post(deskRoutes.issuePreview(), { bodyLimit }, async (request): Promise<DeskIssuePreview> => {
    const body = bodyOf(request, issuePreviewRequest)
    const { oneClick, ...parts } = await previewIssue(context, issueIn(body.draft))
    const from = { name: context.company.name, ...http.sender }
    return { ...parts, bytes: Buffer.byteLength(parts.html), from, oneClick }
  })

  app.post(deskRoutes.issueTest(), { bodyLimit }, async (request) => {
    actorOf(request, http)
    const body = bodyOf(request, issueTestRequest)
    const address = ADDRESS.read(body.address)
    if (!address.ok) return refuse(400, `${address.problem}.`)
    await queueTest(context, issueIn(body.draft), address.value)
    worker?.nudge()
    return { address: address.value }
  })

  app.post(deskRoutes.issueSend(), { bodyLimit }, async (request): Promise<DeskIssueSent> => {
    const { actor, body } = askedBy(request, http, issueSendRequest)
    const { draft, recipients: expected } = body
    const queued = await queueIssue(context, issueIn(draft), { actor: actor.name, expected })
    if (queued.status === 'differs') refuse(409, differsWords(queued.recipients))
    if (queued.status === 'already') refuse(409, alreadyWords(draft.key, queued))
    worker?.nudge()
    void live.nudge()
    return { id: queued.id, recipients: queued.recipients }
  })

  app.get<ById>(deskRoutes.issue(':id'), async ({ params: { id } }): Promise<DeskIssueDetail> => {
    const issue = (await findIssue(context, id)) ?? noIssue()
    const { content, course, key, createdAt, waiting } = issue
    const lastSent = course.at(-1)?.at ?? createdAt
    const isMeanwhile = http.startedAt > createdAt && (waiting > 0 || http.startedAt < lastSent)
    return {
      ...issueInJson(issue),
      draft: draftOf({ key, content }),
      course: course.map(({ at, sent }) => ({ at: instant(at), sent })),
      restartedAt: isMeanwhile ? instant(http.startedAt) : null,
    }
  })

  app.post<ById>(deskRoutes.holdIssue(':id'), (request, reply) => setHeld(request, reply, true))
  app.post<ById>(deskRoutes.resumeIssue(':id'), (request, reply) => setHeld(request, reply, false))

  async function setHeld(request: FastifyRequest<ById>, reply: FastifyReply, isHeld: boolean) {
    actorOf(request, http)
    if (!(await holdIssue(context, request.params.id, isHeld))) noIssue()
    worker?.nudge()
    void live.nudge()
    return reply.code(204).send()
  }
}

function noIssue(): never {
  refuse(404, 'There is no such issue.')
}

function issueInJson({ createdAt, heldAt, ...issue }: SentIssue): DeskIssue {
  const { id, key, title, actor, recipients, sent, waiting, refused, dead, left } = issue
  const counts = { recipients, sent, waiting, refused, dead, left }
  return { id, key, title, actor, ...counts, createdAt: instant(createdAt), heldAt: instant(heldAt) }
}

function issueIn({ key, preview, sounding, link, ...draft }: IssueDraft): Issue {
  const { title, markdown } = draft
  const content = { title, preview: preview || title, markdown, ...(sounding && { sounding }), ...(link && { link }) }
  return { key, content }
}

function draftOf({ key, content: { title, preview, markdown, sounding, link } }: Issue): IssueDraft {
  return { key, title, preview, markdown, ...(sounding && { sounding }), ...(link && { link }) }
}
