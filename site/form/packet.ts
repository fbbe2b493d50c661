import { ASIDE, type Form } from '../../contract/form.ts'
import type { Packet } from './FormShell.tsx'

/** The multipart body of a form: its answers as they travel (spec 1 §7), its files, and what goes beside them. */
export function multipart(form: Form, { answers, files, aside }: Packet): FormData {
  const body = new FormData()
  const sent = form.pack ? form.pack(answers) : answers
  for (const [key, value] of Object.entries(sent)) if (typeof value === 'string') body.append(key, value)
  for (const [key, list] of Object.entries(files)) {
    for (const [position, file] of list.entries()) body.append(form.fileKey?.(position) ?? key, file, file.name)
  }
  for (const [key, value] of Object.entries(aside)) body.append(ASIDE[key as keyof typeof ASIDE], value)
  return body
}
