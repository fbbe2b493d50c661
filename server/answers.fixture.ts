import type { Answers, Fields, Form } from '../contract/form.ts'

/** A text for every field of a form that the form accepts. Every free text and address contains the marker. */
export function markedTexts(form: Form, marker: string): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [key, { control, options }] of Object.entries(form.fields)) {
    if (control === 'files') continue
    if (control === 'choice') texts[key] = options?.[0]?.value ?? ''
    else if (control === 'email') texts[key] = `${marker}@engines.example`
    else texts[key] = `${marker} ${key}, with enough words`
  }
  return texts
}

/** The same as checked answers, without files. */
export function markedAnswers(form: Form, marker: string): Answers<Fields> {
  const files = Object.entries(form.fields).filter(([, { control }]) => control === 'files')
  return { ...markedTexts(form, marker), ...Object.fromEntries(files.map(([key]) => [key, []])) }
}
