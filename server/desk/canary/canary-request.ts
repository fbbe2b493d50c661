import { randomUUID } from 'node:crypto'
import { ASIDE, type Form } from '../../../contract/form.ts'
import { CANARY_HEADER, markCanary } from '../../canary-mark.ts'
import type { ServerContext } from '../../context.ts'

/** One marked request, as a browser without script would send the form. */
export interface CanaryRequest {
  form: Form
  /** A word that stands in every free text, and nowhere else. */
  word: string
  email: string
  body: FormData
  headers: Record<string, string>
  /** The content of the file; undefined for a form without files. */
  file?: string
}

const FILE = (word: string) => `%PDF-1.7\n${word}\n%%EOF\n`

/** A request with acceptable answers, and a file where the form takes one. */
export function canaryRequest({ secret, company, now }: ServerContext, form: Form): CanaryRequest {
  const key = randomUUID()
  const word = `canary${key.replaceAll('-', '')}`
  const email = `${word}@${company.domain}`
  const body = new FormData()
  let file: string | undefined
  for (const [name, { control, options, upload }] of Object.entries(form.fields)) {
    if (upload) {
      file = FILE(word)
      body.set(name, new Blob([file]), `${word}.pdf`)
    } else if (control === 'choice') body.set(name, options?.[0]?.value ?? '')
    else if (control === 'email') body.set(name, email)
    else if (control === 'phone') body.set(name, '+1 419-555-0100')
    else body.set(name, `${word} ${name}`)
  }
  body.set(ASIDE.submissionId, key)
  const mark = markCanary(secret, { form: form.name, key }, now())
  return { form, word, email, body, file, headers: { [CANARY_HEADER]: mark, 'idempotency-key': key } }
}
