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

/**
 * The answers alone, for a form whose JSON has exactly its fields. Only the trap for robots is added, and only when
 * one has fallen into it: what a person sends is the specified body and nothing else.
 */
export function plainJson({ answers, aside }: Packet): Record<string, string> {
  return { ...answers, ...(aside.honeypot && { [ASIDE.honeypot]: aside.honeypot }) }
}

/** The structured fields of an application, for the key that travels beside its specified JSON. */
export function structured({ answers, aside }: Packet): Record<string, string> {
  const texts = Object.entries(answers).filter(([, value]) => typeof value === 'string')
  const beside = Object.entries(aside).map(([key, value]) => [ASIDE[key as keyof typeof ASIDE], value] as const)
  return Object.fromEntries([...texts, ...beside.filter(([, value]) => value !== '')])
}
