/** Texts that were begun, notes by the request, changes of one by its id: they outlive a look at something else, and a reload. */
export function draftOf(name: string): string {
  return sessionStorage.getItem(keyOf(name)) ?? ''
}

export function keepDraft(name: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(name))
  else sessionStorage.setItem(keyOf(name), text)
}

function keyOf(name: string): string {
  return `desk.note.${name}`
}
