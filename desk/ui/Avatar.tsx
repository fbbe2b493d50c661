const TINTS = 5

/** The initials of a person at the desk, in a tint that stays theirs. Decoration: the name stands beside it in words. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" data-tint={tintOf(name)} aria-hidden="true" title={name}>
      {initialsOf(name)}
    </span>
  )
}

/** Stands where nobody has taken a request. */
export function NobodysMark() {
  return <span className="avatar nobody" aria-hidden="true" />
}

function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean)
  const first = [...(words[0] ?? '?')]
  const second = words[1] ? [...words[1]][0] : first[1]
  return `${first[0] ?? '?'}${second ?? ''}`.toUpperCase()
}

function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return sum % TINTS
}
