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
  return newestFirst
    .filter(({ slug }) => slug !== to.slug)
    .map((article, age) => ({ article, kinship: kinship(article), age }))
    .sort((a, b) => b.kinship - a.kinship || a.age - b.age)
    .slice(0, RELATED)
    .map(({ article }) => article)
}
