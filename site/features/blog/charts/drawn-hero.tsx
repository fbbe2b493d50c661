import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '../articles.ts'
import { type Frame, NARROW, WIDE } from './frame.ts'
import { heroChart } from './HeroChart.tsx'

export interface DrawnHero {
  /** A wide drawing and a narrow one; `markup` is what stands in its SVG. */
  drawings: { frame: Frame; markup: string }[]
  note: string
  lit?: string
}

/** How many charts are kept. Each takes some 100 kB of memory with the text that it was drawn from. */
const MOST = 24

const drawn = new Map<string, DrawnHero>()

/**
 * The chart of an article, drawn. Articles with equal figures and equal text share a drawing, which takes up to a fifth
 * of a second; undefined for an article that names no chart.
 */
export function drawnHero({ chart, html }: Pick<Article, 'chart' | 'html'>): DrawnHero | undefined {
  if (chart === undefined) return undefined
  const text = html()
  const key = JSON.stringify(chart) + text
  const known = drawn.get(key)
  if (known) return known
  const { draw, note, lit } = heroChart(chart, text)
  const drawings = [WIDE, NARROW].map((frame) => ({ frame, markup: renderToStaticMarkup(draw(frame)) }))
  const all = { drawings, note, lit }
  if (drawn.size >= MOST) drawn.delete(drawn.keys().next().value ?? '')
  drawn.set(key, all)
  return all
}
