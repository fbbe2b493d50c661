/** A number of its own for each name, the same on every machine: the seed of that page's drawings. */
export function seedOf(name: string): number {
  let hash = 7
  for (const character of name) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}
