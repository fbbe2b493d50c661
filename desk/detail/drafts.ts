/** Notes that were begun: they outlive a look at another request, and a reload. */
export function draftOf(reference: string): string {
  return sessionStorage.getItem(keyOf(reference)) ?? ''
}

export function keepDraft(reference: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(reference))
  else sessionStorage.setItem(keyOf(reference), text)
}

function keyOf(reference: string): string {
  return `desk.note.${reference}`
}
