import { ASIDE, type Form } from '../../../contract/form.ts'
import type { StagedUpload } from '../../../contract/page.ts'

/** Chosen files by field. */
export type FilesByField = Record<string, File[]>

/** Whether any field has a file. */
export function holdsFiles(files: FilesByField): boolean {
  return Object.values(files).some((list) => list.length > 0)
}

/** One filled-in form, checked and ready to be sent. */
export interface Submission {
  /** Text answers by field. */
  answers: Record<string, string>
  files: FilesByField
  /** Those that the server has already. */
  staged?: readonly StagedUpload[]
  /** What is sent beside the fields, by the names that the server reads. */
  aside: Record<string, string>
}

interface AsideValues {
  /** The idempotency key. */
  submissionId: string
  /** What stands in the field that people do not see. */
  honeypot: string
  /** Milliseconds from the form's first touch to its sending. */
  elapsedMs: number
  variant?: string
}

/** The values beside the fields under the contract's names, which are the ones that the server reads. */
export function asideFields({ submissionId, honeypot, elapsedMs, variant }: AsideValues): Record<string, string> {
  return {
    [ASIDE.submissionId]: submissionId,
    [ASIDE.honeypot]: honeypot,
    [ASIDE.elapsed]: String(elapsedMs),
    ...(variant && { [ASIDE.variant]: variant }),
  }
}

/**
 * The multipart body of a form: its answers as they travel (specification 12), its files, and what is sent beside them.
 */
export function multipartBody(form: Form, { answers, files, staged = [], aside }: Submission): FormData {
  const body = new FormData()
  const travelling = form.pack ? form.pack(answers) : answers
  for (const [name, value] of Object.entries(travelling)) body.append(name, value)
  for (const [name, list] of Object.entries(files)) {
    for (const [position, file] of list.entries()) body.append(form.fileKey?.(position) ?? name, file, file.name)
  }
  for (const { token } of staged) body.append(ASIDE.kept, token)
  for (const [name, value] of Object.entries(aside)) body.append(name, value)
  return body
}

/**
 * The answers alone, for a form whose JSON body has exactly its fields. The honeypot is added only when it is filled:
 * what a person sends is the specified body and nothing else.
 */
export function plainJson({ answers, aside }: Submission): Record<string, string> {
  const honeypot = aside[ASIDE.honeypot]
  return honeypot ? { ...answers, [ASIDE.honeypot]: honeypot } : answers
}

/** Answers and what is sent beside them, for the key `application` that stands beside the specified JSON. */
export function applicationJson({ answers, aside }: Submission): Record<string, string> {
  return { ...answers, ...Object.fromEntries(Object.entries(aside).filter(([, value]) => value !== '')) }
}
