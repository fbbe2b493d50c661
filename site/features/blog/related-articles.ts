interface Relatable {
  slug: string
  category: string
  tags: readonly string[]
}

/** Specification 10.2.9. */
const RELATED = 4

/** Four other articles, those with most shared tags first. A shared category counts as a tag; of equals the newest. */
export function related<T extends Relatable>(to: T, newestFirst: readonly T[]): T[] {
  const kinship = (other: T) =>
    other.tags.filter((tag) => to.tags.includes(tag)).length + (other.category === to.category ? 1 : 0)
  // Every article asks this of every other: among a thousand, sorting them each time would take a second.
  const nearest: { article: T; kinship: number }[] = []
  for (const article of newestFirst) {
    if (article.slug === to.slug) continue
    const own = kinship(article)
    const last = nearest[RELATED - 1]
    if (last && last.kinship >= own) continue
    const at = nearest.findIndex((other) => other.kinship < own)
    nearest.splice(at < 0 ? nearest.length : at, 0, { article, kinship: own })
    nearest.length = Math.min(nearest.length, RELATED)
  }
  return nearest.map(({ article }) => article)
}
