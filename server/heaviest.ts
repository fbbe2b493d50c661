/**
 * Who holds the most of something that all share. When it is full, that one gives way, and not whoever comes next.
 *
 * @returns undefined where nobody holds any.
 */
export function heaviest<T>(items: Iterable<T>, ownerOf: (item: T) => string, weightOf: (item: T) => number = () => 1) {
  const weights = new Map<string, number>()
  for (const item of items) {
    const owner = ownerOf(item)
    weights.set(owner, (weights.get(owner) ?? 0) + weightOf(item))
  }
  let most: { owner: string; weight: number } | undefined
  for (const [owner, weight] of weights) if (!most || weight > most.weight) most = { owner, weight }
  return most
}
