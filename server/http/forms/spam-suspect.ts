import type { FastifyRequest } from 'fastify'
import { type Answers, ASIDE, type Fields, type Form } from '../../../contract/form.ts'
import type { StagedFile } from '../../attachments/store.ts'
import type { Marks, ServerContext } from '../../submissions/receive.ts'
import { spamVerdict } from '../../submissions/spam-verdict.ts'
import { clientOf } from '../caller.ts'
import type { ParsedBody } from './body.ts'

interface Marked {
  request: FastifyRequest
  form: Form<Fields>
  answers: Answers<Fields>
  body: ParsedBody
  files: StagedFile[]
}

/** What the desk should know about a submission beside its answers. Nothing suspicious is dropped: it is set aside. */
export async function marksOf(context: ServerContext, { request, form, answers, body, files }: Marked): Promise<Marks> {
  const { quarantine, trace } = await spamVerdict(context, {
    form,
    answers,
    trapped: Boolean(body.texts[ASIDE.honeypot]?.trim()),
    elapsedMs: elapsedOf(body),
    clientAddress: clientOf(request.ip),
  })
  const resumeMissing = form.name === 'career' && files.length === 0
  return { quarantine, trace, notes: resumeMissing ? ['Résumé missing'] : [] }
}

/** As the browser counted it; anything that is no number of ms was counted by nobody. */
function elapsedOf({ texts }: ParsedBody): number | undefined {
  const said = texts[ASIDE.elapsed] ?? ''
  return /^\d{1,12}$/.test(said) ? Number(said) : undefined
}
