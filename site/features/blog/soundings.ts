interface Sounded {
  slug: string
  date: string
  views: number
  category: string
}

/** Newest articles that the chart has room for. */
const MOST = 14
/** What words at a line or a year take of the chart's width, in per cent. */
const ROOM = 9

interface Line {
  slug: string
  category: string
  views: number
  /** Per cent of the chart's width and depth. */
  x: number
  depth: number
  /** Whether its words have room before the next line's. */
  isNamed: boolean
}

export interface SoundingsChart {
  lines: Line[]
  years: { year: number; x: number }[]
}

/** The listing's chart: each article is a line let down on its day, as deep as it was read. */
export function chartOf(newestFirst: readonly Sounded[]): SoundingsChart {
  const shown = newestFirst.slice(0, MOST).toReversed()
  const first = shown[0]
  const last = shown.at(-1)
  if (!first || !last) return { lines: [], years: [] }
  const start = Date.parse(first.date)
  const span = Math.max(Date.parse(last.date) - start, 1)
  const deepest = Math.max(...shown.map(({ views }) => views), 1)
  const place = (day: string) => Math.round(((Date.parse(day) - start) / span) * 1000) / 10
  const years = Array.from({ length: Number(last.date.slice(0, 4)) - Number(first.date.slice(0, 4)) }, (_, index) => {
    const year = Number(first.date.slice(0, 4)) + index + 1
    return { year, x: place(`${year}-01-01`) }
  })
  return {
    lines: spaced(shown.map((article) => ({ ...article, x: place(article.date) }))).map(
      ({ slug, category, views, x, isNamed }) => ({
        slug,
        category,
        views,
        x,
        depth: Math.round((views / deepest) * 1000) / 10,
        isNamed,
      }),
    ),
    years: spaced(years).filter(({ isNamed }) => isNamed),
  }
}

/** Which of the places, from the last back, have room for words. */
function spaced<T extends { x: number }>(places: readonly T[]): (T & { isNamed: boolean })[] {
  let next = Infinity
  return places
    .toReversed()
    .map((place) => {
      const isNamed = next - place.x >= ROOM
      if (isNamed) next = place.x
      return { ...place, isNamed }
    })
    .toReversed()
}
