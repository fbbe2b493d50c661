interface Sounded {
  slug: string
  date: string
  views: number
  category: string
}

/** How many articles the chart shows, the newest. */
const MOST = 14
/** The width of a label, in per cent of the chart. */
const ROOM = 9

interface Line {
  slug: string
  category: string
  views: number
  /** Per cent of the chart's width and depth. */
  x: number
  depth: number
  /** Whether its label has room before the next one. */
  isNamed: boolean
}

export interface SoundingsChart {
  lines: Line[]
  years: { year: number; x: number }[]
}

/** The listing's chart: each article is a line at its day, as long as it was read often. */
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

/** Which of the places have room for a label; the last has, then those far enough before it. */
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
