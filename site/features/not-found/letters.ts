/** How many letters must be changed, added or dropped to make one text the other (Levenshtein's distance). */
export function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === wanted ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    row = next
  }
  return row[other.length] ?? 0
}

/** The asked text in pieces: those that stand in the other too, in its order, and those that are too much. */
export function piecesOf(asked: string, other: string): { text: string; kept: boolean }[] {
  // common[a][b]: the longest common run of letters, gaps allowed, of what follows a and b.
  const common = Array.from({ length: asked.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (a: number, b: number) => common[a]?.[b] ?? 0
  for (let a = asked.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--) {
      const row = common[a]
      if (row) row[b] = asked[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
    }
  const pieces: { text: string; kept: boolean }[] = []
  const add = (letter: string, kept: boolean) => {
    const last = pieces.at(-1)
    if (last?.kept === kept) last.text += letter
    else pieces.push({ text: letter, kept })
  }
  let [a, b] = [0, 0]
  while (a < asked.length) {
    if (asked[a] === other[b] && at(a, b) === at(a + 1, b + 1) + 1) {
      add(asked[a] ?? '', true)
      a++
      b++
    } else if (b < other.length && at(a, b + 1) >= at(a + 1, b)) b++
    else add(asked[a++] ?? '', false)
  }
  return pieces
}

/** An address as people read it. One that is no valid UTF-8 stays as it was sent. */
export function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
