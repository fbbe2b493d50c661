/** The shortest beginning of an id that stands for the whole id, in characters. */
const SHORTEST = 4

/** Whether a text can be the beginning of an id of an email or a webhook. */
export function isIdBeginning(text: string): boolean {
  return text.length >= SHORTEST && /^[0-9a-f-]+$/i.test(text)
}
