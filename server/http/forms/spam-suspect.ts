import type { FastifyRequest } from 'fastify'
import { type Answers, ASIDE, type Fields, type Form } from '../../../contract/form.ts'
import type { Marks, Office } from '../../submissions/receive.ts'
import { judge } from '../../submissions/spam-verdict.ts'
import { clientOf } from '../caller.ts'
import type { Sent } from './body.ts'

interface Marked {
  request: FastifyRequest
  form: Form
  answers: Answers<Fields>
  sent: Sent
}

/** What the desk should know about a submission beside its answers. Nothing suspicious is dropped: it is set aside. */
export async function marksOf(office: Office, { request, form, answers, sent }: Marked): Promise<Marks> {
  const { quarantine, trace } = await judge(office, {
    form,
    answers,
    trapped: Boolean(sent.texts[ASIDE.honeypot]?.trim()),
    elapsedMs: elapsedOf(sent),
    clientAddress: clientOf(request.ip),
  })
  return { quarantine, trace, notes: form.notes?.(answers) ?? [] }
}

/** As the browser counted it; anything that is no number of ms was counted by nobody. */
function elapsedOf({ texts }: Sent): number | undefined {
  const said = texts[ASIDE.elapsed] ?? ''
  return /^\d{1,12}$/.test(said) ? Number(said) : undefined
}
