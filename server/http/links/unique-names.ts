/**
 * The names again, each only once, so that none hides another where they are unpacked into one folder: "plan (2).pdf". Most
 * file systems take upper and lower case, and both ways to write an accent, for the same name.
 *
 * @param taken - names that something else in the folder has.
 */
export function uniqueNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const known = new Set(taken.map(keyOf))
  return names.map((name) => {
    let unique = name
    for (let copy = 2; known.has(keyOf(unique)); copy += 1) unique = numbered(name, copy)
    known.add(keyOf(unique))
    return unique
  })
}

function numbered(name: string, copy: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)} (${copy})${name.slice(dot)}` : `${name} (${copy})`
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
