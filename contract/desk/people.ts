/** A person of the staff, as the settings name them (`DESK_PEOPLE`). */
export interface StaffPerson {
  name: string
  /** Other spellings of the same person. */
  aliases: readonly string[]
  /** Gets an email when a request is handed over or a note names the person. */
  address: string
}

/**
 * The name under which a person acts, whichever of their spellings was typed, or their address, by which a proxy may name
 * them. A name that nobody lists stays as it is.
 */
export function nameOfPerson(people: readonly StaffPerson[], typed: string): string {
  const known = (person: StaffPerson) => [...spellingsOf(person), folded(person.address)]
  return people.find((person) => known(person).includes(folded(typed)))?.name ?? typed
}

/** Whom a note names: `@` and a whole name, another spelling of it, or a first name that only one of them has. */
export function peopleNamedIn(text: string, people: readonly StaffPerson[]): StaffPerson[] {
  const firstName = ({ name }: StaffPerson) => folded(name.split(' ')[0] ?? name)
  return people.filter((person) => {
    const isOnly = people.filter((other) => firstName(other) === firstName(person)).length === 1
    const names = [...spellingsOf(person), ...(isOnly ? [firstName(person)] : [])]
    return names.some((name) => isNamed(folded(text), name))
  })
}

function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf(`@${name}`); at >= 0; at = text.indexOf(`@${name}`, at + 1)) {
    const after = text.slice(at + 1 + name.length)
    const isInAddress = /[\p{L}\p{N}.]$/u.test(text.slice(0, at))
    if (!isInAddress && !/^[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

function spellingsOf({ name, aliases }: StaffPerson): string[] {
  return [name, ...aliases].map(folded)
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
