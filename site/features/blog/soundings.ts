interface Sounded {
  slug: string
  date: string
  views: number
  category: string
}

/** Newest articles that the chart has room for. */
const MOST = 14

export interface Line {
  slug: string
  category: string
  views: number
  /** Per cent of the chart's width and depth. */
  x: number
  depth: number
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
    lines: shown.map(({ slug, category, views, date }) => ({
      slug,
      category,
      views,
      x: place(date),
      depth: Math.round((views / deepest) * 1000) / 10,
    })),
    years,
  }
}
